package arbiter.server.account;

import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Everything that the server stores about one person, for export and for deletion. */
@Component
public class OwnData {
    private final Accounts accounts;
    private final Credentials credentials;
    private final Identities identities;
    private final JdbcClient jdbc;
    private final Writer writer;

    OwnData(Accounts accounts, Credentials credentials, Identities identities, JdbcClient jdbc, Writer writer) {
        this.accounts = accounts;
        this.credentials = credentials;
        this.identities = identities;
        this.jdbc = jdbc;
        this.writer = writer;
    }

    public Map<String, Object> export(String id) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("account", Me.OwnAccount.of(accounts.byId(id).orElseThrow(), identities.linked(id)));
        all.put("identities", rows("select issuer, subject, created_at from identity where account_id = ?", id));
        all.put("notifications", rows("select notifications from account where id = ?", id));
        all.put("tokens", credentials.tokens(id));
        all.put(
                "sessions",
                rows(
                        "select created_at, used_at, expires_at from credential where account_id = ? and kind = 'session'",
                        id));
        all.put("hosted", rows("select id, name, ruleset, status, created_at from game where host_id = ?", id));
        all.put(
                "seats",
                rows(
                        "select s.game_id, g.name, s.seat, s.country, s.colour, s.lore from seat s join game g"
                                + " on g.id = s.game_id where s.account_id = ?",
                        id));
        all.put(
                "sheets",
                rows(
                        "select h.game_id, h.position, h.seat, h.lines, h.ready, h.saved_at from sheet h join seat s on"
                                + " s.game_id = h.game_id and s.seat = h.seat where s.account_id = ?",
                        id));
        all.put(
                "standingOrders",
                rows(
                        "select o.game_id, o.seat, o.lines, o.posture, o.at_once, o.saved_at from standing_orders o join seat s"
                                + " on s.game_id = o.game_id and s.seat = o.seat where s.account_id = ?",
                        id));
        all.put(
                "messages",
                rows(
                        "select game_id, id, sent_at, recipients, text from message where account_id = ? order by sent_at",
                        id));
        all.put(
                "searches",
                rows(
                        "select ruleset, pace, fewest, most, days, rated, zone, state, answer, game_id, created_at, until_at"
                                + " from search where account_id = ?",
                        id));
        all.put(
                "leave",
                rows("select first_day, last_day, zone, announced_at, ends_at from leave where account_id = ?", id));
        all.put("blocks", rows("select blocked_id, blocked_at from block where account_id = ?", id));
        all.put(
                "reports",
                rows("select game_id, message_id, reason, reported_at from report where reporter_id = ?", id));
        all.put("profile", rows("select hidden from profile where account_id = ?", id));
        all.put("reliability", rows("select * from reliability where account_id = ?", id));
        all.put("lostSeats", rows("select game_id, seat from lost_seat where account_id = ?", id));
        all.put("attendance", rows("select game_id, turn, outcome from attendance where account_id = ?", id));
        all.put(
                "results",
                rows(
                        "select game_id, seat, ruleset, seats, people, place, won, had_left, finished_at from results"
                                + " where account_id = ? order by finished_order",
                        id));
        all.put(
                "ratings",
                rows(
                        "select game_id, ruleset, players, mean, deviation, games, finished_at from rating_change"
                                + " where person = ? order by finished_order",
                        id));
        all.put("maps", rows("select id, name, ruleset, text, created_at from own_map where account_id = ?", id));
        all.put(
                "studies",
                rows("select id, name, game_id, ruleset, created_at, changed_at from study where account_id = ?", id));
        all.put(
                "studyPositions",
                rows(
                        "select p.study_id, p.number, p.parent, p.label, p.steps, p.sheets, p.given from study_position p"
                                + " join study s on s.id = p.study_id where s.account_id = ? order by p.study_id, p.number",
                        id));
        all.put(
                "notices",
                rows(
                        "select game_id, topic, sentence, channel, created_at, void_at, sent_at from notice where account_id = ?",
                        id));
        all.put("devices", rows("select endpoint, name, created_at from push_device where account_id = ?", id));
        all.put("telegram", rows("select user_id, name, linked_at from telegram_person where account_id = ?", id));
        return all;
    }

    private List<Map<String, @Nullable Object>> rows(String sql, String id) {
        return jdbc.sql(sql).param(id).query().listOfRows();
    }

    /**
     * Removes everything that identifies the person. Games keep a pseudonym, the country and the sheets, because other people played them
     * too.
     *
     * @param standUp leaves one game that is not over
     */
    public void erase(String id, Consumer<String> standUp) {
        List<String> games = jdbc.sql("select s.game_id from seat s join game g on g.id = s.game_id"
                        + " where s.account_id = ? and g.status <> 'OVER'")
                .param(id)
                .query((row, n) -> row.getString(1))
                .list();
        games.forEach(standUp);
        writer.run(() -> {
            jdbc.sql("update seat set lore = '' where account_id = ?").param(id).update();
            jdbc.sql("delete from study_position where study_id in (select id from study where account_id = ?)")
                    .param(id)
                    .update();
            for (String table : List.of(
                    "study",
                    "notice",
                    "push_device",
                    "reader",
                    "read_mark",
                    "own_map",
                    "search",
                    "credential",
                    "identity",
                    "leave",
                    "profile",
                    "attendance",
                    "sealed_attendance",
                    "reliability",
                    "lost_seat",
                    "telegram_person",
                    "telegram_code",
                    "telegram_told",
                    "telegram_deed")) {
                jdbc.sql("delete from " + table + " where account_id = ?")
                        .param(id)
                        .update();
            }
            jdbc.sql("delete from block where account_id = ? or blocked_id = ?")
                    .params(id, id)
                    .update();
            accounts.erase(id, "Former player " + Secrets.id().substring(0, 4).toUpperCase(Locale.ROOT));
        });
    }
}
