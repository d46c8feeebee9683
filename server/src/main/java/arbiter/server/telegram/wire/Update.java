package arbiter.server.telegram.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Something that happened in a chat. Only what the bot uses; the names are ours. */
public sealed interface Update {
    long id();

    Chat chat();

    /** @param forum whether the group has topics */
    record Chat(long id, Kind kind, String title, boolean forum) {
        public enum Kind {
            PRIVATE,
            GROUP,
            /** A channel, or something that Telegram invented later. */
            OTHER
        }

        static Chat of(JsonNode node) {
            Kind kind = switch (node.path("type").asString("")) {
                case "private" -> Kind.PRIVATE;
                case "group", "supergroup" -> Kind.GROUP;
                default -> Kind.OTHER;
            };
            return new Chat(
                    node.path("id").asLong(0),
                    kind,
                    node.path("title").asString(""),
                    node.path("is_forum").asBoolean(false));
        }
    }

    /** @param name the first name, which everybody has; {@code handle} without the @, or empty */
    record Person(long id, String name, String handle, boolean bot) {
        static Person of(JsonNode node) {
            return new Person(
                    node.path("id").asLong(0),
                    node.path("first_name").asString(""),
                    node.path("username").asString(""),
                    node.path("is_bot").asBoolean(false));
        }
    }

    enum Edition {
        NEW,
        EDITED
    }

    /**
     * A message of a person.
     *
     * @param topic the forum topic, or 0
     * @param replyTo the message of this bot that it answers, or null
     */
    record Typed(
            long id,
            Chat chat,
            Person from,
            long message,
            long topic,
            String text,
            Edition edition,
            @Nullable Long replyTo)
            implements Update {}

    /** A person pressed a button under a message of the bot. */
    record Tapped(long id, Chat chat, Person from, String query, long message, long topic, String data)
            implements Update {}

    /** A group became a supergroup and has another number now. */
    record Renumbered(long id, Chat chat, long now) implements Update {}

    enum Presence {
        INSIDE,
        OUTSIDE
    }

    /** The bot was added to a group or removed, or a person blocked it or came back. */
    record Membership(long id, Chat chat, Presence presence) implements Update {}

    /** Something else. */
    record Other(long id, Chat chat) implements Update {}

    static Update of(JsonNode node) {
        long id = node.path("update_id").asLong(0);
        if (node.has("callback_query")) {
            return tapped(id, node.path("callback_query"));
        }
        if (node.has("my_chat_member")) {
            JsonNode change = node.path("my_chat_member");
            String status = change.path("new_chat_member").path("status").asString("");
            boolean gone = List.of("left", "kicked").contains(status);
            return new Membership(id, Chat.of(change.path("chat")), gone ? Presence.OUTSIDE : Presence.INSIDE);
        }
        boolean edited = node.has("edited_message");
        JsonNode message = edited ? node.path("edited_message") : node.path("message");
        Chat chat = Chat.of(message.path("chat"));
        if (message.has("migrate_to_chat_id")) {
            return new Renumbered(id, chat, message.path("migrate_to_chat_id").asLong(0));
        }
        if (!message.path("text").isString() || !message.has("from")) {
            return new Other(id, chat);
        }
        JsonNode replied = message.path("reply_to_message");
        return new Typed(
                id,
                chat,
                Person.of(message.path("from")),
                message.path("message_id").asLong(0),
                topic(message),
                message.path("text").asString(""),
                edited ? Edition.EDITED : Edition.NEW,
                replied.path("from").path("is_bot").asBoolean(false)
                        ? (Long) replied.path("message_id").asLong(0)
                        : null);
    }

    private static Update tapped(long id, JsonNode query) {
        JsonNode message = query.path("message");
        return new Tapped(
                id,
                Chat.of(message.path("chat")),
                Person.of(query.path("from")),
                query.path("id").asString(""),
                message.path("message_id").asLong(0),
                topic(message),
                query.path("data").asString(""));
    }

    /** In ordinary supergroups, replies have a thread number too; only topics count. */
    private static long topic(JsonNode message) {
        return message.path("is_topic_message").asBoolean(false)
                ? message.path("message_thread_id").asLong(0)
                : 0;
    }
}
