package arbiter.server.turn;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.engine.chance.Hashes;
import arbiter.server.ServerSettings;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.StandIns;
import arbiter.server.game.Table;
import arbiter.server.game.Tables;
import arbiter.server.web.Problem;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/**
 * Lets bots decide, on threads of their own so that requests never wait for them. Nothing here must be kept: a bot gives
 * the same answer to the same position, and after a crash it is asked again.
 */
@Component
public class BotSeats implements StandIns, DisposableBean {
    private static final Logger LOG = LoggerFactory.getLogger(BotSeats.class);

    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final Tables tables;
    private final ObjectProvider<SheetDesk> desk;
    private final ExecutorService threads;
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();
    private final Timer timer;

    BotSeats(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            Tables tables,
            ObjectProvider<SheetDesk> desk,
            ServerSettings settings,
            MeterRegistry meters) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.tables = tables;
        this.desk = desk;
        this.threads = Executors.newFixedThreadPool(
                settings.botThreads(),
                Thread.ofPlatform()
                        .name("bot-", 0)
                        .daemon()
                        .priority(Thread.MIN_PRIORITY)
                        .factory());
        this.timer = meters.timer("arbiter.bot");
    }

    /** After a restart, bots that were thinking think again. */
    @EventListener(ApplicationReadyEvent.class)
    @Order(10)
    public void resume() {
        games.runningIds().forEach(this::think);
    }

    /** Asks the bots that are awaited in this game, soon and elsewhere. */
    @Override
    public void think(String game) {
        if (!waiting.add(game)) {
            return;
        }
        try {
            threads.execute(() -> {
                waiting.remove(game);
                try {
                    decide(game);
                } catch (RuntimeException e) {
                    LOG.error("bots of game {} failed", game, e);
                }
            });
        } catch (RejectedExecutionException e) {
            waiting.remove(game);
        }
    }

    private void decide(String id) {
        GameRow game = games.byId(id).orElse(null);
        if (game == null || game.status() != GameRow.Status.RUNNING) {
            return;
        }
        List<Integer> ready = sheets.flags(id, game.entries()).stream()
                .filter(SheetStore.Flag::ready)
                .map(SheetStore.Flag::seat)
                .toList();
        List<SeatRow> asked = seats.of(id).stream()
                .filter(seat -> seat.bot() != null)
                .filter(seat -> game.awaiting().contains(seat.seat()) && !ready.contains(seat.seat()))
                .toList();
        for (SeatRow seat : asked) {
            Bots.byId(String.valueOf(seat.bot())).ifPresent(bot -> decide(game, bot, seat.seat(), asked.size()));
        }
    }

    private void decide(GameRow game, Bot bot, int seat, int company) {
        Table<?, ?, ?> table = tables.of(game);
        List<String> lines = timer.record(() -> table.ask(bot, game.entries(), seat, seed(game, seat), company));
        try {
            desk.getObject().saveForBot(game, seat, lines == null ? List.of() : lines);
        } catch (Problem e) {
            // The turn ended while the bot was thinking; the next one asks again.
            LOG.debug("game {}: a bot came too late", game.id());
        }
    }

    /** Nobody can foresee a bot who does not know the game's seed. */
    private static long seed(GameRow game, int seat) {
        return ByteBuffer.wrap(Hashes.sha256(game.seed() + "/" + game.entries() + "/" + seat))
                .getLong();
    }

    @Override
    public void destroy() {
        threads.shutdownNow();
    }
}
