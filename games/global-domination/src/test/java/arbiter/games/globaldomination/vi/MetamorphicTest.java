package arbiter.games.globaldomination.vi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.Play;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.testkit.RandomPlay;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/** The order of seats, the numbers of lands and islands beyond the sea change only names in the outcome. */
class MetamorphicTest {
    private static final List<String> PLAYERS = List.of("Ada", "Bo", "Cy", "Di");
    private static final int TURNS = 40;

    private final GlobalDominationVI game = new GlobalDominationVI();
    private final Settings settings = Settings.of(
            game.parameters(),
            new TreeMap<>(Map.of(
                    "spy",
                    "on",
                    "landmines",
                    "on",
                    "spy-price",
                    "5",
                    "spy-loyalty",
                    "1",
                    "income-land",
                    "6",
                    "spawn-base",
                    "4")));

    /** The same position and sheets with other names; the outcome is translated back to the first names. */
    private interface Twin {
        List<String> outcome(Position state, Map<Seat, List<String>> sheets) throws Misread;
    }

    private void sameOutcome(Twin twin) throws Misread {
        for (int n = 0; n < 12; n++) {
            SplittableRandom random = new SplittableRandom(n);
            Position state = game.setup(new Setup(PLAYERS, settings, ""), chance());
            for (int turn = 0; turn < TURNS && !state.over(); turn++) {
                Map<Seat, Sheet<Order>> sheets = new RandomPlay<>(game, random).sheets(state);
                Map<Seat, List<String>> lines = new TreeMap<>();
                Position now = state;
                sheets.forEach((seat, sheet) -> lines.put(seat, Play.normalForm(game, now, sheet)));
                List<String> expected = sorted(game.words()
                        .positions()
                        .write(Play.resolve(game, state, sheets, chance()).state()));
                assertEquals(expected, sorted(twin.outcome(state, lines)), "game " + n + ", turn " + turn + lines);
                state = Play.resolve(game, state, sheets, chance()).state();
            }
        }
    }

    private static SeededChance chance() {
        return new SeededChance(Seed.named("metamorphic"), 0);
    }

    private static List<String> sorted(List<String> lines) {
        return lines.stream().sorted().toList();
    }

    private static List<Line> lines(List<String> text) {
        return text.stream().map(Line::of).toList();
    }

    private List<String> resolve(Position twin, Map<Seat, List<String>> lines) {
        Map<Seat, Sheet<Order>> sheets = new TreeMap<>();
        lines.forEach((seat, sheet) -> sheets.put(seat, Play.read(game, twin, seat, sheet)));
        return game.words()
                .positions()
                .write(Play.resolve(game, twin, sheets, chance()).state());
    }

    @Test
    void playersMaySitAnywhere() throws Misread {
        List<String> other = List.of("Cy", "Ada", "Di", "Bo");
        sameOutcome((state, sheets) -> {
            Position twin = game.words()
                    .positions()
                    .read(
                            other,
                            settings,
                            lines(game.words().positions().writeBoard(state)),
                            lines(game.words().positions().write(state)));
            Map<Seat, List<String>> moved = new TreeMap<>();
            sheets.forEach((seat, sheet) -> moved.put(Seat.of(other.indexOf(PLAYERS.get(seat.index()))), sheet));
            return byPlayer(resolve(twin, moved));
        });
    }

    /** The names of players who laid mines or who won are in seat order. */
    private static List<String> byPlayer(List<String> lines) {
        List<String> same = new ArrayList<>();
        for (String line : lines) {
            if (line.contains(" mine of ")) {
                List<String> words = new ArrayList<>(List.of(line.split(", ")));
                List<String> laid = words.stream()
                        .filter(word -> word.contains(" mine of "))
                        .sorted((a, b) -> Integer.compare(seat(a), seat(b)))
                        .toList();
                int first = words.indexOf(words.stream()
                        .filter(word -> word.contains(" mine of "))
                        .findFirst()
                        .orElseThrow());
                words.removeAll(laid);
                words.addAll(first, laid);
                same.add(String.join(", ", words));
            } else {
                same.add(line);
            }
        }
        return same;
    }

    private static int seat(String word) {
        return PLAYERS.indexOf(word.substring(word.lastIndexOf(' ') + 1));
    }

    @Test
    void anIslandBeyondTheSeaChangesNothing() throws Misread {
        sameOutcome((state, sheets) -> {
            List<String> board = new ArrayList<>(plain(state));
            board.add("900001-900002");
            Position twin = game.words()
                    .positions()
                    .read(
                            PLAYERS,
                            settings,
                            lines(board),
                            lines(game.words().positions().write(state)));
            return resolve(twin, sheets);
        });
    }

    @Test
    void numbersMayChangeAsLongAsTheirOrderStays() throws Misread {
        IntUnaryOperator up = id -> 7 * id + 3;
        IntUnaryOperator down = id -> (id - 3) / 7;
        sameOutcome((state, sheets) -> {
            Position twin = game.words()
                    .positions()
                    .read(
                            PLAYERS,
                            settings,
                            lines(plain(state).stream()
                                    .map(line -> everyNumber(line, up))
                                    .toList()),
                            lines(game.words().positions().write(state).stream()
                                    .map(line -> subject(line, up))
                                    .toList()));
            Map<Seat, List<String>> renumbered = new TreeMap<>();
            sheets.forEach((seat, sheet) -> renumbered.put(
                    seat, sheet.stream().map(line -> order(line, up)).toList()));
            return resolve(twin, renumbered).stream()
                    .map(line -> subject(line, down))
                    .toList();
        });
    }

    /** Only the borders, without names. */
    private List<String> plain(Position state) {
        return state.map().links().stream()
                .map(link -> link.a() + (link.bySea() ? "~" : "-") + link.b())
                .toList();
    }

    private static String everyNumber(String text, IntUnaryOperator change) {
        return java.util.regex.Pattern.compile("[0-9]+")
                .matcher(text)
                .replaceAll(number -> Integer.toString(change.applyAsInt(Integer.parseInt(number.group()))));
    }

    private static String subject(String line, IntUnaryOperator change) {
        if (line.contains("waiting")) {
            int start = line.indexOf('"') + 1;
            int end = line.lastIndexOf('"');
            List<String> orders = new ArrayList<>();
            for (String one : line.substring(start, end).split("; ")) {
                orders.add(order(one, change));
            }
            return line.substring(0, start) + String.join("; ", orders) + line.substring(end);
        }
        int colon = line.indexOf(':');
        boolean land = colon > 0 && Character.isDigit(line.charAt(0));
        return land ? everyNumber(line.substring(0, colon), change) + line.substring(colon) : line;
    }

    /** Territories are the numbers after `at`, around `>` and `:`, or at the end of the line. */
    private static String order(String line, IntUnaryOperator change) {
        return java.util.regex.Pattern.compile(
                        "(?<=at )[0-9]+|[0-9]+(?=>)|(?<=>)[0-9]+|[0-9]+(?=:)|(?<=(build|use) [a-z]{2,12} )[0-9]+$")
                .matcher(line)
                .replaceAll(number -> Integer.toString(change.applyAsInt(Integer.parseInt(number.group()))));
    }
}
