package arbiter.server.turn;

import arbiter.server.account.Quotas;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.StandIns;
import arbiter.server.settings.ServerSettings;
import arbiter.server.table.TableSettings;
import arbiter.server.web.Problem;
import arbiter.server.work.WorkSettings;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.testhelper.ManualScheduler;
import com.github.kagkarlsson.scheduler.testhelper.SettableClock;
import com.github.kagkarlsson.scheduler.testhelper.TestHelper;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import javax.sql.DataSource;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.json.JsonMapper;

/** One node of the server: the real classes that process a turn, on simulated time and simulated storage. */
final class SimulatedNode {
    private static final ServerSettings SETTINGS = new ServerSettings(
            Path.of("nowhere"),
            "",
            "",
            "",
            "http://localhost",
            Duration.ofMinutes(2),
            0,
            false,
            1,
            Duration.ofMinutes(5),
            100,
            Duration.ofDays(30),
            "nobody");

    private final Wiring parts = new Wiring();
    private final ManualScheduler scheduler;
    private final QuietBots bots;
    private boolean dead;
    private boolean frozen;

    SimulatedNode(DataSource storage, Clock clock) {
        TransactionTemplate transactions = new TransactionTemplate(new JdbcTransactionManager(storage));
        parts.with(SETTINGS)
                .with(new WorkSettings(0, 256, 16, Duration.ofSeconds(10), Duration.ofSeconds(15)))
                .with(new TableSettings(20))
                .with(new Quotas.Numbers(20, 200, 10, 100, 3, 20, 50, 500, 10, 100, 8192, 65536, 4096, 32768))
                .with(clock)
                .with(JsonMapper.shared())
                .with(new SimpleMeterRegistry())
                .with(JdbcClient.create(storage))
                .with((ApplicationEventPublisher) this::heard)
                .with(Wiring.make("arbiter.server.storage.PlainWriter", transactions));
        parts.with((TurnThreads) (host, work) -> work.run());
        parts.get("arbiter.server.ahead.FilledSheets");
        List<Task<?>> known = List.of(new ReminderTask().remind(parts.later(TurnEnd.class)));
        this.scheduler = TestHelper.createManualScheduler(new TransactionAwareDataSourceProxy(storage), known)
                .clock(new SchedulerTime(clock))
                .build();
        parts.with(scheduler);
        this.bots = get(QuietBots.class);
    }

    /** Reacts to facts as the real bots do. */
    private void heard(Object told) {
        if (told instanceof Chronicle.Told(String game, Fact fact) && fact instanceof Fact.MovesBots) {
            get(QuietBots.class).think(game);
        }
    }

    <T> T get(Class<T> type) {
        return parts.get(type);
    }

    boolean dead() {
        return dead;
    }

    void die() {
        dead = true;
    }

    boolean frozen() {
        return frozen && !dead;
    }

    void setFrozen(boolean frozen) {
        this.frozen = frozen;
    }

    /** What a node does before it accepts requests. */
    void begin() {
        get(Outages.class).back();
        get(GameStore.class).runningIds().forEach(bots::think);
        get(DueWork.class).begin();
    }

    /** What a node does by itself, about once a second. */
    void work() {
        scheduler.runAnyDueExecutions();
        get(DueWork.class).look();
        bots.decideAll();
    }

    /** What a node does by itself, about twice a minute. */
    void lookForTheDead() {
        get(Heartbeat.class).beat();
        scheduler.runDeadExecutionDetection();
    }

    /** Bots that decide when the simulation lets them, and order nothing. */
    static final class QuietBots implements StandIns {
        private final Deque<String> asked = new ArrayDeque<>();
        private final GameStore games;
        private final SeatStore seats;
        private final ObjectProvider<SheetDesk> desk;

        QuietBots(GameStore games, SeatStore seats, ObjectProvider<SheetDesk> desk) {
            this.games = games;
            this.seats = seats;
            this.desk = desk;
        }

        @Override
        public void think(String game) {
            if (!asked.contains(game)) {
                asked.add(game);
            }
        }

        /** Lets the bots decide that were asked so far. More could be asked for ever, because bots answer each other. */
        void decideAll() {
            for (int count = asked.size(); count > 0; count--) {
                games.byId(Objects.requireNonNull(asked.poll()))
                        .filter(game -> game.status() == GameRow.Status.RUNNING)
                        .ifPresent(this::decide);
            }
        }

        private void decide(GameRow game) {
            for (SeatRow seat : seats.of(game.id())) {
                if (seat.bot() != null && game.awaiting().contains(seat.seat())) {
                    try {
                        desk.getObject().saveForBot(game, seat.seat(), List.of());
                    } catch (Problem e) {
                        // The turn ended in the meantime.
                    }
                }
            }
        }
    }

    private static final class SchedulerTime extends SettableClock {
        private final Clock clock;

        SchedulerTime(Clock clock) {
            this.clock = clock;
        }

        @Override
        public Instant now() {
            return clock.instant();
        }
    }

    /** The clock of one machine: the simulated time plus this clock's error. */
    static final class MachineClock extends Clock {
        private final Stage stage;
        private long off;

        MachineClock(Stage stage) {
            this.stage = stage;
        }

        void jump(Duration by) {
            off += by.toMillis();
        }

        @Override
        public Instant instant() {
            return Instant.ofEpochMilli(stage.now() + off);
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new UnsupportedOperationException();
        }
    }
}
