package arbiter.games.dynasty.words;

import arbiter.engine.Reading;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.Way;
import java.util.ArrayList;
import java.util.List;

/** Reads one line of the language that positions are written in. */
final class StatementReader {
    static final List<String> COUNTERS =
            List.of("supply", "land", "tokens", "next", "missed", "units", "limit", "cities", "levels", "points");
    static final List<String> MARKS = List.of("bot", "out", "ended");
    private static final List<String> HEADS =
            List.of("order", "round", "turn", "actions", "battle", "waiting", "time", "won");
    private static final List<String> ABSENT = List.of("house", "token", "city", "bridge", "unit");

    private final Line line;
    private final Words words;
    private final Grid grid;
    private final List<String> players;

    private StatementReader(Line line, Grid grid, List<String> players) throws Misread {
        this.line = line;
        this.words = Words.of(line);
        this.grid = grid;
        this.players = players;
    }

    static Statement read(Line line, Grid grid, List<String> players) throws Misread {
        StatementReader reader = new StatementReader(line, grid, players);
        Statement statement = reader.statement();
        reader.words.end();
        return statement;
    }

    private Statement statement() throws Misread {
        Words.Word first = words.peek();
        if (players.contains(first.text()) && words.peek(1).is(":")) {
            words.take();
            words.take();
            return new Statement.OfPlayer(line, first.text(), playerWords());
        }
        if (TileWords.startHere(words)) {
            List<Integer> tiles = TileWords.read(grid, words);
            words.expect(":");
            return new Statement.OfTiles(line, tiles, tileWords());
        }
        words.take();
        return switch (first.quoted() ? "" : first.lower()) {
            case "order" -> new Statement.TurnOrder(line, everybody());
            case "round" -> new Statement.Round(words.number("the number of the round"));
            case "turn" -> turn();
            case "actions" -> new Statement.Actions(line, words.number("how many actions are left"));
            case "battle" -> battle();
            case "waiting" -> waiting();
            case "no" -> {
                words.expect("waiting");
                yield new Statement.NothingWaits();
            }
            case "time" -> {
                words.expect("up");
                yield new Statement.TimeIsUp();
            }
            case "won" -> won();
            default ->
                throw words.misread(
                        first,
                        "expected tiles or a player and a colon, or one of " + String.join(", ", HEADS) + "; found `"
                                + first.text() + "`");
        };
    }

    private String player() throws Misread {
        Words.Word word = words.peek();
        if (!players.contains(word.text())) {
            throw words.misread(Nearest.unknown("player", word.text(), players));
        }
        return words.take().text();
    }

    private List<String> everybody() throws Misread {
        List<String> names = new ArrayList<>();
        while (words.hasNext()) {
            Words.Word at = words.peek();
            String name = player();
            if (names.contains(name)) {
                throw words.misread(at, "`" + name + "` stands twice in the order");
            }
            names.add(name);
        }
        if (names.size() != players.size()) {
            throw words.misread("the order names " + names.size() + " of " + players.size() + " players");
        }
        return names;
    }

    private Statement turn() throws Misread {
        if (words.taken("over")) {
            return new Statement.Turn(line, null, Phase.OVER);
        }
        String player = player();
        Words.Word word = words.peek();
        Phase phase = word.quoted() ? null : Phase.of(word.lower());
        if (phase == null || phase == Phase.OVER) {
            List<String> phases = java.util.Arrays.stream(Phase.values())
                    .map(Phase::word)
                    .filter(name -> !name.equals("over"))
                    .toList();
            throw words.misread("the phases are " + String.join(", ", phases) + words.found());
        }
        words.take();
        return new Statement.Turn(line, player, phase);
    }

    private Statement battle() throws Misread {
        Order.UnitId attacker = Notation.unit(words);
        words.expect("attacks");
        Hex at = grid.hex(TileWords.tile(grid, words));
        boolean retaliation = false;
        int retries = 0;
        while (words.taken(",")) {
            if (words.taken("retaliation")) {
                retaliation = true;
            } else {
                words.expect("retries");
                retries = words.number("how often it was rolled again");
            }
        }
        return new Statement.Battle(line, attacker, at, retaliation, retries);
    }

    private Statement waiting() throws Misread {
        words.expect(":");
        int offset = words.peek().offset();
        Reading<Order> reading = Notation.read(players, line.text().substring(offset));
        while (words.hasNext()) {
            words.take();
        }
        return switch (reading) {
            case Reading.Order<Order>(Order order) -> new Statement.Waiting(order);
            case Reading.Unreadable<Order>(String text, arbiter.engine.Slip slip) ->
                throw line.misread(offset + slip.column() - 1, slip.message());
        };
    }

    private Statement won() throws Misread {
        List<String> names = new ArrayList<>();
        while (players.contains(words.peek().text())) {
            names.add(words.take().text());
        }
        for (Way way : Way.values()) {
            if (words.taken(way.word())) {
                return new Statement.Won(line, names, way);
            }
        }
        throw words.misread("one wins as `conqueror`, `dynasty`, `veteran` or by `timeout`" + words.found());
    }

    private List<Statement.PlayerWord> playerWords() throws Misread {
        List<Statement.PlayerWord> all = new ArrayList<>();
        do {
            all.add(playerWord());
        } while (words.taken(","));
        return all;
    }

