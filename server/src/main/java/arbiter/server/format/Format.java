package arbiter.server.format;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The services that news can go to. */
public enum Format {
    JSON("JSON"),
    DISCORD("Discord"),
    SLACK("Slack"),
    NTFY("ntfy"),
    MATRIX("Matrix"),
    TEMPLATE("own template");

    private final String inWords;

    Format(String inWords) {
        this.inWords = inWords;
    }

    public String inWords() {
        return inWords;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Format> of(String word) {
        return Arrays.stream(values())
                .filter(format -> format.word().equals(word))
                .findFirst();
    }

    /** Whether a post can be changed after it was sent. */
    public boolean edits() {
        return this == DISCORD;
    }

    /** Whether a post carries the map itself, and not only its address. */
    public boolean carriesPicture() {
        return this == DISCORD;
    }

    /**
     * The request that sends a post.
     *
     * @param template for {@link #TEMPLATE}; other formats ignore it
     * @param map PNG; null if there is none
     */
    public Request post(String address, String template, Post post, byte @Nullable [] map) {
        return switch (this) {
            case JSON -> JsonFormat.post(address, post);
            case DISCORD -> DiscordFormat.post(address, post, map);
            case SLACK -> SlackFormat.post(address, post);
            case NTFY -> NtfyFormat.post(address, post);
            case MATRIX -> MatrixFormat.post(address, post);
            case TEMPLATE -> Template.of(template).post(address, post);
        };
    }
}
