package arbiter.engine.scenario;

import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the scenario language. A scenario that cannot be read gives an error with its place; reading goes on with the next
 * scenario.
 */
public final class ScenarioReader {
    /** The content of a file. */
    public record File(List<Scenario> scenarios, List<Misread> errors) {}

    static final Pattern PLAYER_LINE = Pattern.compile("(\"[^\"]*\"|[^\\s:\"]+)\\s*:\\s*(.*)");
    static final Pattern PLAYER_NAME = Pattern.compile("\\p{L}[\\p{L}\\p{N}_-]*");
    private static final int MOST_PLAYERS = 100;
    private static final List<String> HEADINGS = List.of(
            "scenario",
            "rule",
            "game",
            "option",
            "players",
            "map",
            "board",
            "given",
            "when",
            "then",
            "seen",
            "dice",
            "nobody");

    private ScenarioReader() {}

    /** @param markdown whether scenarios are in fences with the info string {@code scenario} */
    public static File read(String text, boolean markdown) {
        List<Scenario> scenarios = new ArrayList<>();
        List<Misread> errors = new ArrayList<>();
        for (List<Line> block : markdown ? fenced(text, errors) : List.of(lines(text))) {
            for (List<Line> one : split(block, errors)) {
                try {
                    scenarios.add(new Builder(one).build());
                } catch (Misread e) {
                    errors.add(e);
                }
            }
        }
        return new File(scenarios, errors);
    }

    private static List<Line> lines(String text) {
        List<Line> lines = new ArrayList<>();
        int number = 0;
        for (String raw : (Iterable<String>) text.lines()::iterator) {
            addLine(raw, ++number, lines);
        }
        return lines;
    }

    private static List<List<Line>> fenced(String text, List<Misread> errors) {
        List<List<Line>> blocks = new ArrayList<>();
        List<Line> open = null;
        boolean scenario = false;
        String fence = "";
        int number = 0;
        int opened = 0;
        for (String raw : (Iterable<String>) text.lines()::iterator) {
            number++;
            String line = raw.strip();
            if (open == null && (line.startsWith("```") || line.startsWith("~~~"))) {
                fence = line.substring(0, runOf(line));
                scenario = line.substring(fence.length()).strip().equals("scenario");
                open = new ArrayList<>();
                opened = number;
            } else if (open != null && line.startsWith(fence) && runOf(line) == line.length()) {
                if (scenario) {
                    blocks.add(open);
                }
                open = null;
            } else if (open != null && scenario) {
                addLine(raw, number, open);
            }
        }
        if (open != null && scenario) {
            errors.add(new Misread(opened, 1, "the scenario that starts here has no closing fence"));
        }
        return blocks;
    }

    private static int runOf(String line) {
        int end = 0;
        while (end < line.length() && line.charAt(end) == line.charAt(0)) {
            end++;
        }
        return end;
    }

    private static void addLine(String raw, int number, List<Line> lines) {
        String bare = raw.substring(0, endBeforeComment(raw));
        String text = bare.strip();
        if (!text.isEmpty()) {
            lines.add(new Line(text, number, bare.indexOf(text) + 1));
        }
    }

