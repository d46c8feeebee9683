package arbiter.games.globaldomination.v;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The colours that a player may choose: none of them white, grey or black (1.2). */
enum Colour {
    RED,
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    TEAL,
    YELLOW,
    PINK,
    BROWN,
    CYAN,
    LIME,
    NAVY,
    MAGENTA,
    OLIVE,
    MAROON,
    GOLD,
    CORAL,
    INDIGO,
    TURQUOISE,
    VIOLET,
    CRIMSON,
    SALMON,
    MINT,
    AMBER;

    static final List<String> WORDS = Arrays.stream(values()).map(Colour::word).toList();

    /** Too close to the map's own lines and neutral land. */
    static final List<String> FORBIDDEN = List.of("white", "grey", "gray", "black");

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static @Nullable Colour of(String word) {
        int index = WORDS.indexOf(word.toLowerCase(Locale.ROOT));
        return index < 0 ? null : values()[index];
    }
}
