package arbiter.engine.scenario;

import arbiter.engine.Budget;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.ScriptedChance;
import arbiter.engine.guide.Purse;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Slip;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.sheet.Warning;
import arbiter.engine.sheet.Warnings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.words.PositionText.Difference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A scenario while it runs: the position so far, and every expectation that failed. */
public final class ScenarioTable<S, O, V> {
    private static final Pattern REJECTED =
            Pattern.compile("(\"[^\"]+\"|[^\\s:\"]+)\\s+([0-9]{1,6})\\s*:\\s*rejected(?:\\s+(\\S+))?");

    private static final Pattern WARNED =
            Pattern.compile("(\"[^\"]+\"|[^\\s:\"]+)(?:\\s+([0-9]{1,6}))?\\s*:\\s*(not warned|warned)(?:\\s+(\\S+))?");
    private static final Pattern LEFT = Pattern.compile("(\"[^\"]+\"|[^\\s:\"]+)\\s+left\\s+(\\S+)\\s+(-?[0-9]{1,9})");

    private final Game<S, O, V> game;
    private final Scenario scenario;
    private final Budget budget;
    private S state;
    private final List<Event> events = new ArrayList<>();
    private final List<Outcome.Problem> problems = new ArrayList<>();
    private final Map<Seat, List<Verdict>> verdicts = new TreeMap<>();
    private final Map<Seat, Handed<S, O>> handed = new TreeMap<>();

    /** A seat's last sheet and the position for which it was written. */
    private record Handed<S, O>(S before, Sheet<O> sheet) {}

    ScenarioTable(Game<S, O, V> game, Scenario scenario, S state, Budget budget) {
        this.game = game;
        this.scenario = scenario;
        this.state = state;
        this.budget = budget;
    }

    public S state() {
        return state;
    }

    /** Everything that happened so far. */
    public List<Event> events() {
        return events;
    }

    /** The verdicts on each order of the last {@code when}, by seat. */
    public Map<Seat, List<Verdict>> verdicts() {
        return verdicts;
    }

    /** Every expectation that failed so far. */
    public List<Outcome.Problem> problems() {
        return problems;
    }

    /** Runs one {@code when}. */
    public void play(Scenario.Step step) throws Misread {
        verdicts.clear();
        handed.clear();
        Scenario.Dice dice = step.dice();
        ScriptedChance chance = new ScriptedChance(dice == null ? List.of() : dice.values());
        try {
            if (step.orders().isEmpty()) {
                resolve(new TreeMap<>(), chance);
            }
            List<Scenario.Ordered> left = step.orders();
            while (!left.isEmpty()) {
                int taken = game.pace(state) == Pace.TOGETHER ? left.size() : batch(left);
                resolve(sheets(left.subList(0, taken), step), chance);
                left = left.subList(taken, left.size());
            }
        } catch (ScriptedChance.OutOfRange e) {
            Line at = dice == null ? step.when() : dice.line();
            throw at.misread(0, e.getMessage() == null ? "" : e.getMessage());
        }
        if (chance.used() != chance.scripted()) {
            Line at = dice == null ? step.when() : dice.line();
            problems.add(new Outcome.Problem(
                    at.number(), at.column(), chance.scripted() + " dice", chance.used() + " rolled"));
        }
    }

    /** If each sheet is resolved as it arrives, consecutive lines of one player are one sheet. */
    private static int batch(List<Scenario.Ordered> orders) {
        int end = 1;
        while (end < orders.size()
                && orders.get(end).player().equals(orders.getFirst().player())) {
            end++;
        }
        return end;
    }

