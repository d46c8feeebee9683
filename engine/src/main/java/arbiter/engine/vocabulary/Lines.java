package arbiter.engine.vocabulary;

import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.words.PositionText.Difference;
import java.util.ArrayList;
import java.util.List;

/**
 * All lines of a position's text.
 *
 * @param table the lines that name nothing: each is one word about the whole table
 * @param topics in the order in which they are found and written
 * @param <D> a position while lines fill it
 * @param <V> a view
 */
public record Lines<D, V>(Topic<D, V, String, D, V> table, List<Topic<D, V, ?, ?, ?>> topics) {
    private static final List<String> WHOLE = List.of("");

    public static <D, V> Lines<D, V> of(Vocabulary<D, V> table, List<Topic<D, V, ?, ?, ?>> topics) {
        return new Lines<>(
                new Topic<>(
                        words -> WHOLE,
                        view -> WHOLE,
                        name -> name,
                        name -> table,
                        (draft, name) -> draft,
                        (view, name) -> view),
                topics);
    }

    public Topic.Subject<D, V, ?, ?, ?> subject(Words words) throws Misread {
        for (Topic<D, V, ?, ?, ?> topic : topics) {
            Topic.Subject<D, V, ?, ?, ?> subject = topic.subject(words);
            if (!subject.things().isEmpty()) {
                words.expect(":");
                return subject;
            }
        }
        return table.subject(words);
    }

    /** What each line is about. */
    public List<Topic.Subject<D, V, ?, ?, ?>> subjects(List<Line> given) throws Misread {
        List<Topic.Subject<D, V, ?, ?, ?>> subjects = new ArrayList<>(given.size());
        for (Line line : given) {
            subjects.add(subject(Words.of(line)));
        }
        return subjects;
    }

    /** Puts what the lines say into a draft, line by line. */
    public void give(D draft, List<Line> given) throws Misread {
        for (Line line : given) {
            subject(Words.of(line)).give(draft);
        }
    }

    /** The canonical text. */
    public List<String> write(V view) {
        Vocabulary<D, V> words = table.words().apply("");
        List<String> lines = new ArrayList<>(words.opening(view));
        topics.forEach(topic -> lines.addAll(topic.write(view)));
        lines.addAll(words.closing(view));
        return lines;
    }

    public List<Difference> compare(V view, Line expected) throws Misread {
        return subject(Words.of(expected)).compare(view);
    }
}
