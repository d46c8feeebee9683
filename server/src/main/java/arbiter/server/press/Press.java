package arbiter.server.press;

import arbiter.engine.seat.Seat;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.media.Schema;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Messages between the seats of a game. A message is from a seat, never from an account: anonymous games stay so. */
@Component
public class Press {
    private static final int LONGEST = 4000;
    private static final int HOST = Seat.HOST.index();

    private final JdbcClient jdbc;
    private final SeatStore seats;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Clock clock;

    Press(JdbcClient jdbc, SeatStore seats, Chronicle chronicle, Writer writer, Clock clock) {
        this.jdbc = jdbc;
        this.seats = seats;
        this.chronicle = chronicle;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * @param to null for everybody who sees the game
     * @param text null where the host removed it
     */
    public record Message(
            int id,
            Instant time,

            @Schema(description = "the seat that wrote it, -1 for the host")
            int from,

            @Nullable List<Integer> to,

            @Nullable @Schema(example = "Shall we talk about the northern pass?")
            String text,

            boolean removed,
            boolean mine) {}

    /** @param read the last message that the caller has seen */
    public record Pile(List<Message> messages, int read, List<Integer> muted) {}

    private static List<Integer> chairs(Standpoint who) {
        List<Integer> chairs = new ArrayList<>();
        Integer seat = who.seat();
        if (seat != null) {
            chairs.add(seat);
        }
        if (who.isHost()) {
            chairs.add(HOST);
        }
        return chairs;
    }

    public Pile read(Standpoint who, int after, int limit) {
        List<Integer> chairs = chairs(who);
        String account = who.caller().idOrNull();
        int lettersAfter = seats.lettersAfter(who);
        List<Message> messages = jdbc
                .sql("select * from message where game_id = ? and id > ? order by id")
                .params(who.game().id(), after)
                .query((row, n) -> message(row, chairs))
                .list()
                .stream()
                .filter(message -> mayRead(message, chairs, lettersAfter))
                .limit(limit)
                .toList();
        Reader reader =
                account == null ? new Reader(0, List.of()) : reader(who.game().id(), account);
        return new Pile(messages, reader.upTo, reader.muted);
    }

    /** Letters to the host stay the host's; those of a seat begin with the player who has it now. */
    private static boolean mayRead(Message message, List<Integer> chairs, int lettersAfter) {
        List<Integer> to = message.to;
        if (to == null) {
            return true;
        }
        Set<Integer> mine = new TreeSet<>(chairs);
        if (message.id <= lettersAfter) {
            mine.retainAll(List.of(HOST));
        }
        return mine.contains(message.from) || to.stream().anyMatch(mine::contains);
    }

    private record Reader(int upTo, List<Integer> muted) {}

    private Reader reader(String game, String account) {
        return jdbc.sql("select read_up_to, muted from reader where game_id = ? and account_id = ?")
                .params(game, account)
                .query((row, n) -> new Reader(row.getInt(1), JsonColumn.seats(row.getString(2))))
                .optional()
                .orElse(new Reader(0, List.of()));
    }

    private static Message message(ResultSet row, List<Integer> chairs) throws SQLException {
        String recipients = row.getString("recipients");
        row.getLong("removed_at");
        boolean removed = !row.wasNull();
        return new Message(
                row.getInt("id"),
                Instant.ofEpochMilli(row.getLong("sent_at")),
                row.getInt("sender"),
                recipients == null ? null : JsonColumn.seats(recipients),
                removed ? null : row.getString("text"),
                removed,
                chairs.contains(row.getInt("sender")));
    }

    /** @param to null for everybody */
    public Message send(Standpoint who, @Nullable List<Integer> to, String text, @Nullable String key) {
        who.requirePart();
        int sender = who.seat() != null ? who.seat() : HOST;
        return send(who, sender, to, text, key);
    }

    /** The host speaks as the host, even from a seat. */
    public Message announce(Standpoint who, String text) {
        return send(who, HOST, null, text, null);
    }

    private Message send(Standpoint who, int sender, @Nullable List<Integer> to, String text, @Nullable String key) {
        String clean = text.strip();
        if (clean.isEmpty() || clean.length() > LONGEST) {
            throw Problem.invalid("text", "A message has 1 to " + LONGEST + " characters.");
        }
        GameRow game = who.game();
        List<Integer> recipients = to == null ? null : List.copyOf(new TreeSet<>(to));
        refuse(game, sender, recipients);
        return writer.write(() -> {
            Message before = key == null ? null : find(game.id(), sender, key, chairs(who));
            return before != null ? before : insert(who, sender, recipients, clean, key);
        });
    }

    private @Nullable Message find(String game, int sender, String key, List<Integer> chairs) {
        return jdbc.sql("select * from message where game_id = ? and sender = ? and client_key = ?")
                .params(game, sender, key)
                .query((row, n) -> message(row, chairs))
                .optional()
                .orElse(null);
    }

    /** The host may always speak to everybody, and everybody to the host. */
    private void refuse(GameRow game, int sender, @Nullable List<Integer> to) {
        if (to != null) {
            int size = seats.of(game.id()).size();
            if (to.isEmpty() || to.stream().anyMatch(seat -> seat < HOST || seat >= size)) {
                throw Problem.invalid("to", "There is no such seat at this table.");
            }
        }
        boolean withHost = sender == HOST || (to != null && to.equals(List.of(HOST)));
        boolean allowed = switch (game.options().press()) {
            case "all" -> true;
            case "public" -> to == null || withHost;
            default -> withHost;
        };
        if (!allowed && game.status() != GameRow.Status.OVER) {
            throw new Problem(
                    HttpStatus.FORBIDDEN,
                    "press-closed",
                    game.options().press().equals("public")
                            ? "In this game messages are for everybody."
                            : "In this game players do not write to each other.");
        }
    }

    private Message insert(Standpoint who, int sender, @Nullable List<Integer> to, String text, @Nullable String key) {
        String game = who.game().id();
        jdbc.sql("update game set seq = seq where id = ?").param(game).update();
        int id = jdbc.sql("select coalesce(max(id), 0) + 1 from message where game_id = ?")
                .param(game)
                .query(Integer.class)
                .single();
        Instant now = Instant.ofEpochMilli(clock.millis());
        jdbc.sql("insert into message (game_id, id, sender, account_id, recipients, text, client_key, sent_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                .params(Row.of(
                        game,
                        id,
                        sender,
                        who.caller().idOrNull(),
                        to == null ? null : JsonColumn.seats(to),
                        text,
                        key,
                        now.toEpochMilli()))
                .update();
        tell(who.game(), id, sender, to);
        return new Message(id, now, sender, to, text, false, true);
    }

