package arbiter.server.telegram.wire;

import java.util.List;

/** Turns a post into messages at the moment when it is sent, so that it says what is true then. */
public interface Composer {
    String kind();

    /** All messages of the post, also those already sent. None if the post has become pointless. */
    List<Message> compose(Post post);

    /** Prepares what takes long, such as a picture. Called a little before {@link #compose}. */
    default void prepare(Post post) {}

    /**
     * In the transaction that notes that a message of the post was sent.
     *
     * @param number of the new message in its chat; 0 if the call makes none
     */
    default void sent(Post post, Message message, long number) {}

    /** In the transaction that drops a post which Telegram refuses for good. */
    default void refused(Post post, Message message, Refused refusal) {}
}
