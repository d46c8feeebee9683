package arbiter.games.globaldomination.v.position;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The colours that a player may choose: not white, grey or black (1.2). */
public enum Colour {
    RED(0xd7301f),
    BLUE(0x0072b2),
    GREEN(0x2e8b3d),
    ORANGE(0xe6750a),
    PURPLE(0x7a3db8),
    TEAL(0x008080),
    YELLOW(0xe8d72e),
    PINK(0xe377b0),
    BROWN(0x8a5a2b),
    CYAN(0x30b8d8),
    LIME(0x94c11f),
    NAVY(0x23408e),
    MAGENTA(0xc51b8a),
    OLIVE(0x7d7f1c),
    MAROON(0x7f1d3a),
    GOLD(0xd4a017),
    CORAL(0xff7f5c),
    INDIGO(0x4b37a6),
    TURQUOISE(0x2fb7a3),
    VIOLET(0xa06cd5),
    CRIMSON(0xb3123f),
    SALMON(0xf39a83),
    MINT(0x7fcfa2),
    AMBER(0xf5b000);

    public static final List<String> WORDS =
            Arrays.stream(values()).map(Colour::word).toList();

    /** Too similar to the map's lines and neutral land. */
    public static final List<String> FORBIDDEN = List.of("white", "grey", "gray", "black");

    /** As 0xrrggbb, for pictures. */
    public final int rgb;

    Colour(int rgb) {
        this.rgb = rgb;
    }

    /** As {@code #rrggbb}, for web pages. */
    String hex() {
        return String.format(Locale.ROOT, "#%06x", rgb);
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static @Nullable Colour of(String word) {
        int index = WORDS.indexOf(word.toLowerCase(Locale.ROOT));
        return index < 0 ? null : values()[index];
    }
}
