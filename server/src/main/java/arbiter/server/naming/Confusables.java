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
 * Names that look alike have the same skeleton, as defined in Unicode Technical Standard 39. The table contains only characters that a name
 * can have after normalisation; {@code tools/confusables.py} generates it.
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

    /** Ignores case, and the characters between words. */
    public static String skeleton(String name) {
        // Looked up twice, before and after lower-casing, because a letter and its capital can look like different
        // letters.
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

    /** Letters and marks that are invisible on the screen. Java's character categories do not identify them. */
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
