package arbiter.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game's rules for players, in Markdown, with the scenarios inside. A rule is declared where its id stands in bold:
 * {@code **GD6-M.4**}.
 */
public record Rulebook(List<Chapter> chapters) {
    private static final Pattern DECLARED = Pattern.compile("\\*\\*([A-Z]+[0-9]*-[A-Za-z0-9.]*[A-Za-z0-9])\\*\\*");

    public record Chapter(String file, String markdown) {
        public String title() {
            return markdown.lines()
                    .filter(line -> line.startsWith("# "))
                    .map(line -> line.substring(2).strip())
                    .findFirst()
                    .orElse(file);
        }
    }

    public Rulebook {
        chapters = List.copyOf(chapters);
    }

    /** Reads {@code rulebook/<file>} beside a class, in the given order. */
    public static Rulebook beside(Class<?> game, List<String> files) {
        List<Chapter> chapters = new ArrayList<>();
        for (String file : files) {
            chapters.add(new Chapter(file, Resources.text(game, "rulebook/" + file)));
        }
        return new Rulebook(chapters);
    }

    /** The ids of all rules that this book declares, in its order. */
    public SequencedSet<String> ruleIds() {
        SequencedSet<String> ids = new LinkedHashSet<>();
        for (Chapter chapter : chapters) {
            Matcher matcher = DECLARED.matcher(chapter.markdown());
            while (matcher.find()) {
                ids.add(matcher.group(1));
            }
        }
        return ids;
    }
}
