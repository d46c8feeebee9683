package arbiter.server.live;

import arbiter.server.storage.JsonColumn;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The streams on this node: some listen to one game, others follow all games of an account. When a game has news, the hub reads them once
 * from the database and sends each stream the part that it may see.
 */
@Component
public class Hub implements DisposableBean {
    /** How many events are kept per game. A page that was away for longer loads everything again. */
    static final int KEPT = 400;

    private final JdbcClient jdbc;
    private final JsonMapper json;
    private final Map<String, Set<Listener>> byGame = new ConcurrentHashMap<>();
    private final Map<String, Set<OpenStream>> byAccount = new ConcurrentHashMap<>();
    private final Map<String, AtomicBoolean> pending = new ConcurrentHashMap<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    Hub(JdbcClient jdbc, JsonMapper json) {
        this.jdbc = jdbc;
        this.json = json;
    }

    /** @param audience null for everybody */
    record Item(
            long seq,
            String type,
            @Nullable String audience,
            @Nullable Integer changesHands,
            String data) {
        boolean isFor(@Nullable Integer seat) {
            return audience == null
                    || (seat != null && JsonColumn.seats(audience).contains(seat));
        }
    }

    /**
     * Something new was stored about a game.
     *
     * @param audience the seats that it is for, with −1 for the host; null for everybody
     */
    record News(String game, @Nullable List<Integer> audience) {
        static String write(String game, @Nullable List<Integer> audience) {
            return audience == null ? game : game + " " + JsonColumn.seats(audience);
        }

        static News read(String text) {
            int end = text.indexOf(' ');
            return end < 0
                    ? new News(text, null)
                    : new News(text.substring(0, end), JsonColumn.seats(text.substring(end + 1)));
        }
    }

    /** Something for the open pages of one seat. */
    record Whisper(String game, int seat, String type, String data) {
        static String write(String game, int seat, String type, String data) {
            return game + " " + seat + " " + type + " " + data;
        }

        static Whisper read(String text) {
            String[] parts = text.split(" ", 4);
            return new Whisper(parts[0], Integer.parseInt(parts[1]), parts[2], parts[3]);
        }
    }

    void whisper(Whisper whisper) {
        for (Listener listener : byGame.getOrDefault(whisper.game, Set.of())) {
            if (listener.seats.contains(whisper.seat)) {
                listener.stream.say(SseEmitter.event().name(whisper.type).data(whisper.data));
            }
        }
    }

    /** What changes the picture that a distant spectator has of a game. */
    private static final Set<String> SEEN_FROM_AFAR = Set.of("begin", "over", "seat");

    /** Where a game was when a stream opened. */
    private record Place(long seq, int turn) {}

    private static final class FarListener extends Listener {
        private final JsonMapper json;
        private int turn;

        FarListener(OpenStream stream, Place now, JsonMapper json) {
            super(List.of(), stream, now.seq);
            this.json = json;
            this.turn = now.turn;
        }

        @Override
        void tell(Item item) {
            if (passes(item) && isSeen(item)) {
                reload();
            }
        }

        private boolean isSeen(Item item) {
            return item.type.equals("turn") ? isNext(item) : SEEN_FROM_AFAR.contains(item.type) && !isBack(item);
        }

        /** That a player came back after some turns is not seen from afar, and when, is how the player takes the turn. */
        private boolean isBack(Item item) {
            return json.readTree(item.data).path("back").asBoolean();
        }

        /** A step inside a turn shows the spectator nothing new, and its time would tell how the players take their turn. */
        private boolean isNext(Item item) {
            JsonNode moved = json.readTree(item.data);
            int before = turn;
            turn = moved.path("turn").asInt();
            return turn != before || moved.path("over").asBoolean();
        }
    }

    private static class Listener {
        private final List<Integer> seats;
        private final OpenStream stream;
        private long last;
        private boolean moved;

        Listener(List<Integer> seats, OpenStream stream, long last) {
            this.seats = seats;
            this.stream = stream;
            this.last = last;
        }

        synchronized long last() {
            return last;
        }

        /** Sends what happened before the stream opened. No check for a new player: the rights were checked after these events. */
        synchronized void catchUp(List<Item> items) {
            items.forEach(this::tell);
        }

        /**
         * Sends new events. If another player may have the listener's seat now, the stream ends, and the rights are checked again when the
         * page reconnects.
         */
        synchronized void deliver(List<Item> items) {
            for (Item item : items) {
                if (!moved && item.seq > last) {
                    moved = item.changesHands != null && seats.contains(item.changesHands);
                    tell(item);
                }
            }
            if (moved) {
                stream.finish();
            }
        }

        /** Whether the item is new; then the listener has had it from now on. */
        final synchronized boolean passes(Item item) {
            boolean fresh = item.seq > last;
            last = Math.max(last, item.seq);
            return fresh;
        }

        void tell(Item item) {
            if (passes(item)) {
                if (item.audience == null || seats.stream().anyMatch(item::isFor)) {
                    say(item.type, item.data);
                }
            }
        }

