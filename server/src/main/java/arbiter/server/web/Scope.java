package arbiter.server.web;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a session or token may do. Each scope includes the scopes before it. */
public enum Scope {
    /** See what the owner sees, and request computations that change nothing. */
    READ,
    /** Take seats, hand in sheets, write messages, ask for delays. */
    PLAY,
    /** Create and host games, and save maps. */
    HOST,
    /** Change the account and its tokens, and administer the server. Only for people who have logged in; no token has it. */
    EVERYTHING;

    private static final Pattern CHANGES_NOTHING = Pattern.compile(
            "/api/sandbox|/api/rulesets/.*|/api/games/[^/]+/(check|desk|desk/reason|drawing|review|standing-orders/check)");
    private static final Pattern PLAYING = Pattern.compile("/api/play|/api/studies(/.*)?"
            + "|/api/games/[^/]+/(seats|seats/mine|sheet|sheet/ready|standing-orders|delays|delays/[^/]+|upgrade|messages"
            + "|messages/read|messages/[^/]+/report|muted)");
    private static final Pattern HOSTING = Pattern.compile("/api/(games|maps)(/.*)?");

    /** The scope that a request needs. An unknown path needs everything. */
    static Scope neededFor(String method, String path) {
        if (method.equals("GET")
                || method.equals("HEAD")
                || CHANGES_NOTHING.matcher(path).matches()) {
            return READ;
        }
        if (method.equals("DELETE") && path.equals("/api/session")) {
            // Any token can end itself, so that its owner can stop a stolen token.
            return READ;
        }
        boolean moderates = method.equals("DELETE") && path.contains("/messages/");
        if (PLAYING.matcher(path).matches() && !moderates) {
            return PLAY;
        }
        return HOSTING.matcher(path).matches() ? HOST : EVERYTHING;
    }

    boolean covers(Scope needed) {
        return compareTo(needed) >= 0;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The scopes that a token can have. */
    public static Optional<Scope> ofToken(String word) {
        return List.of(READ, PLAY, HOST).stream()
                .filter(scope -> scope.word().equals(word))
                .findFirst();
    }

    /** The refusal for a token with this scope. */
    Problem refusal(Scope needed) {
        return Problem.tooNarrow(
                switch (needed) {
                    case READ, PLAY, HOST ->
                        "This token is for `" + word() + "` only; make one for `" + needed.word() + "`.";
                    case EVERYTHING -> "No token can do that; log in on the page.";
                });
    }
}
