package arbiter.server.telegram.fake;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What Telegram stores: chats, the messages of the bot in them, and updates that the bot has not confirmed. Its own lock. */
final class Chats {
    private static final long PATIENCE = 120_000_000_000L;

    record Chat(long id, String type, String title, boolean forum) {
        Map<String, Object> node() {
            Map<String, Object> node = new LinkedHashMap<>();
            node.put("id", id);
            node.put("type", type);
            node.put("title", title);
            if (forum) {
                node.put("is_forum", true);
            }
            return node;
        }
    }

    private final Deque<JsonNode> updates = new ArrayDeque<>();
    private final Map<Long, Chat> chats = new TreeMap<>();
    private final Map<Long, List<Shown>> shown = new TreeMap<>();
    private final Set<Long> stopped = new LinkedHashSet<>();
    private long nextUpdate = 700_000;
    private long nextMessage = 100;

    synchronized long add(Chat chat) {
        chats.put(chat.id, chat);
        return chat.id;
    }

    synchronized @Nullable Chat find(long id) {
        return chats.get(id);
    }

    synchronized Chat get(long id) {
        return chats.get(id);
    }

    synchronized long nextMessage() {
        return nextMessage++;
    }

    synchronized long nextUpdate() {
        return nextUpdate;
    }

    synchronized void stop(long chat) {
        stopped.add(chat);
    }

    synchronized boolean stopped(long chat) {
        return stopped.contains(chat);
    }

    synchronized void deliver(String kind, Object content) {
        Map<String, Object> update = new LinkedHashMap<>();
        update.put("update_id", nextUpdate++);
        update.put(kind, content);
        deliver(JsonMapper.shared().valueToTree(update));
    }

    synchronized void deliver(JsonNode update) {
        updates.add(update);
        notifyAll();
    }

    synchronized JsonNode newestUpdate() {
        return updates.getLast();
    }

    synchronized void confirm(long offset) {
        updates.removeIf(update -> update.path("update_id").asLong() < offset);
    }

    synchronized List<JsonNode> unconfirmed() {
        return updates.stream().limit(100).toList();
    }

    synchronized void show(Shown message) {
        shown.computeIfAbsent(message.chat, key -> new ArrayList<>()).add(message);
        notifyAll();
    }

    synchronized @Nullable Shown message(long chat, long id) {
        return shown.getOrDefault(chat, List.of()).stream()
                .filter(each -> each.id == id)
                .findFirst()
                .orElse(null);
    }

    synchronized List<Shown> in(long chat) {
        return List.copyOf(shown.getOrDefault(chat, List.of()));
    }

    synchronized Shown await(long chat, String what, Predicate<Shown> wanted) {
        long end = System.nanoTime() + PATIENCE;
        while (true) {
            for (Shown message : shown.getOrDefault(chat, List.of()).reversed()) {
                if (wanted.test(message)) {
                    return message;
                }
            }
            if (System.nanoTime() > end) {
                StringBuilder all = new StringBuilder("no " + what + " in chat " + chat + "; it has:");
                in(chat).forEach(each -> all.append("\n---\n").append(each.text));
                throw new AssertionError(all);
            }
            pause(1_000);
        }
    }

    /** Waits for a change, at most so long. */
    synchronized void pause(long millis) {
        try {
            wait(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
