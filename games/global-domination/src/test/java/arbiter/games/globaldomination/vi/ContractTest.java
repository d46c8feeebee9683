package arbiter.games.globaldomination.vi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.testkit.GameContract;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Split;
import arbiter.games.globaldomination.vi.position.Treasury;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

class ContractTest extends GameContract<Position, Order, View> {
    private static final String RING = "1-2-3-4-5-6-7-8-9-10-11-12-1\n3~9\n6-13\nsea 13\nname 1 \"Far Thule\" THU";

    @Override
    protected Game<Position, Order, View> game() {
        return new GlobalDominationVI();
    }

    /** Three of each setup, because making views, reports and pictures of every position takes long. */
    @Override
    protected int games() {
        return 12;
    }

    @Override
    protected List<Setup> setups() {
        return List.of(
                setup(List.of("Ada", "Bo", "Cy"), Map.of(), ""),
                setup(
                        List.of("Ada", "Bo"),
                        Map.of("spy", "on", "landmines", "on", "spawn-base", "6", "spy-price", "4", "spy-loyalty", "1"),
                        RING),
                setup(
                        List.of("Ada", "Bo", "Cy"),
                        Map.of(
                                "spy",
                                "on",
                                "landmines",
                                "on",
                                "spy-price",
                                "2",
                                "spy-loyalty",
                                "0",
                                "mine-price",
                                "1",
                                "toxic-price",
                                "1",
                                "income-land",
                                "6"),
                        RING),
                setup(
                        List.of("A", "Big Al", "C", "D"),
                        Map.of(
                                "late-seats",
                                "1",
                                "hq-distance",
                                "2",
                                "income-land",
                                "8",
                                "bivouac-phase",
                                "natural",
                                "turn-limit",
                                "40"),
                        RING));
    }

    private Setup setup(List<String> players, Map<String, String> overrides, String board) {
        return new Setup(players, Settings.of(game().parameters(), new TreeMap<>(overrides)), board);
    }

    @Override
    protected List<Position> withOtherSecrets(Position state, Seat owner, RandomGenerator random) {
        List<Position> others = new ArrayList<>();
        int seat = owner.index();
        Treasury richer = state.treasury().copy();
        richer.ip[seat] += 17;
        richer.store(seat, Item.TOXIC, 2);
        others.add(with(state, state.board(), richer, state.split()));
        Treasury poorer = state.treasury().copy();
        poorer.ip[seat] = 0;
        for (Item item : Item.ALL) {
            poorer.store(seat, item, -poorer.stash(seat, item));
        }
        others.add(with(state, state.board(), poorer, state.split()));
        Board watched = state.board().copy();
        for (int t = 0; t < watched.size(); t++) {
            if (watched.owner[t] == seat) {
                watched.add(t, Unit.SPY, 1 + random.nextInt(3));
            }
            if (watched.owner[t] == seat || random.nextInt(3) == 0) {
                watched.layMines(t, seat, 1 + random.nextInt(2));
            }
        }
        others.add(with(state, watched, richer, state.split()));
        others.add(with(state, unguarded(state, seat), poorer, state.split()));
        Split split = state.split();
        if (split != null && split.waiting().containsKey(owner)) {
            SequencedMap<Seat, Sheet<Order>> waiting = new TreeMap<>(split.waiting());
            waiting.put(owner, Sheet.of(new Order.Buy(1, Item.CROP)));
            others.add(with(state, state.board(), state.treasury(), new Split(split.failed(), waiting, split.dawn())));
        }
        return others;
    }

    /**
     * Spies fight, mines explode, and waiting sheets are carried out, so reports may differ. {@link TwinsTest} compares the
     * reports of such turns.
     */
    @Override
    protected boolean reportsMatch(Position state, Position other, Seat owner) {
        return state.board().equals(other.board()) && Objects.equals(state.split(), other.split());
    }

    /** Units on their way and what fails are seen, but of Spies only their training and their fights (GD6-C.6). */
    @Override
    protected boolean isAnnounced(Event event) {
        return switch (event) {
            case Happening.Marched e -> e.unit() != Unit.SPY;
            case Happening.Blasted e -> e.unit() != Unit.SPY;
            case Happening.Invaded e ->
                e.tower() != Happening.Tower.NONE || e.defender().before().total() > 0;
            case Happening.HqOrdered _,
                    Happening.Skirmished _,
                    Happening.Spawned _,
                    Happening.SpiesTrained _,
                    Happening.Built _,
                    Happening.Exploded _,
                    Happening.Poisoned _ -> true;
            default -> false;
        };
    }

    /** The board without Spies and mines of this seat. */
    private static Board unguarded(Position state, int seat) {
        Board board = state.board().copyWithoutMines();
        for (int t = 0; t < board.size(); t++) {
            if (board.owner[t] == seat) {
                board.add(t, Unit.SPY, -board.units(t, Unit.SPY));
            }
            for (int other = 0; other < state.seats(); other++) {
                int laid = state.board().minesLaidBy(t, other);
                if (other != seat && laid > 0) {
                    board.layMines(t, other, laid);
                }
            }
        }
        return board;
    }

    private static Position with(
            Position state, Board board, Treasury treasury, @org.jspecify.annotations.Nullable Split split) {
        return new Position(
                state.rules(),
                state.players(),
                state.map(),
                state.turn(),
                board,
                treasury,
                state.announced(),
                split,
                state.ending());
    }

    @Override
    protected List<Order> secretOrders(Position state, Seat seat) {
        return List.of(new Order.VoteDraw());
    }

    @Override
    protected int fewestPairs() {
        return 300;
    }

    @Override
    protected void invariants(Position before, Resolution<Position> resolution) {
        Position after = resolution.state();
        Board board = after.board();
        for (int t = 0; t < board.size(); t++) {
            for (Unit unit : Unit.ALL) {
                assertTrue(board.units(t, unit) >= 0, "units");
            }
            assertTrue(board.owner[t] != Board.NEUTRAL || !board.hasUnits(t), "neutral land holds units");
            assertTrue(board.mines[t] >= 0, "mines");
        }
        for (int ip : after.treasury().ip) {
            assertTrue(ip >= 0, "influence");
        }
        assertEquals(before.turn() + (after.split() == null ? 1 : 0), after.turn());
    }
}
