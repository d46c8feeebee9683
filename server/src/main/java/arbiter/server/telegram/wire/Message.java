package arbiter.server.telegram.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One call that shows something in a chat. */
public sealed interface Message {
    /** Telegram refuses longer ones. */
    int LONGEST_TEXT = 4096;

    int LONGEST_CAPTION = 1024;

    /** Whether people can forward or save a message. */
    enum Sharing {
        OPEN,
        /** Telegram's {@code protect_content}. */
        PROTECTED
    }

    /** @param data up to 64 bytes that come back with a tap; for a link or an app it is the address */
    record Button(String label, Opens opens, String data) {
        public enum Opens {
            NOTHING,
            LINK,
            /** The page inside Telegram, logged in. */
            APP
        }

        public static Button tap(String label, String data) {
            return new Button(label, Opens.NOTHING, data);
        }

        public static Button link(String label, String address) {
            return new Button(label, Opens.LINK, address);
        }

        public static Button app(String label, String address) {
            return new Button(label, Opens.APP, address);
        }
    }

    /**
     * A new text, in Telegram's HTML.
     *
     * @param topic the forum topic, or 0
     * @param replyTo the message that it answers; null for none
     */
    record Text(
            long topic,
            String html,
            List<List<Button>> buttons,
            Sharing sharing,
            @Nullable Long replyTo) implements Message {}

    /** Replaces the text of a message of the bot. */
    record Edit(long message, String html, List<List<Button>> buttons) implements Message {}

    record Photo(long topic, byte[] png, String caption, List<List<Button>> buttons, Sharing sharing)
            implements Message {}

    record Pin(long message) implements Message {}

    /** Deletes a message of somebody else, where the bot may. */
    record Delete(long message) implements Message {}
}
