package arbiter.server.press;

import arbiter.server.game.GameRow;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Stores messages, and knows who gets a notice of them. */
@Component
class Post {
    /** 1 January 2026, as seconds. */
    private static final long NUMBERED_SINCE = 1_767_225_600;

    private final JdbcClient jdbc;
    private final Readers readers;
    private final SeatStore seats;

    Post(JdbcClient jdbc, Readers readers, SeatStore seats) {
        this.jdbc = jdbc;
        this.readers = readers;
        this.seats = seats;
    }

    /**
     * A new message.
     *
     * @param account of the person who wrote it; null for a bot
     * @param to null for everybody
     * @param key identifies the message among those of the sender
     */
    record Letter(
            String game,
            int sender,
            @Nullable String account,
            @Nullable List<Integer> to,
            String text,
            @Nullable String key) {}

    /** The id that it got. Must be called inside a transaction. Locks the game, so that no other message gets the same id. */
    int store(Letter letter, Instant now) {
        jdbc.sql("update game set seq = seq where id = ?").param(letter.game).update();
        int last = jdbc.sql("select coalesce(max(id), 0) from message where game_id = ?")
                .param(letter.game)
                .query(Integer.class)
                .single();
        int id = Math.max(last + 1, second(now));
        jdbc.sql("insert into message (game_id, id, sender, account_id, recipients, text, client_key, sent_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                .params(Row.of(
                        letter.game,
                        id,
                        letter.sender,
                        letter.account,
                        letter.to == null ? null : JsonColumn.seats(letter.to),
                        letter.text,
                        letter.key,
                        now.toEpochMilli()))
                .update();
        return id;
    }

    boolean has(String game, int sender, String key) {
        return jdbc.sql("select count(*) from message where game_id = ? and sender = ? and client_key = ?")
                        .params(game, sender, key)
                        .query(Integer.class)
                        .single()
                > 0;
    }

    /** Messages are numbered by their time: if they were counted, a gap would tell how many were for others. */
    private static int second(Instant time) {
        return (int) Math.clamp(time.getEpochSecond() - NUMBERED_SINCE, 0, Integer.MAX_VALUE / 2);
    }

    /** The accounts at the table to which a message is addressed and that have not muted its sender. */
    List<String> listeners(GameRow game, int sender, @Nullable List<Integer> to) {
        return seats.of(game.id()).stream()
                .filter(seat -> seat.seat() != sender && (to == null || to.contains(seat.seat())))
                .filter(seat -> seat.account() != null
                        && !readers.of(game.id(), seat.account()).muted().contains(sender))
                .map(SeatRow::account)
                .filter(Objects::nonNull)
                .map(Object::toString)
                .toList();
    }
}
