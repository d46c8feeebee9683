package arbiter.server.telegram.wire;

/** Learns inside a transaction that a chat is gone or has another number. */
public interface Whereabouts {
    /** The person stopped the bot, or the group removed it. */
    void gone(long chat);

    void renumbered(long chat, long now);
}
