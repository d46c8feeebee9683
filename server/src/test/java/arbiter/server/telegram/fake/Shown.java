package arbiter.server.telegram.fake;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.JsonNode;

/** A message of the bot in a chat, as people see it now. */
public final class Shown {
    public final long chat;
    public final long id;
    public final long topic;
    public final boolean guarded;
    /** The picture, or nothing. */
    public final byte[] file;

    public volatile String text;
    public volatile List<JsonNode> buttons;
    public volatile int edits;
    private final List<String> said = new CopyOnWriteArrayList<>();
    /** Edits that would have changed nothing. */
    public volatile int repeats;

    Shown(long chat, long id, long topic, boolean guarded, byte[] file, String text, List<JsonNode> buttons) {
        this.chat = chat;
        this.id = id;
        this.topic = topic;
        this.guarded = guarded;
        this.file = file;
        this.text = text;
        this.buttons = buttons;
        said.add(text);
    }

    void say(String other, List<JsonNode> otherButtons) {
        text = other;
        buttons = otherButtons;
        edits++;
        said.add(other);
    }

    /** Every text that the message ever had. */
    public String everSaid() {
        return String.join("\n", said);
    }

    public boolean photo() {
        return file.length > 0;
    }

    /** Without the tags. */
    public String plain() {
        return TelegramLimits.unescaped(TelegramLimits.TAG.matcher(text).replaceAll(""));
    }

    public boolean offers(String label) {
        return buttons.stream()
                .anyMatch(button -> button.path("text").asString().equals(label));
    }
}
