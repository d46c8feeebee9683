package arbiter.server.press;

import arbiter.engine.seat.Seat;
import arbiter.server.account.Blocks;
import arbiter.server.answer.Cursor;
import arbiter.server.answer.Order;
import arbiter.server.answer.Slice;
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
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Messages between the seats of a game. The sender is a seat, never an account, so that anonymous games stay anonymous. */
@Component
public class Press {
    private static final int LONGEST = 4000;
    static final String LIST = "messages";
    private static final int BATCH = 500;
    /** The conversation that everybody who may see the game can read. */
    static final String EVERYBODY = "all";

    static final int HOST = Seat.HOST.index();

    private final JdbcClient jdbc;
    private final Readers readers;
    private final Post post;
    private final SeatStore seats;
    private final Blocks blocks;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Clock clock;

    Press(
            JdbcClient jdbc,
            Readers readers,
            Post post,
            SeatStore seats,
            Blocks blocks,
            Chronicle chronicle,
            Writer writer,
            Clock clock) {
        this.jdbc = jdbc;
        this.readers = readers;
        this.post = post;
        this.seats = seats;
        this.blocks = blocks;
        this.chronicle = chronicle;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * @param to null for everybody who may see the game
     * @param text null if the host removed it
     */
    public record Message(
            int id,
            Instant time,

            @Schema(description = "the seat that wrote it, -1 for the host")
            int from,

            @Nullable List<Integer> to,

            @Schema(
                    example = "0,2",
                    description = "the conversation: `all`, or the seats that read it in order, -1 for the host")
            String thread,

            @Nullable @Schema(example = "Shall we talk about the northern pass?")
            String text,

            boolean removed,
            boolean mine) {}

    /**
     * @param read the caller has read all messages up to this one
     * @param marks for each conversation, the last message that the caller has read
     */
    public record Pile(
            List<Message> messages,
            int read,

            @Schema(example = "{\"all\":4,\"0,2\":7}") SortedMap<String, Integer> marks,

            List<Integer> muted,

            @Nullable @Schema(description = "the `cursor` of the next page; null at the end")
            String next) {}

    /** A page of messages. Within a page the oldest is always first. */
    public Pile read(Standpoint who, Order order, Cursor from, int limit) {
        String account = who.caller().idOrNull();
        String game = who.game().id();
        Slice<Message> page =
                Slice.of(LIST, some(who, order, from.at(), limit + 1), limit, message -> new Cursor(message.id, ""));
        List<Message> messages = order == Order.NEWEST ? page.items().reversed() : page.items();
        Readers.Reader reader = account == null ? Readers.NOBODY : readers.of(game, account);
        return new Pile(
                messages,
                reader.upTo(),
                account == null ? new TreeMap<>() : readers.marks(game, account),
                reader.muted(),
                page.next());
    }

    /** SQL: the reader has not blocked the writer. What the host writes as the host reaches everybody. */
    private static final String WANTED = "(sender = " + HOST + " or account_id is null or account_id not in"
            + " (select b.blocked_id from block b where b.account_id = ?))";

    /** The person whose blocks count. In an anonymous game none do: they would tell who plays which seat. */
    private static String blocker(Standpoint who) {
        return known(who.game()) ? Objects.requireNonNullElse(who.caller().idOrNull(), "") : "";
    }

    /** Whether the players know who is who. */
    private static boolean known(GameRow game) {
        return !game.options().anonymous() || game.status() == GameRow.Status.OVER;
    }

    /** A message that the caller may read. */
    Optional<Message> one(Standpoint who, int id) {
        return readable(who, id - 1).filter(message -> message.id == id).findFirst();
    }

    /** Reads on until there are enough messages for the caller, because most messages of a game may be for other people. */
    private List<Message> some(Standpoint who, Order order, long from, int most) {
        List<Integer> chairs = who.chairs();
        int lettersAfter = seats.lettersAfter(who);
        List<Message> found = new ArrayList<>();
        long place = from;
        Instant until = who.until();
        while (found.size() < most) {
            List<Message> batch = jdbc.sql("select * from message where game_id = ? and " + WANTED + " and "
                            + order.after("id") + " limit " + BATCH)
                    .params(who.game().id(), blocker(who), place)
                    .query((row, n) -> message(row, chairs))
                    .list();
            for (Message message : batch) {
                boolean early = until == null || !message.time.isAfter(until);
                if (early && found.size() < most && mayRead(message, chairs, lettersAfter)) {
                    found.add(message);
                }
            }
            if (batch.size() < BATCH) {
                break;
            }
            place = batch.getLast().id;
        }
        return found;
    }

    /** The number of unread messages, without messages from seats that the caller has muted. */
    public long unread(Standpoint who) {
        String account = who.caller().idOrNull();
        if (account == null || !who.takesPart()) {
            return 0;
        }
        Readers.Reader reader = readers.of(who.game().id(), account);
        List<Message> news = readable(who, reader.upTo())
                .filter(message ->
                        !message.mine && !message.removed && !reader.muted().contains(message.from))
                .toList();
        Map<String, Integer> marks =
                news.isEmpty() ? Map.of() : readers.marks(who.game().id(), account);
        return news.stream()
                .filter(message -> message.id > marks.getOrDefault(message.thread, 0))
                .count();
    }

    private Stream<Message> readable(Standpoint who, int after) {
        List<Integer> chairs = who.chairs();
        int lettersAfter = seats.lettersAfter(who);
        return jdbc
                .sql("select * from message where game_id = ? and " + WANTED + " and id > ? order by id")
                .params(who.game().id(), blocker(who), after)
                .query((row, n) -> message(row, chairs))
                .list()
                .stream()
                .filter(message -> mayRead(message, chairs, lettersAfter));
    }

    /** A host can read all private messages to the host. A player can read only those sent since the player took the seat. */
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

    /** A conversation is identified by the sender and all recipients together. */
    private static String thread(int sender, @Nullable List<Integer> to) {
        if (to == null) {
            return EVERYBODY;
        }
        Set<Integer> readers = new TreeSet<>(to);
        readers.add(sender);
        return JsonColumn.seats(List.copyOf(readers));
    }

    private static Message message(ResultSet row, List<Integer> chairs) throws SQLException {
        String recipients = row.getString("recipients");
        List<Integer> to = recipients == null ? null : JsonColumn.seats(recipients);
        int sender = row.getInt("sender");
        row.getLong("removed_at");
        boolean removed = !row.wasNull();
        return new Message(
                row.getInt("id"),
                Instant.ofEpochMilli(row.getLong("sent_at")),
                sender,
                to,
                thread(sender, to),
                removed ? null : row.getString("text"),
                removed,
                chairs.contains(sender));
    }

    /**
     * @param from the caller's seat or the host's; null for the caller's seat, if there is one
     * @param to null for everybody
     */
    public Message send(
            Standpoint who, @Nullable Integer from, @Nullable List<Integer> to, String text, @Nullable String key) {
        List<Integer> chairs = who.requirePart().chairs();
        int sender = from == null ? chairs.getFirst() : from;
        if (!chairs.contains(sender)) {
            throw Problem.invalid("from", "You can write from your own seat, and as the host of games that you host.");
        }
        return send(who, sender, to, text, key);
    }

    /** Sends as the host, even if the host has a seat. */
    public Message announce(Standpoint who, String text) {
        return send(who, HOST, null, text, null);
    }

    private Message send(Standpoint who, int sender, @Nullable List<Integer> to, String text, @Nullable String key) {
        String clean = text.strip();
        if (clean.isEmpty() || clean.length() > LONGEST) {
            throw Problem.impossible("text", clean.length() + " characters", "1 to " + LONGEST + " characters");
        }
        GameRow game = who.game();
        List<Integer> recipients = to == null ? null : List.copyOf(new TreeSet<>(to));
        refuse(game, sender, recipients);
        refuseBlocked(who, sender, recipients);
        return writer.write(() -> {
            Message before = key == null ? null : find(game.id(), sender, key, who.chairs());
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

    /** The host may always write to everybody, and everybody to the host. */
    private void refuse(GameRow game, int sender, @Nullable List<Integer> to) {
        if (to != null) {
            int size = seats.of(game.id()).size();
            if (to.isEmpty()) {
                throw Problem.impossible("to", "an empty list", "seats, or null for everybody");
            }
            for (int seat : to) {
                if (seat < HOST || seat >= size) {
                    throw Problem.notBetween("to", seat, HOST, size - 1);
                }
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

    /** Between players who have blocked each other there are no private messages. The host can always do the host's work. */
    private void refuseBlocked(Standpoint who, int sender, @Nullable List<Integer> to) {
        if (sender == HOST || to == null || !known(who.game())) {
            return;
        }
        String me = who.caller().idOrNull();
        for (SeatRow seat : seats.of(who.game().id())) {
            if (to.contains(seat.seat()) && blocks.blocks(seat.account(), me)) {
                throw new Problem(
                        HttpStatus.FORBIDDEN, "no-messages", seat.country() + " takes no private messages from you.");
            }
            if (to.contains(seat.seat()) && blocks.blocks(me, seat.account())) {
                throw new Problem(
                        HttpStatus.FORBIDDEN,
                        "no-messages",
                        "You have blocked the player of " + seat.country() + ". Unblock them to write.");
            }
        }
    }

    private Message insert(Standpoint who, int sender, @Nullable List<Integer> to, String text, @Nullable String key) {
        String game = who.game().id();
        Instant now = Instant.ofEpochMilli(clock.millis());
        int id = post.store(new Post.Letter(game, sender, who.caller().idOrNull(), to, text, key), now);
        tell(who, id, sender, to);
        return new Message(id, now, sender, to, thread(sender, to), text, false, true);
    }

    private void tell(Standpoint who, int id, int sender, @Nullable List<Integer> to) {
        GameRow game = who.game();
        Set<String> deaf = sender == HOST || !known(game)
                ? Set.of()
                : blocks.blockersOf(who.caller().account().id());
        List<String> accounts = new ArrayList<>(post.listeners(game, sender, to).stream()
                .filter(account -> !deaf.contains(account))
                .toList());
        if (sender != HOST && to != null && to.contains(HOST)) {
            accounts.add(game.hostId());
        }
        chronicle.tell(game, Actor.PLAYERS, new Fact.MessageSent(id, sender, to), accounts);
    }

    /** @param thread null for all conversations */
    public void markRead(Standpoint who, int upTo, @Nullable String thread) {
        String account = who.requirePart().caller().account().id();
        if (thread == null) {
            readers.markAll(who.game().id(), account, upTo);
            return;
        }
        if (readable(who, 0).noneMatch(message -> message.thread.equals(thread))) {
            throw Problem.notFound("You have no messages in this conversation.");
        }
        readers.mark(who.game().id(), account, thread, upTo);
    }

    public void mute(Standpoint who, List<Integer> muted) {
        String account = who.requirePart().caller().account().id();
        int last = who.game().size() - 1;
        for (int i = 0; i < muted.size(); i++) {
            if (muted.get(i) < HOST || muted.get(i) > last) {
                throw Problem.notBetween("seats[" + i + "]", muted.get(i), HOST, last);
            }
        }
        readers.mute(who.game().id(), account, List.copyOf(new TreeSet<>(muted)));
    }

    /** Deletes the text of a message; that there was a message stays visible. Must be called inside a transaction. */
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
