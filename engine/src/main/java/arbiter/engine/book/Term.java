package arbiter.engine.book;

import java.util.List;

/**
 * A word that the table shows, explained for somebody who has not read the rulebook.
 *
 * @param word as the table shows it: a group of choices, a pot, a measure, a piece
 * @param say what it means, in one sentence
 */
public record Term(String word, String say) {
    /**
     * Reads {@code terms.txt} beside a class: one term per line, the word before a colon; {@code #} begins a comment. Empty
     * if there is no such file.
     */
    public static List<Term> beside(Class<?> game) {
        if (game.getResource("terms.txt") == null) {
            return List.of();
        }
        return Resources.text(game, "terms.txt")
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(Term::read)
                .toList();
    }

    private static Term read(String line) {
        int colon = line.indexOf(": ");
        if (colon < 1) {
            throw new IllegalStateException("a term is written as `Word: sentence`, not `" + line + "`");
        }
        return new Term(line.substring(0, colon), line.substring(colon + 2));
    }
}
