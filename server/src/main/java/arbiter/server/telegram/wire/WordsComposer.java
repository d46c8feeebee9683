package arbiter.server.telegram.wire;

import arbiter.server.storage.JsonColumn;
import java.util.List;
import org.springframework.stereotype.Component;

/** Sends texts that were complete when they were stored. */
@Component
class WordsComposer implements Composer {
    private final JsonColumn json;
    private final Outbox outbox;

    WordsComposer(JsonColumn json, Outbox outbox) {
        this.json = json;
        this.outbox = outbox;
    }

    @Override
    public String kind() {
        return Words.KIND;
    }

    @Override
    public List<Message> compose(Post post) {
        Words words = json.read(post.body(), Words.class);
        Long edits = words.edits();
        return List.of(
                edits != null
                        ? new Message.Edit(edits, words.html(), words.buttons())
                        : new Message.Text(
                                words.topic(), words.html(), words.buttons(), words.sharing(), words.replyTo()));
    }

    /** A message that cannot be edited any more, or that the person deleted: the text comes as a new message. */
    @Override
    public void refused(Post post, Message message, Refused refusal) {
        if (message instanceof Message.Edit) {
            Words words = json.read(post.body(), Words.class);
            outbox.put(post.chat(), post.urgency(), Words.KIND, words.editing(null));
        }
    }
}