    /** A {@code #} between a letter and a digit belongs to a name (RIG#1); any other starts a comment. */
    private static int endBeforeComment(String raw) {
        boolean quoted = false;
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == '#' && !quoted) {
                boolean inName = i > 0
                        && Character.isLetter(raw.charAt(i - 1))
                        && i + 1 < raw.length()
                        && Character.isDigit(raw.charAt(i + 1));
                if (!inName) {
                    return i;
                }
            }
        }
        return raw.length();
    }

    private static List<List<Line>> split(List<Line> lines, List<Misread> errors) {
        List<List<Line>> scenarios = new ArrayList<>();
        for (Line line : lines) {
            if (heading(line).equals("scenario")) {
                scenarios.add(new ArrayList<>());
            }
            if (scenarios.isEmpty()) {
                errors.add(line.misread(0, "expected `scenario \"title\"` before anything else"));
                return scenarios;
            }
            scenarios.getLast().add(line);
        }
        return scenarios;
    }

    /** The keyword that opens this line, or nothing if it is a line of a block. */
    private static String heading(Line line) {
        String text = line.text();
        int end = 0;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        String word = text.substring(0, end);
        if (!HEADINGS.contains(word)) {
            return "";
        }
        String rest = text.substring(end).strip();
        // A player or a territory may be called `map`: then a colon follows.
        return rest.startsWith(":") ? "" : word;
    }

    /** Reads the lines of one scenario, one after another. */
    private static final class Builder {
        private final List<Line> lines;
        private final Line start;
        private String title = "";
        private final List<String> rules = new ArrayList<>();
        private @Nullable Line game;
        private final List<Scenario.Option> options = new ArrayList<>();
        private final List<String> players = new ArrayList<>();
        private final List<Line> board = new ArrayList<>();
        private final List<Line> given = new ArrayList<>();
        private final List<Scenario.Step> steps = new ArrayList<>();

        private String block = "";
        private @Nullable String seenBy;
        private @Nullable Line when;
        private List<Scenario.Ordered> orders = new ArrayList<>();
        private Scenario.@Nullable Dice dice;
        private boolean nobody;
        private List<Scenario.Expectation> expected = new ArrayList<>();

        Builder(List<Line> lines) {
            this.lines = lines;
            this.start = lines.getFirst();
        }

        Scenario build() throws Misread {
            for (Line line : lines) {
                String heading = heading(line);
                if (heading.isEmpty()) {
                    blockLine(line);
                } else {
                    headed(heading, line);
                }
            }
            closeStep();
            Line named = game;
            if (named == null) {
                throw start.misread(0, "the scenario names no `game`");
            }
            if (players.isEmpty()) {
                throw start.misread(0, "the scenario names no `players`");
            }
            if (steps.isEmpty()) {
                throw start.misread(0, "the scenario has no `when`");
            }
            return new Scenario(title, start, rules, named, options, players, board, given, steps);
        }

        private void headed(String heading, Line line) throws Misread {
            int skip = heading.length();
            String rest = line.text().substring(skip).strip();
            switch (heading) {
                case "scenario" -> {
                    if (!rest.matches("\"[^\"]+\"")) {
                        throw line.misread(skip, "expected a title in double quotes");
                    }
                    title = rest.substring(1, rest.length() - 1);
                }
                case "rule" -> {
                    open("", line);
                    if (rest.isEmpty()) {
                        throw line.misread(skip, "expected the id of a rule");
                    }
                    rules.addAll(List.of(rest.split("\\s+")));
                }
                case "game" -> {
                    open("", line);
                    if (game != null) {
                        throw line.misread(0, "the scenario names two games");
                    }
                    if (rest.isEmpty()) {
                        throw line.misread(skip, "expected the id of a game");
                    }
                    game = new Line(
                            rest, line.number(), line.column() + line.text().indexOf(rest, skip));
                }
                case "option" -> option(line, rest, skip);
                case "players" -> players(line, rest, skip);
                case "map", "board" -> {
                    open("board", line);
                    if (!rest.isEmpty()) {
                        board.add(new Line(
                                rest, line.number(), line.column() + line.text().indexOf(rest, skip)));
                    }
                }
                case "given" -> {
                    nothingAfter(rest, line, skip);
                    open("given", line);
                }
                case "when" -> {
                    nothingAfter(rest, line, skip);
                    closeStep();
                    block = "when";
                    when = line;
                }
                case "then" -> {
                    nothingAfter(rest, line, skip);
                    if (when == null) {
                        throw line.misread(0, "`then` without a `when` before it");
                    }
                    if (orders.isEmpty() && !nobody) {
                        throw line.misread(
                                0, "the `when` before has no orders; write `nobody orders` if that is meant");
                    }
                    block = "then";
                    seenBy = null;
                }
                case "seen" -> seen(line, rest, skip);
                case "dice" -> dice(line, rest, skip);
                default -> nobody(line, rest);
            }
        }

        private void nothingAfter(String rest, Line line, int skip) throws Misread {
            if (!rest.isEmpty()) {
                throw line.misread(line.text().indexOf(rest, skip), "`" + rest + "` is too much here");
            }
        }

        /** Some headings may only come before the first {@code when}. */
        private void open(String name, Line line) throws Misread {
            if (when != null) {
                throw line.misread(0, "`" + line.text() + "` must come before the first `when`");
            }
            block = name;
        }

        private void option(Line line, String rest, int skip) throws Misread {
            open("", line);
            Matcher pair = Pattern.compile("([^\\s=]+)\\s*=\\s*(\\S+)").matcher(rest);
            if (!pair.matches()) {
                throw line.misread(skip, "expected an option such as `landmines=on`");
            }
            options.add(new Scenario.Option(pair.group(1), pair.group(2), line));
        }

        private void players(Line line, String rest, int skip) throws Misread {
            open("", line);
            if (rest.isEmpty()) {
                throw line.misread(skip, "expected the players' names");
            }
            for (Matcher name = Pattern.compile("\"[^\"]+\"|\\S+").matcher(rest); name.find(); ) {
                String bare = name.group().replace("\"", "");
                boolean quoted = !bare.equals(name.group());
                if ((!quoted && !PLAYER_NAME.matcher(bare).matches())
                        || bare.equals("host")
                        || players.contains(bare)) {
                    throw line.misread(
                            line.text().indexOf(rest, skip) + name.start(),
                            players.contains(bare)
                                    ? "two players are called `" + bare + "`"
                                    : "`" + name.group() + "` cannot be a player's name");
                }
                if (players.size() == MOST_PLAYERS) {
                    throw line.misread(0, "a scenario has at most " + MOST_PLAYERS + " players");
                }
                players.add(bare);
            }
        }

        private void seen(Line line, String rest, int skip) throws Misread {
            if (!block.equals("then")) {
                throw line.misread(0, "`seen by` belongs under `then`");
            }
            String[] words = rest.split("\\s+", 2);
            if (words.length < 2 || !words[0].equals("by")) {
                throw line.misread(skip, "expected `seen by` and a player");
            }
            seenBy = player(words[1].replace("\"", ""), line, line.text().indexOf(words[1], skip + 3));
        }

        private void dice(Line line, String rest, int skip) throws Misread {
            if (!block.equals("when") || dice != null) {
                throw line.misread(
                        0, dice != null ? "the dice of this `when` are given twice" : "`dice` belongs under `when`");
            }
            List<Integer> values = new ArrayList<>();
            Words words = Words.of(line);
            words.take();
            while (words.hasNext()) {
                values.add(words.number("a die's value"));
            }
            if (values.isEmpty()) {
                throw line.misread(skip, "expected the values that the dice show");
            }
            dice = new Scenario.Dice(values, line);
        }

        private void nobody(Line line, String rest) throws Misread {
            if (!rest.equals("orders") || !block.equals("when") || !orders.isEmpty()) {
                throw line.misread(0, "`nobody orders` must be the only line under `when`");
            }
            nobody = true;
        }

        private void blockLine(Line line) throws Misread {
            switch (block) {
                case "board" -> board.add(line);
                case "given" -> given.add(line);
                case "when" -> {
                    Matcher order = PLAYER_LINE.matcher(line.text());
                    if (!order.matches() || nobody) {
                        throw line.misread(0, "expected a player, a colon and an order");
                    }
                    String name = player(order.group(1).replace("\"", ""), line, 0);
                    orders.add(new Scenario.Ordered(
                            name, new Line(order.group(2), line.number(), line.column() + order.start(2))));
                }
                case "then" -> expected.add(new Scenario.Expectation(seenBy, line));
                default -> {
                    String word = line.text().split("[\\s:]", 2)[0];
                    throw line.misread(0, Nearest.unknown("heading", word, HEADINGS));
                }
            }
        }

        private String player(String name, Line line, int offset) throws Misread {
            if (!players.contains(name) && !name.equals("host")) {
                throw line.misread(offset, Nearest.unknown("player", name, players));
            }
            return name;
        }

        private void closeStep() throws Misread {
            Line opened = when;
            if (opened == null) {
                return;
            }
            if (orders.isEmpty() && !nobody) {
                throw opened.misread(0, "this `when` has no orders; write `nobody orders` if that is meant");
            }
            steps.add(new Scenario.Step(opened, orders, dice, expected));
            orders = new ArrayList<>();
            expected = new ArrayList<>();
            dice = null;
            nobody = false;
            seenBy = null;
        }
    }
}
