package arbiter.server.turn;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.engine.chance.Hashes;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.StandIns;
import arbiter.server.game.Watching;
import arbiter.server.press.BotComments;
import arbiter.server.settings.ServerSettings;
import arbiter.server.table.Remarks;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import arbiter.server.web.Problem;
import arbiter.server.work.FairThreads;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.nio.ByteBuffer;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/**
 * Lets bots decide, on separate threads, so that requests never wait for them. The threads serve the hosts of games in turn, one decision
 * at a time, so that a host with many games does not slow down the games of others. A game with only bots continues while somebody watches
 * it, or when its turn is about to end. If they play for absent people, it continues only then, so that people who come back have not
 * missed the game. Nothing is stored: a bot makes the same decision for the same position, so it is simply asked again after a crash.
 */
@Component
public class BotSeats implements StandIns, DisposableBean {
    private static final Logger LOG = LoggerFactory.getLogger(BotSeats.class);
    private static final int MOST_WAITING = 100_000;
    /** More games are asked again by {@link DueWork}, once a minute. */
    private static final int MOST_ASLEEP = 100_000;

    private static final Duration LOOK = Duration.ofSeconds(15);
    private static final Duration BEFORE_THE_END = Duration.ofMinutes(1);

    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final Tables tables;
    private final Watching watching;
    private final SheetDesk desk;
    private final BotComments comments;
    private final FairThreads threads;
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();
    /** Games that wait although bots could decide, with the deadline of the turn if there is one. */
    private final Map<String, Optional<Instant>> asleep = new ConcurrentHashMap<>();

