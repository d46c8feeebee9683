package arbiter.server.turn;

import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.Standpoint;
import arbiter.server.turn.Stage.Fault;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * One game on two nodes, with players, a host and faults, all chosen by a seed. At the end all faults stop, and the model checks whether
 * any promise was broken.
 */
final class TurnHistory implements AutoCloseable {
    static final int NODES = 2;
    private static final Caller HOST = new Caller.Known("host", "Host", false, false, "");
    private static final long STANDSTILL = 1_000;
    private static final long[] PAUSES = {100, 700, 1_000, 4_000, 40_000, 600_000, 3_600_000};

    private final Random random;
    private final Stage stage = new Stage();
    private final SimulatedStorage storage;
    private final List<SimulatedNode.MachineClock> clocks = new ArrayList<>();
    private final @Nullable SimulatedNode[] nodes = new SimulatedNode[NODES];
    private final String game;
    private final TurnModel model;
    private final List<String> diary = new ArrayList<>();
    private int keys;

    TurnHistory(long seed, Path database, String game, long begin) {
        this.random = new Random(seed);
        this.game = game;
        this.storage = new SimulatedStorage(stage, database);
        this.model = new TurnModel(game);
        stage.setNow(begin);
        for (int i = 0; i < NODES; i++) {
            clocks.add(new SimulatedNode.MachineClock(stage));
        }
    }

    TurnModel model() {
        return model;
    }

    List<String> diary() {
        return diary;
    }

    Stage stage() {
        return stage;
    }

    /** Plays for a while with all kinds of faults. */
    void live(int moves) {
        start(0, Fault.NONE);
        start(1, Fault.NONE);
        for (int i = 0; i < moves; i++) {
            move();
        }
    }

    private void move() {
        int what = random.nextInt(100);
        int node = random.nextInt(NODES);
        if (what < 50) {
            request(node, this::playerActs, fault(0.2));
        } else if (what < 56) {
            request(node, this::hostActs, fault(0.1));
        } else if (what < 86) {
            pass(PAUSES[random.nextInt(PAUSES.length)], fault(0.15));
        } else if (what < 89) {
            kill(node);
        } else if (what < 95) {
            start(node, fault(0.1));
        } else if (what < 98) {
            freeze(node);
        } else {
            jump(node);
        }
    }

    private Fault fault(double chance) {
        if (random.nextDouble() >= chance) {
            return Fault.NONE;
        }
        Fault.Kind kind = Fault.Kind.values()[1 + random.nextInt(3)];
        return new Fault(kind, random.nextInt(40), PAUSES[random.nextInt(5)]);
    }

    void start(int node, Fault fault) {
        if (nodes[node] == null) {
            note("node " + node + " starts, " + fault);
            SimulatedNode fresh = new SimulatedNode(storage, clocks.get(node));
            nodes[node] = fresh;
            stage.play(fresh, fault, () -> quietly(fresh::begin));
            bury();
        }
    }

    void kill(int node) {
        SimulatedNode victim = nodes[node];
        if (victim != null) {
            note("node " + node + " is killed");
            victim.die();
            stage.end(victim);
            bury();
        }
    }

    private void bury() {
        for (int i = 0; i < NODES; i++) {
            SimulatedNode node = nodes[i];
            if (node != null && node.dead()) {
                nodes[i] = null;
            }
        }
    }

    private void freeze(int node) {
        SimulatedNode victim = nodes[node];
        if (victim != null) {
            note("node " + node + (victim.frozen() ? " thaws" : " freezes"));
            victim.setFrozen(!victim.frozen());
        }
    }

    private void jump(int node) {
        long millis = (random.nextBoolean() ? 1 : -1) * PAUSES[3 + random.nextInt(4)];
        note("the clock of node " + node + " jumps by " + Duration.ofMillis(millis));
        clocks.get(node).jump(Duration.ofMillis(millis));
    }

    interface Request {
        void by(SimulatedNode node);
    }

