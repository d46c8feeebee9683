package arbiter.server.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.game.Absence;
import arbiter.server.game.GameStore;
import arbiter.server.game.Schedule;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.Appearance;
import arbiter.server.lobby.GamePlan;
import arbiter.server.lobby.Lobby;
import arbiter.server.web.Caller;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Runs the server's turn logic through thousands of histories with crashes, storage faults, frozen nodes and clock jumps, each from its own
 * seed. {@code -Darbiter.histories=100000} runs for a night, and {@code -Darbiter.history=SEED} prints one of them.
 */
class TurnSimulationTest {
    private static final int HISTORIES = Integer.getInteger("arbiter.histories", 2000);
    private static final int MOVES = 40;
    private static final long BEGIN = Instant.parse("2026-01-05T12:00:00Z").toEpochMilli();

    @TempDir
    private static Path folder;

    /** A game from which histories start. */
    private record Opening(Path database, String game) {}

    private static final List<Opening> OPENINGS = new ArrayList<>();

    @BeforeAll
    static void open() throws Exception {
        // Killed nodes log many errors, which are expected here.
        for (String chatty :
                List.of("com.github.kagkarlsson", "arbiter.server", "org.springframework", "org.flywaydb")) {
            ((Logger) LoggerFactory.getLogger(chatty)).setLevel(Level.OFF);
        }
        Path empty = folder.resolve("empty.db");
        Flyway.configure()
                .dataSource("jdbc:sqlite:" + empty, null, null)
                .locations("classpath:db/migration/both", "classpath:db/migration/sqlite")
                .load()
                .migrate();
        OPENINGS.add(decidedAhead(opening("gd6", List.of(), length(120, 10))));
        OPENINGS.add(opening("gd6", List.of(), Schedule.NONE));
        OPENINGS.add(opening("gd6", List.of("recruit"), length(120, 0)));
        OPENINGS.add(opening("gd5", List.of(), length(120, 0)));
    }

    private static Schedule length(int minutes, int grace) {
        return new Schedule("length", minutes, null, null, null, null, null, grace, List.of(30), null, null);
    }

    private static Opening opening(String ruleset, List<String> bots, Schedule schedule) throws Exception {
        Path database = Files.copy(folder.resolve("empty.db"), folder.resolve("opening-" + OPENINGS.size() + ".db"));
        Stage stage = new Stage();
        stage.setNow(BEGIN);
        try (SimulatedStorage storage = new SimulatedStorage(stage, database)) {
            SimulatedNode node = new SimulatedNode(storage, new SimulatedNode.MachineClock(stage));
            JdbcClient jdbc = JdbcClient.create(storage);
            for (String name : List.of("host", "player-0", "player-1")) {
                jdbc.sql("insert into account (id, name, name_key, kind, notifications, created_at)"
                                + " values (?, ?, ?, 'PERSON', '{\"email\":true}', 0)")
                        .params(name, name, name)
                        .update();
            }
            Caller.Known host = new Caller.Known("host", "Host", false, false, "");
            int seats = 2 + bots.size();
            String game = node.get(Lobby.class).create(host, wish(ruleset, seats, bots, schedule));
            for (int seat = 0; seat < 2; seat++) {
                node.get(SeatStore.class).occupy(game, seat, "player-" + seat, null);
            }
            node.get(arbiter.server.turn.Opening.class)
                    .begin(new Standpoint(node.get(GameStore.class).byId(game).orElseThrow(), host, null));
            return new Opening(database, game);
        }
    }

    /** One player has decided every turn ahead. */
    private static Opening decidedAhead(Opening opening) throws Exception {
        Stage stage = new Stage();
        try (SimulatedStorage storage = new SimulatedStorage(stage, opening.database)) {
            JdbcClient.create(storage)
                    .sql("insert into standing_orders (game_id, seat, lines, posture, at_once, version, saved_at)"
                            + " values (?, 1, '[\"every turn: hold\"]', 'hold', 0, 1, 0)")
                    .param(opening.game)
                    .update();
        }
        return opening;
    }

    private static GamePlan wish(String ruleset, int seats, List<String> bots, Schedule schedule) {
        return new GamePlan(
                ruleset,
                "Simulation",
                new GamePlan.Ground(null, null, null),
                Map.of(),
                seats,
                bots,
                false,
                new GamePlan.Terms(schedule, Absence.DEFAULT, null, null),
                new GamePlan.Customs("all", false, "unlisted", "public", null, false, false, null, null, null),
                Appearance.ANY);
    }