    private void tell(GameRow game, int id, int sender, @Nullable List<Integer> to) {
        List<String> readers = new ArrayList<>(seats.of(game.id()).stream()
                .filter(seat -> seat.seat() != sender && (to == null || to.contains(seat.seat())))
                .filter(seat -> seat.account() != null
                        && !reader(game.id(), seat.account()).muted.contains(sender))
                .map(SeatRow::account)
                .filter(Objects::nonNull)
                .map(Object::toString)
                .toList());
        if (sender != HOST && to != null && to.contains(HOST)) {
            readers.add(game.hostId());
        }
        chronicle.tell(game, Actor.PLAYERS, new Fact.MessageSent(id, sender, to), readers);
    }

    public void markRead(Standpoint who, int upTo) {
        String account = who.requirePart().caller().account().id();
        writer.run(() -> jdbc.sql("insert into reader (game_id, account_id, read_up_to) values (?, ?, ?)"
                        + " on conflict (game_id, account_id) do update set read_up_to = excluded.read_up_to"
                        + " where excluded.read_up_to > reader.read_up_to")
                .params(who.game().id(), account, upTo)
                .update());
    }

    public void mute(Standpoint who, List<Integer> muted) {
        String account = who.requirePart().caller().account().id();
        writer.run(() -> jdbc.sql("insert into reader (game_id, account_id, muted) values (?, ?, ?)"
                        + " on conflict (game_id, account_id) do update set muted = excluded.muted")
                .params(who.game().id(), account, JsonColumn.seats(List.copyOf(new TreeSet<>(muted))))
                .update());
    }

    /**
     * Inside a write: the seats of a table got other numbers. Letters go with their writers and readers; what was to or from
     * a seat that is no more goes with it.
     *
     * @param seats the new number of each old one that is left
     */
    public void reseat(String game, Map<Integer, Integer> seats) {
        record Letter(int id, int sender, @Nullable List<Integer> to) {}
        List<Letter> letters = jdbc.sql("select id, sender, recipients from message where game_id = ?")
                .param(game)
                .query((row, n) -> {
                    String to = row.getString("recipients");
                    return new Letter(row.getInt("id"), row.getInt("sender"), to == null ? null : JsonColumn.seats(to));
                })
                .list();
        for (Letter letter : letters) {
            Integer sender = letter.sender == HOST ? (Integer) HOST : seats.get(letter.sender);
            List<Integer> to = letter.to == null ? null : reseated(letter.to, seats);
            if (sender == null || (to != null && to.isEmpty())) {
                jdbc.sql("delete from message where game_id = ? and id = ?")
                        .params(game, letter.id)
                        .update();
            } else {
                jdbc.sql("update message set sender = ?, recipients = ? where game_id = ? and id = ?")
                        .params(Row.of(sender, to == null ? null : JsonColumn.seats(to), game, letter.id))
                        .update();
            }
        }
        record Ears(String account, List<Integer> muted) {}
        jdbc.sql("select account_id, muted from reader where game_id = ?")
                .param(game)
                .query((row, n) -> new Ears(row.getString("account_id"), JsonColumn.seats(row.getString("muted"))))
                .list()
                .forEach(ears -> jdbc.sql("update reader set muted = ? where game_id = ? and account_id = ?")
                        .params(JsonColumn.seats(reseated(ears.muted, seats)), game, ears.account)
                        .update());
    }

    private static List<Integer> reseated(List<Integer> old, Map<Integer, Integer> seats) {
        return old.stream()
                .map(seat -> seat == HOST ? (Integer) HOST : seats.get(seat))
                .filter(Objects::nonNull)
                .map(Integer.class::cast)
                .toList();
    }

    /** Inside a write. The place of a removed message stays visible; its text does not. */
    public void remove(Standpoint who, int id) {
        int removed = jdbc.sql("update message set text = '', removed_at = ?, removed_by = ?"
                        + " where game_id = ? and id = ? and removed_at is null")
                .params(Row.of(
                        clock.millis(), who.caller().idOrNull(), who.game().id(), id))
                .update();
        if (removed == 0) {
            throw Problem.notFound("There is no such message.");
        }
        chronicle.tell(who.game(), who.actor(), new Fact.MessageRemoved(id));
    }
}
