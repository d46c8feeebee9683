package arbiter.server.link;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.book.Rulebook;
import arbiter.server.game.Access;
import arbiter.server.game.BoardPicture;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.maps.SharedMaps;
import arbiter.server.rules.Scenarios;
import arbiter.server.watch.Headline;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.springframework.stereotype.Component;

/**
 * The blurbs of pages. Every caller gets what a stranger may see: programs that fetch links are strangers. A page that a stranger may not
 * see has no blurb, like a page that does not exist.
 */
@Component
class Blurbs {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");
    private static final int LONGEST = 200;

    private final Access access;
    private final SeatStore seats;
    private final Headline.Desk headlines;
    private final SharedMaps maps;
    private final Scenarios scenarios;

    Blurbs(Access access, SeatStore seats, Headline.Desk headlines, SharedMaps maps, Scenarios scenarios) {
        this.access = access;
        this.seats = seats;
        this.headlines = headlines;
        this.maps = maps;
        this.scenarios = scenarios;
    }

    /** @param path such as {@code /game/h7m2kq9xwd/turn/7} */
    Optional<Blurb> at(String path) {
        List<String> parts = List.of(path.replaceFirst("^/", "").split("/"));
        String kind = parts.getFirst();
        return switch (parts.size()) {
            case 2 ->
                switch (kind) {
                    case "game", "games" -> game(parts.get(1));
                    case "maps" -> map(parts.get(1));
                    case "s" -> scenario(parts.get(1));
                    default -> Optional.empty();
                };
            case 3 ->
                switch (kind) {
                    case "game" -> parts.get(2).equals("story") ? story(parts.get(1)) : Optional.empty();
                    case "rules" -> chapter(parts.get(1), parts.get(2));
                    default -> Optional.empty();
                };
            case 4 ->
                kind.equals("game")
                                && parts.get(2).equals("turn")
                                && NUMBER.matcher(parts.get(3)).matches()
                        ? turn(parts.get(1), Integer.parseInt(parts.get(3)))
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** The game as strangers see it; empty if they do not see it. */
    Optional<Standpoint> stranger(String id) {
        try {
            return Optional.of(access.glance(id, Caller.NOBODY));
        } catch (Problem e) {
            return Optional.empty();
        }
    }

    private Optional<Blurb> game(String id) {
        return stranger(id).map(who -> blurb(who, who.game().entries(), "/game/" + id, ""));
    }

    private Optional<Blurb> story(String id) {
        return stranger(id).map(who -> blurb(who, who.game().entries(), "/game/" + id + "/story", ""));
    }

    private Optional<Blurb> turn(String id, int turn) {
        return stranger(id)
                .flatMap(who -> headlines
                        .end(who, turn)
                        .map(at -> blurb(who, at, "/game/" + id + "/turn/" + turn, "?turn=" + turn)));
    }

    /** @param which follows the address of the embedded board */
    private Blurb blurb(Standpoint who, int at, String path, String which) {
        String id = who.game().id();
        Headline headline = headlines.of(who, at);
        boolean begun = who.game().status().begun();
        String picture =
                "/api/games/" + id + "/positions/" + at + "/link.png?v=" + BoardPicture.mark(who.game(), seats.of(id));
        return new Blurb(
                headline.title(),
                headline.game() + ". " + headline.line() + ".",
                path,
                begun ? picture : null,
                begun ? "/embed/game/" + id + which : null);
    }

    private Optional<Blurb> map(String id) {
        return maps.find(id)
                .map(map -> new Blurb(
                        map.name(),
                        "A map for " + map.game() + ".",
                        "/maps/" + id,
                        "/api/maps/" + id + "/link.png",
                        null));
    }

    private Optional<Blurb> scenario(String id) {
        return scenarios
                .find(id)
                .map(shared -> new Blurb(
                        shared.title(),
                        "A position of " + shared.game() + ". Open it in the sandbox and try other orders.",
                        "/s/" + id,
                        "/api/scenarios/" + id + "/link.png",
                        null));
    }

    private static Optional<Blurb> chapter(String ruleset, String chapter) {
        return Games.byId(ruleset)
                .flatMap(game -> game.words().rulebook().printed().stream()
                        .filter(each -> each.file().equals(chapter + ".md"))
                        .findFirst()
                        .map(found -> blurb(game, found, chapter)));
    }

    private static Blurb blurb(Game<?, ?, ?> game, Rulebook.Chapter chapter, String name) {
        String id = game.ruleset().id();
        return new Blurb(
                chapter.title() + " · " + game.ruleset().name(),
                opening(chapter.markdown()),
                "/rules/" + id + "/" + name,
                "/api/rulesets/" + id + "/chapters/" + name + "/link.png",
                null);
    }

    /** The first paragraph, without its markup. */
    private static String opening(String markdown) {
        String paragraph = List.of(markdown.split("\n\\s*\n")).stream()
                .map(String::strip)
                .filter(text -> !text.isEmpty()
                        && Character.isLetter(text.replaceAll("[*_`]", "").charAt(0)))
                .findFirst()
                .orElse("")
                .replaceAll("\\[([^\\]]*)]\\([^)]*\\)", "$1")
                .replaceAll("[*_`]+", "")
                .replaceAll("\\s+", " ");
        return paragraph.length() <= LONGEST
                ? paragraph
                : paragraph.substring(0, paragraph.lastIndexOf(' ', LONGEST)).stripTrailing() + "…";
    }
}
