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

    /** Puts what the lines say into a draft. */
    public void give(D draft, List<Line> given) throws Misread {
        for (Line line : given) {
            subject(Words.of(line)).give(draft);
        }
    }

    /** The same for the lines about some topics. */
    public void give(D draft, List<Line> given, List<? extends Topic<D, V, ?, ?, ?>> about) throws Misread {
        giveInPasses(draft, given, List.of(about));
    }

    /** The same for the lines about the topics of the first list, then of the second, and so on. */
    public void giveInPasses(D draft, List<Line> given, List<List<? extends Topic<D, V, ?, ?, ?>>> passes)
            throws Misread {
        List<Topic.Subject<D, V, ?, ?, ?>> subjects = new ArrayList<>(given.size());
        for (Line line : given) {
            subjects.add(subject(Words.of(line)));
        }
        for (List<? extends Topic<D, V, ?, ?, ?>> about : passes) {
            for (Topic.Subject<D, V, ?, ?, ?> subject : subjects) {
                if (isAmong(about, subject.topic())) {
                    subject.give(draft);
                }
            }
        }
    }

    private static boolean isAmong(List<? extends Topic<?, ?, ?, ?, ?>> topics, Topic<?, ?, ?, ?, ?> wanted) {
        for (Topic<?, ?, ?, ?, ?> topic : topics) {
            if (topic == wanted) {
                return true;
            }
        }
        return false;
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
