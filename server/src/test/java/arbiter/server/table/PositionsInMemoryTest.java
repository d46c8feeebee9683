package arbiter.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.Recorder;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** However long a game is, its positions take limited memory, and all of them can still be read. */
class PositionsInMemoryTest {
    private static final int TURNS = 120;
    private static final int ROLLED_BACK = 70;
    private static final List<GameLog.Entry> LOG = new ArrayList<>();
    private static Table<?, ?, ?> whole;
    private static GameLog.Start start;
    private static long most;

    /** Counts what a table keeps. */
    private static final class Scale implements Ration {
        private final long most;
        private long now;
        private long highest;
        private int recomputed;

        Scale(long most) {
            this.most = most;
        }

        @Override
        public long most() {
            return most;
        }

        @Override
        public void takes(long bytes) {
            now = bytes;
            highest = Math.max(highest, bytes);
        }

        @Override
        public void recomputed(int steps) {
            recomputed += steps;
        }
    }

    /** A game with a rollback, a rollback to a position after it, and a correction. */
    @BeforeAll
    static void play() throws Misread {
        Game<?, ?, ?> game = Games.byId("gd6").orElseThrow();
        start = start(game);
        Scale all = new Scale(Long.MAX_VALUE);
        whole = table(game, all);
        long draws = 0;
        for (int turn = 0; turn < TURNS; turn++) {
            Map<Integer, OpenTurn.Handed> sheets = turn == 0
                    ? Map.of(
                            0,
                            new OpenTurn.Handed(List.of("build hq 3"), "", ""),
                            1,
                            new OpenTurn.Handed(List.of("build hq 20"), "", ""))
                    : Map.of(0, new OpenTurn.Handed(List.of("spawn 1 at 3"), "", ""));
            OpenTurn.Resolved resolved = whole.turn(whole.last()).resolve(sheets, Seed.named("dice"), draws);
            draws = resolved.drawsUsed();
            add(resolved.entry());
            if (turn == ROLLED_BACK) {
                add(whole.revision().rollback(ROLLED_BACK / 2));
                add(whole.revision().rollback(whole.last()));
                Revision.Text text = whole.revision().text(whole.last());
                add(whole.revision().correction(whole.last(), text.board(), text.given()));
            }
        }
        most = all.now;
    }

    private static void add(GameLog.Entry entry) {
        LOG.add(entry);
        whole.append(entry);
    }

    private static GameLog.Start start(Game<?, ?, ?> game) {
        return recorded(game);
    }

    private static <S, O, V> GameLog.Start recorded(Game<S, O, V> game) {
        Setup setup = new Setup(
                List.of("A", "B"),
                Settings.defaults(game.parameters()),
                game.boards().board(game.boards().names().getFirst()));
        return new Recorder<>(game, setup, Seed.named("start")).log().start();
    }

    private static <S, O, V> Table<S, O, V> table(Game<S, O, V> game, Ration ration) {
        return new Table<>(game, start, (first, last) -> LOG.subList(first - 1, last), ration);
    }

    private static Table<?, ?, ?> replayed(Ration ration) {
        Table<?, ?, ?> table = table(Games.byId("gd6").orElseThrow(), ration);
        LOG.forEach(table::append);
        return table;
    }

    private static void assertSame(Table<?, ?, ?> table, int at) {
        assertEquals(whole.view(at, Viewer.ALL), table.view(at, Viewer.ALL), "position " + at);
        assertEquals(whole.events(at, Viewer.ALL), table.events(at, Viewer.ALL), "events before " + at);
        assertEquals(whole.moment(at), table.moment(at), "moment " + at);
        assertEquals(
                whole.outcome(Math.max(at, 1), 0, List.of("spawn 1 at 3")),
                table.outcome(Math.max(at, 1), 0, List.of("spawn 1 at 3")));
    }

    @Test
    void aLongGameStaysWithinItsRation() {
        Scale scale = new Scale(most / 12);
        Table<?, ?, ?> table = replayed(scale);
        List<Integer> order =
                new ArrayList<>(IntStream.rangeClosed(0, LOG.size()).boxed().toList());
        Collections.shuffle(order, new Random(1));
        order.forEach(at -> assertSame(table, at));
        assertTrue(scale.recomputed > 0, "not everything fits");
        assertTrue(scale.highest <= most / 12 + most / 20, scale.highest + " of " + most);
    }

    @Test
    void oneAfterTheOtherCostsOneStepEach() {
        Scale scale = new Scale(most / 12);
        Table<?, ?, ?> table = replayed(scale);
        int before = scale.recomputed;
        for (int at = 0; at <= LOG.size(); at++) {
            assertSame(table, at);
        }
        assertTrue(scale.recomputed - before <= 2 * LOG.size(), "recomputed " + (scale.recomputed - before));
    }

    @Test
    void aPositionThatIsLargerThanTheRationIsReadAllTheSame() {
        Scale scale = new Scale(10);
        Table<?, ?, ?> table = replayed(scale);
        assertTrue(scale.highest <= most / 20, "only the last position is kept: " + scale.highest + " of " + most);
        for (int at : List.of(0, 1, ROLLED_BACK, ROLLED_BACK + 3, LOG.size())) {
            assertSame(table, at);
        }
        assertTrue(scale.highest <= most / 20);
    }

    @Test
    void theTablesUsedLastStay() {
        Shelf shelf = new Shelf(1_000);
        Table<?, ?, ?> table = whole;
        for (String game : List.of("a", "b", "c")) {
            Shelf.Place place = shelf.place(game, "epoch");
            place.takes(400);
            place.put(table);
            assertEquals(table, shelf.find("a", "epoch"), "used again and again");
        }
        assertEquals(2, shelf.tables());
        assertEquals(800, shelf.bytes());
        assertEquals(null, shelf.find("b", "epoch"), "not used for the longest time");
        assertEquals(null, shelf.find("c", "another epoch"));
    }

    @Test
    void aTableThatGrowsDisplacesOthers() {
        Shelf shelf = new Shelf(1_000);
        Shelf.Place grown = shelf.place("grown", "");
        Shelf.Place other = shelf.place("other", "");
        grown.put(whole);
        other.put(whole);
        other.takes(300);
        grown.takes(800);
        assertEquals(800, shelf.bytes());
        assertEquals(null, shelf.find("other", ""));
        other.takes(900);
        assertEquals(800, shelf.bytes(), "what is not on the shelf any more does not count");
        grown.takes(1_001);
        assertEquals(0, shelf.bytes(), "a table larger than the whole budget is not kept");
        assertEquals(0, shelf.tables());
    }
}
