package arbiter.server.telegram.fake;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** Somebody who has opened the private chat: writes, edits and taps. */
public final class Person {
    public final long id;
    public final String name;
    private final Chats chats;

    Person(Chats chats, long id, String name) {
        this.chats = chats;
        this.id = id;
        this.name = name;
    }

    public long types(String text) {
        return typesIn(id, 0, text);
    }

    public long typesIn(long chat, long topic, String text) {
        synchronized (chats) {
            long message = chats.nextMessage();
            chats.deliver("message", message(chat, topic, message, text));
            return message;
        }
    }

    public void edits(long message, String text) {
        synchronized (chats) {
            chats.deliver("edited_message", message(id, 0, message, text));
        }
    }

    private Map<String, Object> message(long chat, long topic, long message, String text) {
        Map<String, Object> node = new LinkedHashMap<>();
        node.put("message_id", message);
        node.put("from", from());
        node.put("chat", chats.get(chat).node());
        node.put("text", text);
        inTopic(node, topic);
        return node;
    }

    private static void inTopic(Map<String, Object> node, long topic) {
        if (topic != 0) {
            node.put("message_thread_id", topic);
            node.put("is_topic_message", true);
        }
    }

    private Map<String, Object> from() {
        return Map.of("id", id, "is_bot", false, "first_name", name, "username", name.toLowerCase(Locale.ROOT));
    }

    /** Taps a button of a message. */
    public void taps(Shown message, String label) {
        synchronized (chats) {
            taps(message, button(message, label));
        }
    }

    /** Taps a button that the message had some time ago: the phone has not shown the change yet. */
    public void taps(Shown message, JsonNode button) {
        synchronized (chats) {
            Map<String, Object> under = new LinkedHashMap<>();
            under.put("message_id", message.id);
            under.put("chat", chats.get(message.chat).node());
            inTopic(under, message.topic);
            Map<String, Object> query = new LinkedHashMap<>();
            query.put("id", "q" + chats.nextUpdate());
            query.put("from", from());
            query.put("data", button.path("callback_data").asString());
            query.put("message", under);
            chats.deliver("callback_query", query);
        }
    }

    public static JsonNode button(Shown message, String label) {
        return message.buttons.stream()
                .filter(each -> each.path("text").asString().equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no button " + label + " under: " + message.text));
    }

    public List<Shown> sees() {
        return chats.in(id);
    }

    public Shown last() {
        return sees().getLast();
    }

    /** Waits for a message in the private chat. */
    public Shown await(String what, Predicate<Shown> wanted) {
        return chats.await(id, what, wanted);
    }

    public void stopsTheBot() {
        chats.stop(id);
    }
}