    private Map<Seat, Sheet<O>> sheets(List<Scenario.Ordered> orders, Scenario.Step step) throws Misread {
        Map<Seat, List<Reading<O>>> lines = new TreeMap<>();
        Map<Seat, StandingLines> standing = new TreeMap<>();
        for (Scenario.Ordered ordered : orders) {
            Seat seat = seat(ordered.player());
            List<Reading<O>> sheet = lines.computeIfAbsent(seat, s -> new ArrayList<>());
            if (StandingLines.isOne(ordered.order())) {
                standing.computeIfAbsent(seat, s -> new StandingLines()).add(ordered.order());
                continue;
            }
            if (ordered.order().text().isBlank()) {
                // Only a player and a colon: an empty sheet, which is not the same as no sheet.
                continue;
            }
            Reading<O> reading =
                    game.words().notation().read(state, seat, ordered.order().text());
            int number = verdicts.getOrDefault(seat, List.of()).size() + sheet.size() + 1;
            if (reading instanceof Reading.Unreadable<O>(String text, Slip slip)
                    && !saidToBeRejected(ordered.player(), number, step)) {
                String proposal = slip.proposal() == null ? "" : "; did you mean `" + slip.proposal() + "`?";
                throw ordered.order().misread(slip.column() - 1, slip.message() + proposal);
            }
            sheet.add(reading);
        }
        for (Map.Entry<Seat, StandingLines> ahead : standing.entrySet()) {
            lines.computeIfAbsent(ahead.getKey(), s -> new ArrayList<>())
                    .addAll(ahead.getValue().orders(game, state, ahead.getKey()));
        }
        Map<Seat, Sheet<O>> sheets = new TreeMap<>();
        lines.forEach((seat, sheet) -> sheets.put(seat, new Sheet<>(sheet)));
        return sheets;
    }

    private static boolean saidToBeRejected(String player, int number, Scenario.Step step) {
        return step.expected().stream().anyMatch(expectation -> {
            Matcher rejected = REJECTED.matcher(expectation.line().text());
            return rejected.matches()
                    && rejected.group(1).replace("\"", "").equals(player)
                    && Integer.parseInt(rejected.group(2)) == number;
        });
    }

    private void resolve(Map<Seat, Sheet<O>> sheets, ScriptedChance chance) {
        budget.step();
        sheets.forEach((seat, sheet) -> handed.put(seat, new Handed<>(state, sheet)));
        Resolution<S> resolution = Play.resolve(game, state, sheets, chance);
        state = resolution.state();
        events.addAll(resolution.events());
        resolution
                .verdicts()
                .forEach((seat, more) ->
                        verdicts.computeIfAbsent(seat, s -> new ArrayList<>()).addAll(more));
    }

    private Seat seat(String player) {
        return player.equals("host") ? Seat.HOST : Seat.of(scenario.players().indexOf(player));
    }

    /** Compares the position with the lines under {@code then}. */
    public void compare(Scenario.Step step) throws Misread {
        for (Scenario.Expectation expectation : step.expected()) {
            for (Difference difference : differences(expectation)) {
                problems.add(new Outcome.Problem(
                        expectation.line().number(),
                        expectation.line().column(),
                        difference.expected(),
                        difference.actual()));
            }
        }
    }

    private List<Difference> differences(Scenario.Expectation expectation) throws Misread {
        Line line = expectation.line();
        Matcher rejected = REJECTED.matcher(line.text());
        if (rejected.matches()) {
            return rejected(line, rejected);
        }
        Matcher warned = WARNED.matcher(line.text());
        if (warned.matches()) {
            return warned(line, warned);
        }
        Matcher left = LEFT.matcher(line.text());
        if (left.matches()) {
            return left(line, left);
        }
        String[] words = line.text().split("\\s+");
        if (line.text().equals("no winner")) {
            return names("no winner", List.of(), game.standing(state).winners());
        }
        if (words[0].equals("winner")) {
            return names("winner", players(line, words), game.standing(state).winners());
        }
        if (words[0].equals("awaiting")) {
            return names("awaiting", players(line, words), game.awaiting(state));
        }
        String seenBy = expectation.seenBy();
        Viewer viewer = seenBy == null ? Viewer.ALL : Viewer.of(seat(seenBy));
        return game.words().positions().compare(game.view(state, viewer), line);
    }

    private String player(Line line, String name) throws Misread {
        String player = name.replace("\"", "");
        if (!scenario.players().contains(player) && !player.equals("host")) {
            throw line.misread(0, "there is no player `" + player + "`");
        }
        return player;
    }

    /** What the seat handed in under the last {@code when}; an empty sheet if it handed in none. */
    private Handed<S, O> handed(Line line, String player) throws Misread {
        Handed<S, O> sheet = handed.get(seat(player));
        if (sheet == null) {
            throw line.misread(
                    0, player + " handed in no sheet; write `" + player + ":` under `when` for an empty one");
        }
        return sheet;
    }

