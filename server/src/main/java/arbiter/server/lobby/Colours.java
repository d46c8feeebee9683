package arbiter.server.lobby;

import arbiter.engine.picture.SeatColours;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Colours of players. They must differ enough from each other and from white, grey and black to be distinguished on a map. */
final class Colours {
    /** The colours that all boards use, and more of them for larger games. */
    private static final List<String> PALETTE = Stream.concat(
                    SeatColours.ALL.stream(),
                    Stream.of(
                            "#7a3db8", "#1f7a8c", "#ff5fa2", "#5c8a00", "#a0522d", "#3f37c9", "#00c2a8", "#ff8c69",
                            "#9d7bff", "#6b0f5b", "#b8c400", "#2e8b57"))
            .toList();

    private static final Pattern HEX = Pattern.compile("#[0-9a-f]{6}");
    private static final double NEAREST_OTHER = 18;
    private static final double LEAST_CHROMA = 18;

    private record Lab(double light, double a, double b) {
        double distance(Lab other) {
            return Math.sqrt(Math.pow(light - other.light, 2) + Math.pow(a - other.a, 2) + Math.pow(b - other.b, 2));
        }

        double chroma() {
            return Math.hypot(a, b);
        }
    }

    /** A colour in use, with the name of its player. */
    record Taken(String colour, String by) {}

    private Colours() {}

    static Optional<String> read(String text) {
        String colour = text.strip().toLowerCase(Locale.ROOT);
        return HEX.matcher(colour).matches() ? Optional.of(colour) : Optional.empty();
    }

    /** The thing or player whose colour is too similar to this one; empty if the colour is allowed. */
    static Optional<String> tooClose(String colour, List<Taken> taken) {
        Lab lab = lab(colour);
        if (lab.light > 92) {
            return Optional.of("white");
        }
        if (lab.light < 14) {
            return Optional.of("black");
        }
        if (lab.chroma() < LEAST_CHROMA) {
            return Optional.of("grey");
        }
        return taken.stream()
                .filter(other -> lab(other.colour).distance(lab) < NEAREST_OTHER)
                .map(Taken::by)
                .findFirst();
    }

    /** The free colour that is nearest to the wanted one. */
    static String propose(String wish, List<Taken> taken) {
        Lab wished = lab(wish);
        List<String> choices = new ArrayList<>(PALETTE);
        for (int red = 32; red <= 224; red += 48) {
            for (int green = 32; green <= 224; green += 48) {
                for (int blue = 32; blue <= 224; blue += 48) {
                    choices.add(String.format(Locale.ROOT, "#%02x%02x%02x", red, green, blue));
                }
            }
        }
        return choices.stream()
                .filter(choice -> tooClose(choice, taken).isEmpty())
                .min(java.util.Comparator.comparingDouble(choice -> lab(choice).distance(wished)))
                .orElse(wish);
    }

    /** The first free colour of the palette. */
    static String free(List<Taken> taken) {
        return PALETTE.stream()
                .filter(colour -> tooClose(colour, taken).isEmpty())
                .findFirst()
                .orElseGet(() -> propose(PALETTE.getFirst(), taken));
    }

    private static Lab lab(String hex) {
        double red = linear(Integer.parseInt(hex.substring(1, 3), 16));
        double green = linear(Integer.parseInt(hex.substring(3, 5), 16));
        double blue = linear(Integer.parseInt(hex.substring(5, 7), 16));
        double x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
        double y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
        double z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
        return new Lab(116 * y - 16, 500 * (x - y), 200 * (y - z));
    }

    private static double linear(int part) {
        double value = part / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    private static double curve(double value) {
        return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16.0 / 116;
    }
}