    private static TurnHistory history(long seed, Opening opening) throws Exception {
        Path copy = folder.resolve("history-" + Thread.currentThread().threadId() + ".db");
        Files.copy(opening.database, copy, StandardCopyOption.REPLACE_EXISTING);
        return new TurnHistory(seed, copy, opening.game, BEGIN);
    }

    @Test
    void killedAtAnyStepOfTheLastSheet() throws Exception {
        List<String> wronged = new ArrayList<>();
        int kills = 0;
        for (Opening opening : OPENINGS) {
            for (int othersUp = 0; othersUp < TurnHistory.NODES; othersUp++) {
                boolean killed = true;
                for (int step = 0; killed; step++) {
                    try (TurnHistory history = history(step, opening)) {
                        killed = history.lastSheetOfTheTurn(step, othersUp);
                        history.heal();
                        String when = "killed at step " + step + ", " + othersUp + " other up: ";
                        history.model().findings().forEach(finding -> wronged.add(when + finding));
                        kills += killed ? 1 : 0;
                    }
                }
            }
        }
        assertTrue(kills > 100, "there were steps to be killed at: " + kills);
        System.out.println(kills + " kills: " + wronged.size() + " findings");
        assertEquals(List.of(), wronged.stream().limit(20).toList());
    }

    @Test
    void aNodeThatStartsFindsCompleteTurnsThatNobodyMarked() throws Exception {
        List<String> wronged = new ArrayList<>();
        boolean killed = true;
        for (int step = 0; killed; step++) {
            try (TurnHistory history = history(step, OPENINGS.get(1))) {
                killed = history.lastSheetOfTheTurn(step, 0);
                if (killed) {
                    history.removeMarks();
                }
                history.heal();
                String when = "killed at step " + step + ": ";
                history.model().findings().forEach(finding -> wronged.add(when + finding));
            }
        }
        assertEquals(List.of(), wronged);
    }

    /** A node must not store what it computed from an older version of the game. */
    @Test
    void overtakenAtAnyStepOfTheLastSheet() throws Exception {
        List<String> wronged = new ArrayList<>();
        int overtaken = 0;
        for (TurnHistory.Meanwhile meanwhile : TurnHistory.Meanwhile.values()) {
            for (Opening opening : OPENINGS) {
                boolean stopped = true;
                for (int step = 0; stopped; step++) {
                    try (TurnHistory history = history(step, opening)) {
                        stopped = history.overtakenInTheLastSheet(step, meanwhile);
                        history.heal();
                        String when = opening.game + ", " + meanwhile + " at step " + step + ": ";
                        history.model().findings().forEach(finding -> wronged.add(when + finding));
                        overtaken += stopped ? 1 : 0;
                    }
                }
            }
        }
        assertTrue(overtaken > 100, "there were steps to be overtaken at: " + overtaken);
        System.out.println(overtaken + " times overtaken: " + wronged.size() + " findings");
        assertEquals(List.of(), wronged.stream().limit(20).toList());
    }

    /** What one history showed. */
    private record Shown(List<String> findings, long acknowledged, int turns) {}

    private static Shown played(long seed) throws Exception {
        try (TurnHistory history = history(seed, OPENINGS.get((int) (seed % OPENINGS.size())))) {
            try {
                history.live(MOVES);
                history.heal();
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("history " + seed + ": " + history.diary(), e);
            }
            List<String> findings = history.model().findings().stream()
                    .map(finding -> "history " + seed + ": " + finding)
                    .toList();
            if (Long.getLong("arbiter.history") != null) {
                history.diary().forEach(System.out::println);
            }
            return new Shown(findings, history.model().acknowledged(), history.turns());
        }
    }

    /** Histories do not depend on each other, so each processor plays some. */
    @Test
    void nobodyIsWronged() throws Exception {
        Long only = Long.getLong("arbiter.history");
        long first = only == null ? 0 : only;
        long end = only == null ? HISTORIES : only + 1;
        List<Callable<Shown>> histories = LongStream.range(first, end)
                .mapToObj(seed -> (Callable<Shown>) () -> played(seed))
                .toList();
        List<String> wronged = new ArrayList<>();
        long acknowledged = 0;
        long turns = 0;
        try (ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            for (Future<Shown> each : threads.invokeAll(histories)) {
                Shown shown = each.get();
                wronged.addAll(shown.findings);
                acknowledged += shown.acknowledged;
                turns += shown.turns;
            }
        }
        System.out.println(HISTORIES + " histories: " + acknowledged + " sheets acknowledged, " + turns + " turns, "
                + wronged.size() + " findings");
        assertEquals(List.of(), wronged.stream().limit(20).toList());
    }
}