    private final ScheduledExecutorService alarm = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("bot-alarm").daemon().factory());
    private final Timer timer;
    private final Clock clock;

    BotSeats(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            Tables tables,
            Watching watching,
            SheetDesk desk,
            BotComments comments,
            ServerSettings settings,
            MeterRegistry meters,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.tables = tables;
        this.watching = watching;
        this.desk = desk;
        this.comments = comments;
        this.clock = clock;
        int number = settings.botThreads();
        this.threads = new FairThreads(
                "bot", new FairThreads.Bounds(number, Math.max(1, number - 1), MOST_WAITING, MOST_WAITING));
        this.timer = meters.timer("arbiter.bot");
        watching.onReturn(this::wake);
        alarm.scheduleWithFixedDelay(this::wakeForTheEnd, LOOK.toSeconds(), LOOK.toSeconds(), TimeUnit.SECONDS);
    }

    /** After a restart, asks bots again that had not finished. */
    @EventListener(ApplicationReadyEvent.class)
    @Order(10)
    public void resume() {
        games.runningIds().forEach(this::think);
    }

    @EventListener
    void heard(Chronicle.Told told) {
        if (told.fact() instanceof Fact.MovesBots) {
            think(told.game());
        }
    }

    /** Asks the awaited bots of this game, soon and on another thread. */
    @Override
    public void think(String game) {
        games.withBots(game).ifPresent(turn -> queue(turn.host(), new Round(game, turn.at(), Set.of())));
    }

    /** @param asked the seats that were already asked at this position */
    private record Round(String game, int at, Set<Integer> asked) {
        Round after(int at, int seat) {
            Set<Integer> more = new TreeSet<>(at == this.at ? asked : Set.of());
            more.add(seat);
            return new Round(game, at, more);
        }

        boolean mayAsk(int now, int seat) {
            return now != at || !asked.contains(seat);
        }
    }

    private void queue(String host, Round round) {
        if (!waiting.add(round.game)) {
            return;
        }
        try {
            threads.execute(host, () -> {
                waiting.remove(round.game);
                try {
                    decide(round);
                } catch (RuntimeException e) {
                    LOG.error("bots of game {} failed", round.game, e);
                }
            });
        } catch (RejectedExecutionException e) {
            waiting.remove(round.game);
        }
    }

    /** Lets one bot decide. The next bot of the game is queued again, so that other games get their turn. */
    private void decide(Round round) {
        GameRow game = games.byId(round.game).orElse(null);
        if (game == null || game.status() != GameRow.Status.RUNNING) {
            return;
        }
        List<SeatRow> table = seats.of(game.id());
        if (sleeps(game, table)) {
            return;
        }
        List<Integer> ready = sheets.flags(game.id(), game.entries()).stream()
                .filter(SheetStore.Flag::ready)
                .map(SheetStore.Flag::seat)
                .toList();
        List<SeatRow> awaited = table.stream()
                .filter(seat -> seat.bot() != null && game.awaiting().contains(seat.seat()))
                .toList();
        awaited.stream()
                .filter(seat -> !ready.contains(seat.seat()) && round.mayAsk(game.entries(), seat.seat()))
                .findFirst()
                .ifPresent(seat -> {
                    Bots.byId(String.valueOf(seat.bot())).ifPresent(bot -> {
                        comment(game, seat.seat(), table);
                        decide(game, bot, seat.seat(), awaited.size());
                    });
                    queue(game.hostId(), round.after(game.entries(), seat.seat()));
                });
    }

    /** Bots that play for absent people say nothing. */
    private void comment(GameRow game, int seat, List<SeatRow> table) {
        if (!game.options().botsComment()) {
            return;
        }
        List<Remarks.Speaker> speakers = table.stream()
                .filter(row -> row.account() == null && row.bot() != null && row.alive())
                .flatMap(row ->
                        Bots.byId(String.valueOf(row.bot())).stream().map(bot -> new Remarks.Speaker(row.seat(), bot)))
                .toList();
        tables.of(game)
                .remarks()
                .of(game.entries(), seat, speakers)
                .ifPresent(remark -> comments.send(game.id(), seat, remark.text(), "turn " + remark.turn()));
    }

    private void decide(GameRow game, Bot bot, int seat, int company) {
        Table<?, ?, ?> table = tables.of(game);
        List<String> lines = timer.record(() -> table.ask(bot, game.entries(), seat, seed(game, seat), company));
        try {
            desk.saveForBot(game, seat, lines == null ? List.of() : lines);
        } catch (Problem e) {
            // The turn ended, or the absent player came back, while the bot was thinking.
            LOG.debug("game {}: a bot decided too late", game.id());
        }
    }

    /**
     * Whether only bots play and the game waits: until the end of its turn for people who are away, otherwise until somebody looks at it.
     */
    private boolean sleeps(GameRow game, List<SeatRow> table) {
        List<SeatRow> people = table.stream()
                .filter(seat -> seat.account() != null && seat.alive())
                .toList();
        Instant deadline = game.deadline();
        boolean soon = deadline != null && ends(deadline);
        if (soon || people.stream().anyMatch(seat -> seat.bot() == null)) {
            asleep.remove(game.id());
            return false;
        }
        // Must come before the check: a watcher who arrives in between then finds the game asleep and wakes it.
        if (asleep.size() < MOST_ASLEEP) {
            asleep.put(game.id(), Optional.ofNullable(deadline));
        }
        if (people.isEmpty() && watching.watched(game.id(), game.entries())) {
            asleep.remove(game.id());
            return false;
        }
        return true;
    }

    private boolean ends(Instant deadline) {
        return deadline.isBefore(clock.instant().plus(BEFORE_THE_END));
    }

    private void wake(String game) {
        if (asleep.remove(game) != null) {
            think(game);
        }
    }

    private void wakeForTheEnd() {
        asleep.forEach((game, deadline) -> {
            if (deadline.filter(this::ends).isPresent()) {
                wake(game);
            }
        });
    }

    /** Whether the game waits until somebody looks at it. */
    boolean isAsleep(String game) {
        return asleep.containsKey(game);
    }

    /** Derived from the game's secret seed, so that nobody can predict what a bot will do. */
    public static long seed(GameRow game, int seat) {
        return ByteBuffer.wrap(Hashes.sha256(game.seed() + "/" + game.entries() + "/" + seat))
                .getLong();
    }

    @Override
    public void destroy() {
        alarm.shutdownNow();
        threads.close();
    }
}
