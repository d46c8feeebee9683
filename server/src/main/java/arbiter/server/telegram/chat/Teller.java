package arbiter.server.telegram.chat;

import arbiter.engine.Pace;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Fact;
import arbiter.server.fact.Recorder;
import arbiter.server.fact.Subject;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatStore;
import arbiter.server.notify.Notices.Topic;
import arbiter.server.storage.Row;
import arbiter.server.telegram.person.People;
import arbiter.server.telegram.person.People.Linked;
import arbiter.server.telegram.wire.Outbox;
import arbiter.server.telegram.wire.Post.Urgency;
import arbiter.server.telegram.wire.TelegramSettings;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Turns facts into posts for private chats, in the transaction of the fact. */
@Component
class Teller implements Recorder {
    private final TelegramSettings settings;
    private final People people;
    private final GameStore games;
    private final SeatStore seats;
    private final Outbox outbox;
    private final JdbcClient jdbc;

    Teller(TelegramSettings settings, People people, GameStore games, SeatStore seats, Outbox outbox, JdbcClient jdbc) {
        this.settings = settings;
        this.people = people;
        this.games = games;
        this.seats = seats;
        this.outbox = outbox;
        this.jdbc = jdbc;
    }

    @Override
    public void record(Subject game, Actor actor, Fact fact) {
        record(game, actor, fact, List.of());
    }

    @Override
    public void record(Subject game, Actor actor, Fact fact, Collection<String> readers) {
        if (!settings.on()) {
            return;
        }
        if (fact instanceof Fact.Moved moved) {
            moved(game, moved);
        }
        if (fact instanceof Fact.MessageSent(int id, int from, var to)) {
            message(game, id, to, readers);
        }
    }

    private void moved(Subject subject, Fact.Moved moved) {
        List<Linked> playing = people.playing(subject.id());
        GameRow game = playing.isEmpty() ? null : games.byId(subject.id()).orElse(null);
        if (game == null) {
            return;
        }
        for (Linked person : playing) {
            int seat = seats.seatOf(game.id(), person.account()).orElseThrow();
            Optional<Integer> told = told(person, game.id());
            boolean decided =
                    subject instanceof GameRow before && before.awaiting().contains(seat);
            boolean wanted = people.hears(person, moved.course() == Fact.Course.OVER ? Topic.FINISHED : Topic.TURN);
            if (wanted && (decided || concerns(game, moved, seat))) {
                int after = told.orElse(moved.at() - 1);
                tell(person, game.id(), Math.min(after, moved.at() - 1), moved.at());
            }
        }
    }

    /** Where sheets are resolved as they arrive, most steps are somebody else's: they are told when it is one's own turn again. */
    private static boolean concerns(GameRow game, Fact.Moved moved, int seat) {
        return game.pace() == Pace.TOGETHER
                || moved.course() == Fact.Course.OVER
                || moved.kind() != Fact.Kind.TURN
                || game.awaiting().contains(seat);
    }

    private Optional<Integer> told(Linked person, String game) {
        return jdbc.sql("select position from telegram_told where account_id = ? and game_id = ?")
                .params(person.account(), game)
                .query(Integer.class)
                .optional();
    }

    private void tell(Linked person, String game, int after, int at) {
        jdbc.sql("insert into telegram_told (account_id, game_id, position) values (?, ?, ?)"
                        + " on conflict (account_id, game_id) do update set position = excluded.position")
                .params(Row.of(person.account(), game, at))
                .update();
        outbox.put(person.user(), Urgency.NEWS, TurnNews.KIND, new TurnNews.Body(game, person.account(), after, at));
    }

    /** What everybody may read comes to a group that follows the game; without one, to the players. */
    private void message(Subject game, int id, @Nullable List<Integer> to, Collection<String> readers) {
        boolean group = jdbc.sql("select count(*) from telegram_group where game_id = ?")
                        .param(game.id())
                        .query(Long.class)
                        .single()
                > 0;
        if (to != null || !group) {
            for (String reader : readers) {
                people.byAccount(reader)
                        .filter(person -> people.hears(person, Topic.PRESS))
                        .ifPresent(person -> outbox.put(
                                person.user(), Urgency.NEWS, Letters.KIND, new Letters.Body(game.id(), reader, id)));
            }
        }
    }
}
