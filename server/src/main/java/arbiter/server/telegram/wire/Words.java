package arbiter.server.telegram.wire;

import arbiter.server.telegram.wire.Message.Button;
import arbiter.server.telegram.wire.Message.Sharing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A text of the bot, stored as a post.
 *
 * @param html in Telegram's HTML; too long a text is split by {@link Html#parts} before
 * @param edits the message of the bot whose text it replaces; null for a new message
 */
public record Words(
        String html,
        List<List<Button>> buttons,
        Sharing sharing,
        long topic,
        @Nullable Long edits,
        @Nullable Long replyTo) {
    public static final String KIND = "words";

    /** For everybody in the chat. */
    public static Words open(String html) {
        return new Words(html, List.of(), Sharing.OPEN, 0, null, null);
    }

    /** For one person: it cannot be forwarded or saved. */
    public static Words secret(String html) {
        return new Words(html, List.of(), Sharing.PROTECTED, 0, null, null);
    }

    public Words with(List<List<Button>> others) {
        return new Words(html, others, sharing, topic, edits, replyTo);
    }

    public Words in(long otherTopic) {
        return new Words(html, buttons, sharing, otherTopic, edits, replyTo);
    }

    public Words editing(@Nullable Long message) {
        return new Words(html, buttons, sharing, topic, message, replyTo);
    }

    public Words answering(long message) {
        return new Words(html, buttons, sharing, topic, edits, message);
    }
}
