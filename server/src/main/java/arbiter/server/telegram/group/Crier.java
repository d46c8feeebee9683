package arbiter.server.telegram.group;

import arbiter.engine.seat.Seat;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Fact;
import arbiter.server.fact.Recorder;
import arbiter.server.fact.Subject;
import arbiter.server.fact.Trail;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Outbox;
import arbiter.server.telegram.wire.Post.Urgency;
import arbiter.server.telegram.wire.TelegramSettings;
import arbiter.server.telegram.wire.Words;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Turns facts into posts for the group of a game, in the transaction of the fact. */
@Component
class Crier implements Recorder {
    /** Marks messages that came from a group, so that they do not come back to it. */
    static final String FROM_GROUP = "telegram-group-";

    private final TelegramSettings settings;
    private final Groups groups;
    private final StatusBoard status;
    private final SeatStore seats;
    private final Outbox outbox;
    private final JdbcClient jdbc;

    Crier(
            TelegramSettings settings,
            Groups groups,
            StatusBoard status,
            SeatStore seats,
            Outbox outbox,
            JdbcClient jdbc) {
        this.settings = settings;
        this.groups = groups;
        this.status = status;
        this.seats = seats;
        this.outbox = outbox;
        this.jdbc = jdbc;
    }

    @Override
    public void record(Subject game, Actor actor, Fact fact) {
        if (!settings.on() || fact instanceof Fact.Whispered) {
            return;
        }
        groups.of(game.id()).ifPresent(group -> told(group, actor, fact));
    }

    private void told(Groups.Following group, Actor actor, Fact fact) {
        if (fact instanceof Fact.Moved moved) {
            moved(group, moved);
        }
        if (fact instanceof Fact.MessageSent(int id, int from, var to) && to == null) {
            message(group, id, from);
        }
        if (fact instanceof Fact.OnTrail onTrail && !(fact instanceof Fact.Announced)) {
            String trail = Trail.sentence(actor, onTrail);
            outbox.put(
                    group.chat(),
                    Urgency.NEWS,
                    Words.KIND,
                    Words.open(Html.text(Html.shortened(trail, 3_000))).in(group.topic()));
        }
        boolean changesStatus = fact instanceof Fact.OnStream && !(fact instanceof Fact.MessageSent);
        if (changesStatus) {
            status.refresh(group);
        }
    }

    /** Where sheets are resolved as they arrive, the group hears of whole turns. */
    private void moved(Groups.Following group, Fact.Moved moved) {
        boolean news =
                moved.turn() != group.turn() || moved.course() == Fact.Course.OVER || moved.kind() != Fact.Kind.TURN;
        if (news) {
            groups.setTold(group.game(), moved.turn(), moved.at());
            int after = group.told() < 0 ? moved.at() - 1 : Math.min(group.told(), moved.at() - 1);
            outbox.put(group.chat(), Urgency.NEWS, TurnPost.KIND, new TurnPost.Body(group.game(), after, moved.at()));
        }
    }

    private void message(Groups.Following group, int id, int from) {
        record Letter(String text, @Nullable String key) {}
        Letter letter = jdbc.sql("select text, client_key from message where game_id = ? and id = ?")
                .params(group.game(), id)
                .query((row, n) -> new Letter(row.getString(1), row.getString(2)))
                .single();
        if (letter.key != null && letter.key.startsWith(FROM_GROUP + group.chat())) {
            return;
        }
        String sender = from == Seat.HOST.index()
                ? "Host"
                : seats.of(group.game()).stream()
                        .filter(row -> row.seat() == from)
                        .map(SeatRow::country)
                        .findFirst()
                        .orElse("?");
        for (String html : Html.parts(List.of("✉️ " + sender + ": " + letter.text))) {
            outbox.put(group.chat(), Urgency.NEWS, Words.KIND, Words.open(html).in(group.topic()));
        }
    }
}
