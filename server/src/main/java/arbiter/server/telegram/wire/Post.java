package arbiter.server.telegram.wire;

/**
 * A stored post: what should be said in a chat.
 *
 * @param kind names the {@link Composer} that turns it into messages
 * @param body JSON for the composer
 * @param version changes when a newer post was merged into it
 * @param part how many of its messages are sent
 */
public record Post(
        long id,
        long chat,
        String kind,
        String body,
        int version,
        Urgency urgency,
        int part,
        int tries,
        long notBefore,
        long createdAt) {
    public enum Urgency {
        /** Somebody has just written or tapped, and waits. */
        ANSWER,
        NEWS,
        /** Says how things are whenever it is sent, so it can wait until the news are out. */
        STATUS
    }
}
