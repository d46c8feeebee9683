package arbiter.server.naming;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Names that look alike have the same skeleton, after Unicode's technical standard 39. The table holds only what a name can
 * hold after normalisation; {@code tools/confusables.py} makes it.
 */
public final class Confusables {
    private static final Map<Integer, String> PROTOTYPES = read();

    private Confusables() {}

    private static Map<Integer, String> read() {
        Map<Integer, String> prototypes = new HashMap<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Confusables.class.getResourceAsStream("/naming/confusables.txt")),
                StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                int tab = line.indexOf('\t');
                line.substring(tab + 1).codePoints().forEach(point -> prototypes.put(point, line.substring(0, tab)));
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Map.copyOf(prototypes);
    }

    /** Capital and small letters, and the marks between words, make no difference. */
    public static String skeleton(String name) {
        // A small letter may look like another one than its capital does: both are looked up.
        String small = prototypes(name).toLowerCase(Locale.ROOT);
        return prototypes(small).replaceAll("[\\s._'-]+", " ").strip();
    }

    static Set<String> skeletons(List<String> names) {
        return names.stream().map(Confusables::skeleton).collect(Collectors.toUnmodifiableSet());
    }

    private static String prototypes(String name) {
        StringBuilder looks = new StringBuilder();
        decomposed(Normalizer.normalize(name, Normalizer.Form.NFKC))
                .codePoints()
                .forEach(point -> {
                    String prototype = PROTOTYPES.get(point);
                    if (prototype == null) {
                        looks.appendCodePoint(point);
                    } else {
                        looks.append(prototype);
                    }
                });
        return decomposed(looks.toString());
    }

    private static String decomposed(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD);
    }

    /** Letters and marks that leave no trace on the screen; Java's categories do not tell them from others. */
    static boolean drawnAsNothing(int point) {
        return point == 0x034F
                || point == 0x115F
                || point == 0x1160
                || point == 0x17B4
                || point == 0x17B5
                || (point >= 0x180B && point <= 0x180F)
                || point == 0x2800
                || point == 0x3164
                || (point >= 0xFE00 && point <= 0xFE0F)
                || point == 0xFFA0
                || (point >= 0xE0000 && point <= 0xE0FFF);
    }
}
