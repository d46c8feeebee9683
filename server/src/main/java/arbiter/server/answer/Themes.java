package arbiter.server.answer;

import arbiter.engine.picture.Theme;
import arbiter.server.web.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The one place that reads the theme of a picture from a request. */
public final class Themes {
    private Themes() {}

    /** @param word null means paper */
    public static Theme read(@Nullable String word) {
        return switch (word == null ? "paper" : word) {
            case "paper" -> Theme.PAPER;
            case "night" -> Theme.NIGHT;
            default -> throw Problem.notOneOf("theme", word, List.of("paper", "night"));
        };
    }
}