    void request(int number, Request request, Fault fault) {
        SimulatedNode node = nodes[number];
        if (answers(node)) {
            note("node " + number + " is asked, " + fault);
            stage.play(node, fault, () -> request.by(node));
            bury();
        }
    }

    private boolean answers(@Nullable SimulatedNode node) {
        return node != null && !node.dead() && !node.frozen() && !stage.standsStill(node);
    }

    /** Time passes, and nodes do what they do by themselves. */
    void pass(long millis, Fault fault) {
        note(millis + " ms pass, " + fault);
        stage.setNow(stage.now() + millis);
        storage.endIdleTransactions();
        stage.wakeDue();
        bury();
        for (SimulatedNode node : nodes) {
            if (answers(node)) {
                stage.play(node, fault, () -> quietly(node::work));
                if (millis >= 30_000 && answers(node)) {
                    stage.play(node, Fault.NONE, () -> quietly(node::lookForTheDead));
                }
            }
        }
        bury();
    }

    /** A failing storage is not an error of the simulation; a real node would log it and continue. */
    private static void quietly(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException e) {
            // The next round tries again.
        }
    }

    private void playerActs(SimulatedNode node) {
        int seat = random.nextInt(model.people());
        int kind = random.nextInt(10);
        if (kind < 7) {
            save(node, seat, random.nextInt(4) > 0);
        } else {
            setReady(node, seat, kind < 9);
        }
    }

    void save(SimulatedNode node, int seat, boolean ready) {
        TurnModel.Attempt attempt = model.attempt(seat);
        String key = random.nextBoolean() ? "key-" + keys++ : null;
        try {
            GameRow row = node.get(GameStore.class).byId(game).orElseThrow();
            attempt.aims(row);
            Integer version = random.nextInt(3) > 0
                    ? null
                    : (Integer) node.get(SheetDesk.class).current(row, seat).version();
            attempt.answered(node.get(SheetDesk.class)
                    .save(row, new SheetDesk.Incoming(seat, row.entries(), List.of(), version, ready, key, "player")));
        } catch (Problem problem) {
            attempt.refused();
        } catch (RuntimeException e) {
            // It is not known whether the sheet was stored; the player is told so.
        }
    }

    private void setReady(SimulatedNode node, int seat, boolean ready) {
        try {
            GameRow row = node.get(GameStore.class).byId(game).orElseThrow();
            SheetAnswer now = node.get(SheetDesk.class).current(row, seat);
            node.get(SheetDesk.class).setReady(row, seat, row.entries(), now.version(), ready);
        } catch (RuntimeException e) {
            // The server does not promise readiness. It promises only that the turn ends.
        }
    }

    private void hostActs(SimulatedNode node) {
        try {
            GameRow row = node.get(GameStore.class).byId(game).orElseThrow();
            Standpoint host = new Standpoint(row, HOST, null);
            TurnClock clock = node.get(TurnClock.class);
            switch (random.nextInt(4)) {
                case 0 -> clock.pause(host, "");
                case 1 -> clock.resume(host, null, "");
                case 2 -> clock.extend(host, 30, null, "");
                case 3 -> endTurn(node);
                default -> throw new IllegalStateException();
            }
        } catch (RuntimeException e) {
            // The host will try again.
        }
    }

    /** All faults stop. One living node is enough. */
    void heal() {
        note("everything heals");
        for (SimulatedNode node : nodes) {
            if (node != null) {
                node.setFrozen(false);
            }
        }
        for (int i = 0; i < 20_000 && !stage.allDone(); i++) {
            stage.setNow(stage.now() + 1_000);
            storage.endIdleTransactions();
            stage.wakeDue();
            bury();
        }
        if (nodes[0] == null && nodes[1] == null) {
            start(random.nextInt(NODES), Fault.NONE);
        }
        request(living(), this::goOn, Fault.NONE);
        seconds(5);
        model.checkReadyTurns(storage);
        int before = model.entries(storage);
        seconds(10);
        if (model.entries(storage) == before) {
            model.checkBots(storage);
        }
        meetDeadlines();
        model.checkLog(storage);
    }

    int turns() {
        return model.entries(storage);
    }

    /** The node whose clock is most ahead sees a deadline first. */
    private long mostAdvancedClock() {
        long now = Long.MIN_VALUE;
        for (int i = 0; i < NODES; i++) {
            if (nodes[i] != null) {
                now = Math.max(now, clocks.get(i).instant().toEpochMilli());
            }
        }
        return now;
    }

    private int living() {
        return nodes[0] != null ? 0 : 1;
    }

    private void goOn(SimulatedNode node) {
        GameRow row = node.get(GameStore.class).byId(game).orElseThrow();
        if (row.status() == GameRow.Status.PAUSED) {
            node.get(TurnClock.class).resume(new Standpoint(row, HOST, null), null, "");
        }
    }

    void seconds(int count) {
        for (int i = 0; i < count; i++) {
            pass(1_000, Fault.NONE);
        }
    }

    /** A deadline ends its turn, or moves for a published reason. After a few deadlines the game must have moved. */
    private void meetDeadlines() {
        int before = model.entries(storage);
        for (int round = 0; round < 6 && model.entries(storage) == before; round++) {
            long due = model.deadline(storage);
            if (due == 0) {
                return;
            }
            long now = mostAdvancedClock();
            if (due < now - 5_000) {
                model.wrong(TurnModel.Wrong.DEADLINE_LOST, "it is " + (now - due) + " ms ago");
                return;
            }
            pass(Math.max(0, due - now) + 500, Fault.NONE);
            seconds(5);
        }
        if (model.entries(storage) == before) {
            model.wrong(TurnModel.Wrong.DEADLINE_LOST, "six deadlines passed, and the turn goes on");
        }
    }

    /** All players are ready, and the node that receives the last sheet is killed at one of its steps. False if there was no such step. */
    boolean lastSheetOfTheTurn(int killedAt, int othersUp) {
        start(0, Fault.NONE);
        for (int other = 1; other <= othersUp; other++) {
            start(other, Fault.NONE);
        }
        for (int seat = 0; seat < model.people() - 1; seat++) {
            int each = seat;
            request(0, node -> save(node, each, true), Fault.NONE);
        }
        request(0, node -> save(node, model.people() - 1, true), new Fault(Fault.Kind.KILL, killedAt, 0));
        return nodes[0] == null;
    }

    /** What the other node does while the first one is stopped. */
    enum Meanwhile {
        /** A player who was ready changes the sheet again. */
        A_DRAFT,
        /** The host ends the turn. */
        A_RESOLUTION
    }

    /**
     * All players are ready, and the node that receives the last sheet is stopped at one of its steps, for less time than the database
     * tolerates. Meanwhile the other node works on the same turn. False if there was no such step.
     */
    boolean overtakenInTheLastSheet(int stillAt, Meanwhile meanwhile) {
        start(0, Fault.NONE);
        start(1, Fault.NONE);
        for (int seat = 0; seat < model.people() - 1; seat++) {
            int each = seat;
            request(0, node -> save(node, each, true), Fault.NONE);
        }
        request(0, node -> save(node, model.people() - 1, true), new Fault(Fault.Kind.PAUSE, stillAt, STANDSTILL));
        if (stage.allDone()) {
            return false;
        }
        switch (meanwhile) {
            case A_DRAFT -> request(1, node -> save(node, 0, false), Fault.NONE);
            case A_RESOLUTION -> request(1, node -> quietly(() -> endTurn(node)), Fault.NONE);
        }
        return true;
    }

    /** As if an older program had stored the sheets, which did not mark complete turns. */
    void removeMarks() {
        JdbcClient.create(storage).sql("update game set due = 0").update();
    }

    private void endTurn(SimulatedNode node) {
        GameRow row = node.get(GameStore.class).byId(game).orElseThrow();
        node.get(Resolver.class).resolve(game, row.entries(), Resolver.Cause.HOST);
    }

    private void note(String what) {
        diary.add(stage.now() + ": " + what);
    }

    @Override
    public void close() throws Exception {
        for (int i = 0; i < NODES; i++) {
            kill(i);
        }
        storage.close();
    }
}
