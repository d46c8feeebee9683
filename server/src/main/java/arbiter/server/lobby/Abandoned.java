package arbiter.server.lobby;

import arbiter.server.game.GameStore;
import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.Writer;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import java.time.Clock;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Removes abandoned data of guests: games in which nobody has an account and nothing has happened for a long time, and then guests who have
 * no game, no map and no way to come back. Public games that were played to their end stay, because people may read them for ever.
 */
@Component
class Abandoned {
    private static final Logger LOG = LoggerFactory.getLogger(Abandoned.class);
    /** Per transaction, so that other writes can run in between. */
    private static final int AT_ONCE = 50;

    private static final String GAMES = "select g.id from game g join account h on h.id = g.host_id"
            + " where h.kind = 'GUEST' and g.updated_at < ?"
            + " and not (g.visibility = 'public' and g.status = 'OVER' and (g.winners <> ''"
            + " or exists (select 1 from results r where r.game_id = g.id)))"
            + " and not exists (select 1 from seat s join account a on a.id = s.account_id"
            + " where s.game_id = g.id and a.kind <> 'GUEST')"
            + " and not exists (select 1 from sheet h where h.game_id = g.id and "
            + " h.saved_by not in ('bot', 'standing', 'posture') and h.saved_at >= ?)"
            + " and not exists (select 1 from message m where m.game_id = g.id and m.sent_at >= ?) limit " + AT_ONCE;

    private static final String GUESTS = "select a.id from account a where a.kind = 'GUEST' and a.created_at < ?"
            + " and not exists (select 1 from game g where g.host_id = a.id)"
            + " and not exists (select 1 from seat s where s.account_id = a.id)"
            + " and not exists (select 1 from telegram_person p where p.account_id = a.id)"
            + " and not exists (select 1 from credential c where c.account_id = a.id"
            + " and (c.used_at >= ? or c.kind <> 'session')) limit " + AT_ONCE;

    private final JdbcClient jdbc;
    private final GameStore games;
    private final Writer writer;
    private final ServerSettings settings;
    private final Clock clock;

    Abandoned(JdbcClient jdbc, GameStore games, Writer writer, ServerSettings settings, Clock clock) {
        this.jdbc = jdbc;
        this.games = games;
        this.writer = writer;
        this.settings = settings;
        this.clock = clock;
    }

    /** @return the number of removed games */
    int remove() {
        long before = clock.instant().minus(settings.guestGamesKept()).toEpochMilli();
        int removed = 0;
        for (List<String> some = ids(GAMES, before, before, before);
                !some.isEmpty();
                some = ids(GAMES, before, before, before)) {
            List<String> gone = some;
            writer.run(() -> gone.forEach(games::delete));
            removed += gone.size();
        }
        for (List<String> some = ids(GUESTS, before, before); !some.isEmpty(); some = ids(GUESTS, before, before)) {
            List<String> gone = some;
            writer.run(() -> gone.forEach(this::forget));
        }
        if (removed > 0) {
            LOG.info("{} abandoned games of guests were removed", removed);
        }
        return removed;
    }

    private List<String> ids(String sql, Object... before) {
        return jdbc.sql(sql).params(before).query((row, n) -> row.getString(1)).list();
    }

    private void forget(String guest) {
        for (String table : List.of(
                "notice",
                "push_device",
                "reader",
                "read_mark",
                "own_map",
                "search",
                "credential",
                "leave",
                "profile",
                "attendance",
                "sealed_attendance",
                "reliability",
                "lost_seat",
                "telegram_code",
                "telegram_told",
                "telegram_deed")) {
            jdbc.sql("delete from " + table + " where account_id = ?")
                    .param(guest)
                    .update();
        }
        jdbc.sql("delete from block where account_id = ? or blocked_id = ?")
                .params(guest, guest)
                .update();
        jdbc.sql("delete from account where id = ?").param(guest).update();
    }

    /** Runs on one node at a time. */
    @Configuration(proxyBeanMethods = false)
    static class Rounds {
        @Bean
        Task<Void> abandonedTask(ObjectProvider<Abandoned> abandoned) {
            return Tasks.recurring("abandoned-games", FixedDelay.ofHours(6))
                    .execute((instance, context) -> abandoned.getObject().remove());
        }
    }
}
