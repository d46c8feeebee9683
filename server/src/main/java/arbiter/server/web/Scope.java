package arbiter.server.web;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a caller's session or token is good for. Each scope includes those before it. */
public enum Scope {
    /** Sees what its owner sees, and lets the server compute things that change nothing. */
    READ,
    /** Takes seats, hands in sheets, writes messages, asks for delays. */
    PLAY,
    /** Makes and hosts games, and keeps maps. */
    HOST,
    /** The account itself, its tokens, and administration: only for somebody who has logged in. No token has it. */
    EVERYTHING;

    private static final Pattern CHANGES_NOTHING =
            Pattern.compile("/api/sandbox|/api/rulesets/.*|/api/games/[^/]+/(check|desk|desk/reason|drawing)");
    private static final Pattern PLAYING = Pattern.compile(
            "/api/play|/api/games/[^/]+/(seats|seats/mine|sheet|sheet/ready|delays|delays/[^/]+|upgrade|messages"
                    + "|messages/read|muted)");
    private static final Pattern HOSTING = Pattern.compile("/api/(games|maps)(/.*)?");

    /** What a request needs. A path that is not known here needs everything. */
    static Scope neededFor(String method, String path) {
        if (method.equals("GET")
                || method.equals("HEAD")
                || CHANGES_NOTHING.matcher(path).matches()) {
            return READ;
        }
        if (method.equals("DELETE") && path.equals("/api/session")) {
            // A token that fell into wrong hands can be ended with nothing but itself.
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

    /** Those that a token can have. */
    public static Optional<Scope> ofToken(String word) {
        return List.of(READ, PLAY, HOST).stream()
                .filter(scope -> scope.word().equals(word))
                .findFirst();
    }

    /** What a token with this scope is told when it lacks another. */
    Problem refusal(Scope needed) {
        return Problem.tooNarrow(
                switch (needed) {
                    case READ, PLAY, HOST ->
                        "This token is for `" + word() + "` only; make one for `" + needed.word() + "`.";
                    case EVERYTHING -> "No token can do that; log in on the page.";
                });
    }
}
