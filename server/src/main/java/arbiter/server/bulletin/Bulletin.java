package arbiter.server.bulletin;

import arbiter.engine.words.Prose;
import java.util.List;
import java.util.Optional;

/**
 * What one kind of reader may know about a game after a position.
 *
 * @param game the id
 * @param at the number of the position
 * @param heading such as {@code Turn 6 of The long winter}
 * @param url where the game can be seen
 * @param report what happened before this position
 * @param ending how the game ended, in a sentence; empty while it runs
 * @param picture the address of the map for anybody, if the game is not private
 */
public record Bulletin(
        String game,
        String name,
        int at,
        String heading,
        String url,
        Status status,
        List<Prose.Section> report,
        String ending,
        Optional<String> picture) {
    public Bulletin {
        report = List.copyOf(report);
    }

    /** The report in paragraphs: a heading, then its sentences, each on a line. */
    public List<String> paragraphs() {
        return report.stream().map(Bulletin::paragraph).toList();
    }

    private static String paragraph(Prose.Section section) {
        List<String> sentences =
                section.sentences().stream().map(sentence -> sentence.text()).toList();
        String text = String.join("\n", sentences);
        return section.heading().isEmpty() ? text : section.heading() + "\n" + text;
    }

    /** The whole report as plain text. */
    public String text() {
        return String.join("\n\n", paragraphs());
    }
}