    /** {@code A: warned nothing-ordered} is about the whole sheet, {@code A 2: warned over-cap} about its second line. */
    private List<Difference> warned(Line line, Matcher warned) throws Misread {
        String player = player(line, warned.group(1));
        Handed<S, O> sheet = handed(line, player);
        Warnings warnings = game.guide().warnings(sheet.before(), seat(player), sheet.sheet());
        List<Warning> found = warnings.sheet();
        if (warned.group(2) != null) {
            int number = Integer.parseInt(warned.group(2));
            int given = warnings.lines().size();
            if (number < 1 || number > given) {
                throw line.misread(
                        warned.start(2), player + " gave " + given + " orders, so there is no order " + number);
            }
            found = warnings.lines().get(number - 1);
        }
        String code = warned.group(4);
        boolean said = found.stream()
                .anyMatch(warning ->
                        code == null || code.equalsIgnoreCase(warning.code()) || code.equalsIgnoreCase(warning.rule()));
        if (said == warned.group(3).equals("warned")) {
            return List.of();
        }
        String actual = found.stream().map(Warning::code).collect(Collectors.joining(", "));
        return List.of(new Difference(line.text(), found.isEmpty() ? "no warning" : "warned " + actual));
    }

    /** {@code A left ip 20}: what the sheet of the last {@code when} left in a pot. */
    private List<Difference> left(Line line, Matcher left) throws Misread {
        String player = player(line, left.group(1));
        Handed<S, O> sheet = handed(line, player);
        List<Purse.Pot> pots =
                game.guide().purse(sheet.before(), seat(player), sheet.sheet()).pots();
        String id = left.group(2);
        for (Purse.Pot pot : pots) {
            if (pot.id().equals(id)) {
                return pot.left() == Long.parseLong(left.group(3))
                        ? List.of()
                        : List.of(new Difference(line.text(), player + " left " + id + " " + pot.left()));
            }
        }
        throw line.misread(
                left.start(2),
                Nearest.unknown("pot", id, pots.stream().map(Purse.Pot::id).toList()));
    }

    private List<Difference> rejected(Line line, Matcher rejected) throws Misread {
        String player = player(line, rejected.group(1));
        int number = Integer.parseInt(rejected.group(2));
        List<Verdict> given = verdicts.getOrDefault(seat(player), List.of());
        if (number < 1 || number > given.size()) {
            throw line.misread(
                    rejected.start(2), player + " gave " + given.size() + " orders, so there is no order " + number);
        }
        String code = rejected.group(3);
        String expected = player + " " + number + ": rejected" + (code == null ? "" : " " + code);
        return switch (given.get(number - 1)) {
            case Verdict.Accepted() -> List.of(new Difference(expected, "accepted"));
            case Verdict.Rejected(Rejection rejection) -> {
                boolean same = code == null
                        || code.equalsIgnoreCase(rejection.code())
                        || code.equalsIgnoreCase(rejection.rule());
                yield same
                        ? List.of()
                        : List.of(new Difference(expected, "rejected " + rejection.code() + " " + rejection.rule()));
            }
        };
    }

    private List<String> players(Line line, String[] words) throws Misread {
        List<String> names = new ArrayList<>();
        for (int i = 1; i < words.length; i++) {
            String name = words[i].replace("\"", "");
            if (!scenario.players().contains(name)) {
                throw line.misread(line.text().indexOf(words[i]), "there is no player `" + name + "`");
            }
            names.add(name);
        }
        return names;
    }

    private List<Difference> names(String word, List<String> expected, List<Seat> actual) {
        List<String> sorted = expected.stream()
                .sorted(java.util.Comparator.comparing(scenario.players()::indexOf))
                .toList();
        List<String> names = actual.stream()
                .sorted()
                .map(seat -> scenario.players().get(seat.index()))
                .toList();
        if (names.equals(sorted)) {
            return List.of();
        }
        String stated = expected.isEmpty() ? word : word + " " + String.join(" ", sorted);
        String found = names.isEmpty() ? "nobody" : String.join(" ", names);
        return List.of(new Difference(stated, found));
    }
}
