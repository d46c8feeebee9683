package arbiter.cli.book;

import arbiter.engine.book.Rulebook;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The table of contents of a rulebook, and the search for a chapter. */
public record Contents(List<Rulebook.Chapter> chapters) {
    private static final Pattern NUMBER = Pattern.compile("^0*([0-9]+)\\b");

    public static Contents of(Rulebook book) {
        return new Contents(book.printed());
    }

    public static String name(Rulebook.Chapter chapter) {
        return chapter.file().replaceFirst("\\.md$", "");
    }

    public List<String> lines() {
        int width = chapters.stream()
                .mapToInt(chapter -> name(chapter).length())
                .max()
                .orElse(0);
        return chapters.stream()
                .map(chapter -> "  " + PlainText.padded(name(chapter), width) + "  " + chapter.title())
                .toList();
    }

    /** The chapters that match: by name, title, number, the id of a rule, or else a part of the title. */
    public List<Rulebook.Chapter> find(String wanted) {
        String word = wanted.toLowerCase(Locale.ROOT);
        List<Predicate<Rulebook.Chapter>> ways = List.of(
                chapter ->
                        name(chapter).equalsIgnoreCase(word) || chapter.file().equalsIgnoreCase(word),
                chapter -> chapter.title().equalsIgnoreCase(word),
                chapter -> hasNumber(chapter.title(), word),
                chapter -> hasNumber(chapter.file(), word),
                chapter -> chapter.ruleIds().stream().anyMatch(id -> id.equalsIgnoreCase(word)),
                chapter -> (name(chapter) + " " + chapter.title())
                        .toLowerCase(Locale.ROOT)
                        .contains(word));
        return ways.stream()
                .map(way -> chapters.stream().filter(way).toList())
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static boolean hasNumber(String text, String number) {
        Matcher first = NUMBER.matcher(text);
        return first.find() && first.group(1).equals(number.replaceFirst("^0+(?=[0-9])", ""));
    }
}