    private Statement.PlayerWord playerWord() throws Misread {
        Words.Word word = words.take();
        String name = word.quoted() ? "" : word.lower();
        if (COUNTERS.contains(name)) {
            return new Statement.PlayerWord.Counter(name, words.number("a number"));
        }
        if (MARKS.contains(name)) {
            return new Statement.PlayerWord.Mark(name);
        }
        if (name.equals("no") && MARKS.contains(words.peek().lower())) {
            return new Statement.PlayerWord.NoMark(words.take().lower());
        }
        if (name.equals("ranged") || name.equals("tie")) {
            return new Statement.PlayerWord.Standing(name, answer(name));
        }
        List<String> known = new ArrayList<>(COUNTERS);
        known.addAll(MARKS);
        known.addAll(List.of("ranged", "tie"));
        throw words.misread(word, Nearest.unknown("word about a player", word.text(), known));
    }

    private String answer(String about) throws Misread {
        List<String> answers = about.equals("ranged")
                ? List.of("ask", "evade", "retaliate", "hidden")
                : List.of("ask", "back", "again", "hidden");
        if (!answers.contains(words.peek().lower())) {
            throw words.misread("expected one of " + String.join(", ", answers) + words.found());
        }
        return words.take().lower();
    }

    private List<Statement.TileWord> tileWords() throws Misread {
        List<Statement.TileWord> all = new ArrayList<>();
        do {
            all.add(tileWord());
        } while (words.taken(","));
        return all;
    }

    private Statement.TileWord tileWord() throws Misread {
        if (words.taken("empty")) {
            return new Statement.TileWord.Empty();
        }
        if (words.taken("conflicted")) {
            return new Statement.TileWord.Conflicted();
        }
        if (words.taken("unclaimed")) {
            return new Statement.TileWord.Unclaimed();
        }
        if (words.taken("defence")) {
            return new Statement.TileWord.Defence(words.number("the defence"));
        }
        if (words.taken("no")) {
            if (!ABSENT.contains(words.peek().lower())) {
                throw words.misread("`no` comes before one of " + String.join(", ", ABSENT) + words.found());
            }
            return new Statement.TileWord.No(words.take().lower());
        }
        if (words.taken("cargo")) {
            return unit(true);
        }
        if (words.taken("ownerless")) {
            words.expect("bridge");
            return new Statement.TileWord.Structure(null, Piece.BRIDGE, null, 0, false, 0, 0);
        }
        boolean kind = !words.peek().quoted() && UnitKind.of(words.peek().text()) != null;
        return kind && !isPiece(words.peek(1)) ? unit(false) : structure();
    }

    private static boolean isPiece(Words.Word word) {
        return word.is("house") || word.is("token") || word.is("city") || word.is("bridge");
    }

    private Statement.TileWord unit(boolean cargo) throws Misread {
        UnitKind kind = Notation.kind(words);
        Order.UnitId id = Notation.unit(words);
        boolean marched = false;
        boolean blessed = false;
        boolean hasted = false;
        boolean withheld = false;
        while (words.hasNext() && !words.peek().is(",")) {
            if (words.taken("marched")) {
                marched = true;
            } else if (words.taken("blessed")) {
                blessed = true;
            } else if (words.taken("hasted")) {
                hasted = true;
            } else if (words.taken("withheld")) {
                withheld = true;
            } else {
                throw words.misread("a unit may be `marched`, `blessed`, `hasted` or `withheld`" + words.found());
            }
        }
        return new Statement.TileWord.Unit(kind, id, cargo, marched, blessed, hasted, withheld);
    }

    private Statement.TileWord structure() throws Misread {
        String owner = player();
        for (Piece piece : Piece.values()) {
            if (words.taken(piece.word())) {
                return switch (piece) {
                    case CITY -> city(owner);
                    case HOUSE, TOKEN -> {
                        Hex claimedBy = words.taken("of") ? grid.hex(TileWords.tile(grid, words)) : null;
                        yield new Statement.TileWord.Structure(owner, piece, claimedBy, 0, false, 0, 0);
                    }
                    case BRIDGE -> new Statement.TileWord.Structure(owner, piece, null, 0, false, 0, 0);
                };
            }
        }
        throw words.misread("a player has a `house`, `token`, `city` or `bridge`" + words.found());
    }

    private Statement.TileWord city(String owner) throws Misread {
        Words.Word at = words.peek();
        int level = words.number("the city's level");
        if (level < 1 || level > 5) {
            throw words.misread(at, "a city has level 1 to 5");
        }
        boolean warded = false;
        int recruited = 0;
        int cast = 0;
        while (words.hasNext() && !words.peek().is(",")) {
            if (words.taken("warded")) {
                warded = true;
            } else if (words.taken("recruited")) {
                recruited = words.number("how many units it recruited");
            } else if (words.taken("cast")) {
                cast = words.number("how many spells it cast");
            } else {
                throw words.misread("a city may be `warded`, have `recruited 1` or `cast 1`" + words.found());
            }
        }
        return new Statement.TileWord.Structure(owner, Piece.CITY, null, level, warded, recruited, cast);
    }
}
