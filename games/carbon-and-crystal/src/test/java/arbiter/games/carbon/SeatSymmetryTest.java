package arbiter.games.carbon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.testkit.RandomPlay;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.words.Prose;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The seat letters do not matter: the same game with other letters for its seats has the same outcome. Pieces stay in their
 * places; only their owners have other letters. The turn order is a circle, so four players are rotated and two change
 * places.
 */
class SeatSymmetryTest {
    private static final CarbonAndCrystal GAME = new CarbonAndCrystal();
    /** Many resources, and points from the first round on, so that random play fights, researches and scores. */
    private static final Map<String, String> RICH =
            Map.of("startCarbon", "200", "startCrystals", "90", "rounds", "6", "scoreFrom", "1", "gatherWorker", "20");

    private static final Pattern OWNER = Pattern.compile("(?<![A-Z])([A-D])(?=[.:])");
    private static final Pattern SEATS = Pattern.compile(
            "(?<=\\b(?:turn|first|offer|elimination|points|cohesion|bank|shared|draw)" + "(?: [A-D]){0,4} )([A-D])\\b");

    @Test
    void twoPlayersMayChangeSeats() throws Misread {
        Map<String, String> fixed = new TreeMap<>(RICH);
        fixed.put("opener", "fixed");
        for (Map<String, String> settings : List.of(RICH, fixed)) {
            new Twins(List.of("Ann", "Bob"), settings, 1).play(3);
        }
    }

    @Test
    void fourPlayersMayBeTurnedRound() throws Misread {
        for (int turned = 1; turned < 4; turned++) {
            new Twins(List.of("Ann", "Bob", "Cem", "Dag"), RICH, turned).play(1);
        }
    }

    /** Plays every position twice: as it is, and with other letters. */
    private static final class Twins {
        private final List<String> players;
        private final Settings settings;
        private final int turned;
        private int resolved;

        Twins(List<String> players, Map<String, String> settings, int turned) {
            this.players = players;
            this.settings = Settings.of(Numbers.PARAMETERS, settings);
            this.turned = turned;
        }

        private void play(int games) throws Misread {
            for (int game = 0; game < games; game++) {
                String where = "game " + game;
                SplittableRandom random = new SplittableRandom(game);
                SeededChance chance = new SeededChance(Seed.named(where), 0);
                Position position = GAME.setup(new Setup(players, settings, ""), chance);
                position = Play.resolve(GAME, position, Map.of(), chance).state();
                for (int i = 0; i < 220 && !position.over(); i++) {
                    Map<Seat, Sheet<Order>> sheets = new RandomPlay<>(GAME, random).sheets(position);
                    position = compare(position, sheets, where + ", resolution " + i);
                }
            }
            assertTrue(resolved > 50 * games, "only " + resolved + " resolutions were compared");
        }

        private Position compare(Position position, Map<Seat, Sheet<Order>> sheets, String where) throws Misread {
            Position twin = read(renamed(write(position)));
            for (Seat seat : GAME.awaiting(position)) {
                assertEquals(
                        lines(position, GAME.advice().candidates(position, seat)),
                        lines(twin, GAME.advice().candidates(twin, other(seat))),
                        where);
                assertEquals(GAME.advice().worth(position, seat), GAME.advice().worth(twin, other(seat)), 1e-9, where);
            }
            Map<Seat, Sheet<Order>> twins = new TreeMap<>();
            sheets.forEach((seat, sheet) -> twins.put(
                    other(seat),
                    Play.read(
                            GAME,
                            twin,
                            other(seat),
                            Play.normalForm(GAME, position, sheet).stream()
                                    .map(this::renamed)
                                    .toList())));
            Resolution<Position> one = Play.resolve(GAME, position, sheets, new SeededChance(Seed.named(where), 0));
            Resolution<Position> two = Play.resolve(GAME, twin, twins, new SeededChance(Seed.named(where), 0));
            assertEquals(write(read(renamed(write(one.state())))), write(two.state()), where);
            // Reports use the players' names, which have moved with their seats.
            assertEquals(report(one), report(two), where);
            one.verdicts()
                    .forEach((seat, verdicts) ->
                            assertEquals(codes(verdicts), codes(two.verdicts().get(other(seat))), where));
            resolved++;
            return one.state();
        }

        private static List<String> report(Resolution<Position> resolution) {
            List<String> told = new ArrayList<>();
            for (Prose.Section section : GAME.words().prose().tell(resolution.state(), resolution.events())) {
                told.add(section.heading());
                section.sentences().forEach(sentence -> told.add(sentence.text()));
            }
            return told;
        }

        private static List<String> codes(List<Verdict> verdicts) {
            return verdicts.stream()
                    .map(verdict -> verdict instanceof Verdict.Rejected(var rejection) ? rejection.code() : "accepted")
                    .toList();
        }

        /** Orders of the first position under the names of the second, in any order. */
        private List<String> lines(Position position, List<Order> orders) {
            boolean first = position.players.equals(players);
            return orders.stream()
                    .map(order -> GAME.words().notation().write(position, order))
                    .map(line -> first ? renamed(line) : line)
                    .sorted()
                    .toList();
        }

        private Seat other(Seat seat) {
            return Seat.of((seat.index() + turned) % players.size());
        }

        private static List<String> write(Position position) {
            return GAME.words().positions().write(position);
        }

        private Position read(List<String> given) throws Misread {
            List<String> names = new ArrayList<>(players);
            for (int seat = 0; seat < players.size(); seat++) {
                names.set(other(Seat.of(seat)).index(), players.get(seat));
            }
            List<Line> lines = new ArrayList<>();
            for (String line : given) {
                lines.add(new Line(line, lines.size() + 1, 1));
            }
            return GAME.words().positions().read(names, settings, List.of(), lines);
        }

        private List<String> renamed(List<String> lines) {
            return lines.stream().map(this::renamed).toList();
        }

        private String renamed(String line) {
            return renamed(SEATS, renamed(OWNER, line));
        }

        private String renamed(Pattern letters, String line) {
            return letters.matcher(line)
                    .replaceAll(found -> String.valueOf(turned(found.group(1).charAt(0))));
        }

        private char turned(char letter) {
            return Side.letter(other(Seat.of(letter - 'A')).index());
        }
    }
}
