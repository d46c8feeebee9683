package arbiter.games.globaldomination.v;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.Resolution;
import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.testkit.RandomPlay;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The order of seats, the numbers of territories and an island far away do not change the result. */
class SymmetryTest {
    private static final int GAMES = 12;
    private static final int TURNS = 40;
    private static final int CROWDED_BOARDS = 4_000;
    private static final List<String> PLAYERS = List.of("Ann", "Ben", "Cid", "Dot");

    private final GlobalDominationV game = new GlobalDominationV();
    private final Settings settings = Settings.of(
            game.parameters(), new TreeMap<>(Map.of("first-turn-ip", "150", "income-hq", "20", "draw-vote", "off")));

    private interface Look {
        void at(Position position, Map<Seat, Sheet<Order>> sheets, Position after, String where) throws Misread;
    }

    private void everywhere(Look look) throws Misread {
        for (int n = 0; n < GAMES; n++) {
            Position position = game.setup(new Setup(PLAYERS, settings, ""), Chance.NONE);
            SplittableRandom random = new SplittableRandom(n);
            for (int i = 0; i < TURNS && !game.standing(position).over(); i++) {
                Map<Seat, Sheet<Order>> sheets = new RandomPlay<>(game, random).sheets(position);
                Position after =
                        game.resolve(position, Sheets.of(sheets), Chance.NONE).state();
                look.at(position, sheets, after, "game " + n + ", resolution " + i);
                position = after;
            }
        }
    }

    @Test
    void theOrderOfSeatsDoesNotMatter() throws Misread {
        everywhere((position, sheets, after, where) -> {
            List<Integer> seats = new ArrayList<>(List.of(0, 1, 2, 3));
            Collections.shuffle(seats, new Random(where.hashCode()));
            List<String> names = seats.stream().map(PLAYERS::get).toList();
            Position twin = game.words()
                    .positions()
                    .read(names, settings, lines(game.words().positions().writeBoard(position)), lines(text(position)));
            Map<Seat, Sheet<Order>> others = new TreeMap<>();
            sheets.forEach((seat, sheet) -> others.put(Seat.of(seats.indexOf(seat.index())), sheet));
            Position twinAfter =
                    game.resolve(twin, Sheets.of(others), Chance.NONE).state();
            assertEquals(sorted(text(after)), sorted(text(twinAfter)), where);
        });
    }

    /**
     * Errors in data that belongs to a player and a territory but is stored only by territory show only where many players
     * are close together.
     */
    @Test
    void theOrderOfSeatsDoesNotMatterOnCrowdedBoards() throws Misread {
        for (int n = 0; n < CROWDED_BOARDS; n++) {
            CrowdedBoard board = new CrowdedBoard(game, n);
            Map<Seat, Sheet<Order>> sheets = board.sheets();
            Resolution<Position> resolution = game.resolve(board.position, Sheets.of(sheets), Chance.NONE);
            List<Integer> seats = new ArrayList<>();
            for (int seat = 0; seat < board.position.seats(); seat++) {
                seats.add(seat);
            }
            Collections.shuffle(seats, new Random(n));
            List<String> names =
                    seats.stream().map(board.position.players()::get).toList();
            Position twin = game.words()
                    .positions()
                    .read(
                            names,
                            board.settings,
                            lines(game.words().positions().writeBoard(board.position)),
                            lines(text(board.position)));
            Map<Seat, Sheet<Order>> others = new TreeMap<>();
            sheets.forEach((seat, sheet) -> others.put(Seat.of(seats.indexOf(seat.index())), sheet));
            Resolution<Position> twins = game.resolve(twin, Sheets.of(others), Chance.NONE);
            String where = "board " + n;
            assertEquals(sorted(text(resolution.state())), sorted(text(twins.state())), where);
            for (Seat seat : sheets.keySet()) {
                assertEquals(
                        resolution.verdicts().get(seat),
                        twins.verdicts().get(Seat.of(seats.indexOf(seat.index()))),
                        where);
            }
        }
    }

    private List<String> text(Position position) {
        return game.words().positions().write(position);
    }

    private static List<String> sorted(List<String> lines) {
        return lines.stream().sorted().toList();
    }

    private static List<Line> lines(List<String> text) {
        return text.stream().map(Line::of).toList();
    }

    @Test
    void otherNumbersInTheSameOrderDoNotMatter() throws Misread {
        everywhere((position, sheets, after, where) -> {
            Position twin = on(renumbered(position.map()), position);
            Position twinAfter =
                    game.resolve(twin, Sheets.of(sheets), Chance.NONE).state();
            assertEquals(text(after), text(on(after.map(), twinAfter)), where);
        });
    }

    private static WorldMap renumbered(WorldMap map) {
        List<Territory> territories = new ArrayList<>();
        for (int at = 0; at < map.size(); at++) {
            territories.add(Territory.plain(map.id(at) * 7 + 3));
        }
        List<WorldMap.Link> links = map.links().stream()
                .map(link -> new WorldMap.Link(link.a() * 7 + 3, link.b() * 7 + 3, link.bySea()))
                .toList();
        return new WorldMap("", territories, links);
    }

    @Test
    void anIslandFarAwayDoesNotMatter() throws Misread {
        everywhere((position, sheets, after, where) -> {
            List<Territory> territories = new ArrayList<>();
            for (int at = 0; at < position.size(); at++) {
                territories.add(position.map().territory(at));
            }
            territories.add(Territory.plain(10_000));
            Position twin = on(new WorldMap("", territories, position.map().links()), position);
            Position twinAfter =
                    game.resolve(twin, Sheets.of(sheets), Chance.NONE).state();
            assertEquals(text(after), text(twinAfter), where);
        });
    }

    /** The same position on another map with additional territories, which are neutral and empty. */
    private static Position on(WorldMap map, Position position) {
        int size = map.size();
        int[] owner = Arrays.copyOf(position.owner(), size);
        int[] settler = Arrays.copyOf(position.settler(), size);
        Arrays.fill(owner, Math.min(position.size(), size), size, Position.NEUTRAL);
        Arrays.fill(settler, Math.min(position.size(), size), size, Position.NO_HQ);
        return new Position(
                map,
                position.rules(),
                position.players(),
                position.stage(),
                position.turn(),
                owner,
                Arrays.copyOf(position.troops(), size),
                settler,
                Arrays.copyOf(position.trebuchets(), size),
                Arrays.copyOf(position.since(), size),
                Arrays.copyOf(position.construct(), size),
                Arrays.copyOf(position.wasteland(), size),
                position.powers(),
                position.offered(),
                position.joiningOpen(),
                position.announced(),
                position.ending());
    }
}