        void reload() {
            stream.say(SseEmitter.event().name("reset").data("{}"));
        }

        synchronized void reset(long now) {
            last = now;
            say("reset", "{}");
        }

        private void say(String type, String data) {
            stream.say(SseEmitter.event().id(Long.toString(last)).name(type).data(data));
        }
    }

    /** Sends a stream the events of a game after number {@code after}. */
    public void listen(OpenStream stream, String game, List<Integer> seats, long after, long now) {
        Listener listener = new Listener(seats, stream, after);
        add(byGame, game, listener);
        stream.onGone(() -> remove(byGame, game, listener));
        if (after > now || (after < now && isForgotten(game, after))) {
            listener.reset(now);
        } else {
            listener.catchUp(read(game, after));
        }
    }

    /** Whether events after this one may have been deleted. As long as there are few, none were. */
    private boolean isForgotten(String game, long after) {
        return jdbc.sql("select count(*) = 0 or count(*) >= " + KEPT
                        + " and min(seq) > ? from happening where game_id = ?")
                .params(after, game)
                .query(Boolean.class)
                .single();
    }

    /**
     * For a spectator who sees the game later than it happens. The stream says only that there may be something new to see, without data
     * and without numbers.
     */
    public void listenFromAfar(OpenStream stream, String game) {
        Place now = jdbc.sql("select seq, turn from game where id = ?")
                .param(game)
                .query((row, n) -> new Place(row.getLong("seq"), row.getInt("turn")))
                .single();
        Listener listener = new FarListener(stream, now, json);
        add(byGame, game, listener);
        stream.onGone(() -> remove(byGame, game, listener));
        // The page may have missed something while it was not connected, and it has no number to ask from.
        listener.reload();
    }

    /** Tells a stream which games of the account change. */
    public void follow(OpenStream stream, String account) {
        add(byAccount, account, stream);
        stream.onGone(() -> remove(byAccount, account, stream));
    }

    /** Whether a page listens to the game on this node. */
    public boolean isHeard(String game) {
        return byGame.containsKey(game);
    }

    /** The number of accounts with open streams on this node. */
    int followed() {
        return byAccount.size();
    }

    private static <T> void add(Map<String, Set<T>> sets, String key, T one) {
        sets.compute(key, (same, before) -> {
            Set<T> set = before == null ? ConcurrentHashMap.newKeySet() : before;
            set.add(one);
            return set;
        });
    }

    private static <T> void remove(Map<String, Set<T>> sets, String key, T one) {
        sets.computeIfPresent(key, (same, set) -> {
            set.remove(one);
            return set.isEmpty() ? null : set;
        });
    }

    /** Many calls in a short time cause one read. */
    void wake(News news) {
        String game = news.game;
        if (!byAccount.isEmpty()) {
            threads.execute(() -> tellFollowers(news));
        }
        if (!byGame.containsKey(game)) {
            return;
        }
        AtomicBoolean waiting = pending.computeIfAbsent(game, id -> new AtomicBoolean());
        if (waiting.compareAndSet(false, true)) {
            threads.execute(() -> {
                waiting.set(false);
                pending.remove(game, waiting);
                dispatch(game);
            });
        }
    }

    private void dispatch(String game) {
        Set<Listener> listeners = byGame.getOrDefault(game, Set.of());
        long from = Long.MAX_VALUE;
        for (Listener listener : listeners) {
            from = Math.min(from, listener.last());
        }
        if (!listeners.isEmpty()) {
            List<Item> items = read(game, from);
            if (!items.isEmpty()) {
                listeners.forEach(listener -> listener.deliver(items));
            }
        }
    }

    /** One query, however many streams are open. What is for some is no news for the others, not even that there is something. */
    private void tellFollowers(News news) {
        String game = news.game;
        List<Integer> audience = news.audience;
        jdbc
                .sql("select -1 as seat, host_id from game where id = ? union select seat, account_id from seat"
                        + " where game_id = ? and account_id is not null")
                .params(game, game)
                .query((row, n) -> audience == null || audience.contains(row.getInt(1)) ? row.getString(2) : "")
                .list()
                .stream()
                .distinct()
                .forEach(account -> byAccount
                        .getOrDefault(account, Set.of())
                        .forEach(stream -> stream.say(SseEmitter.event()
                                .name("changed")
                                .data(Map.of("game", game), MediaType.APPLICATION_JSON))));
    }

    private List<Item> read(String game, long after) {
        return jdbc.sql("select * from happening where game_id = ? and seq > ? order by seq")
                .params(game, after)
                .query((row, n) -> new Item(
                        row.getLong("seq"),
                        row.getString("type"),
                        row.getString("audience"),
                        row.getObject("changes_hands") == null ? null : (Integer) row.getInt("changes_hands"),
                        row.getString("data")))
                .list();
    }

    /** Called after the connection to the database was lost: any game may have news. */
    void wakeAll() {
        byGame.keySet().forEach(game -> wake(new News(game, null)));
    }

    @Override
    public void destroy() {
        threads.shutdown();
    }
}
