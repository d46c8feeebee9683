package arbiter.engine.words;

import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Warning;
import java.util.List;
import java.util.Locale;

/** The sentences of a game: why an order was refused, and what happened. All English sentences of a game are made here. */
public interface Prose<S> {
    /** Why an order was refused, in a sentence without the rule's id: readers of the rejection add it, as a link where they can. */
    default String explain(S state, Rejection rejection) {
        String words = rejection.code().replace('-', ' ');
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    /** The same for every rejection, also one by the table before the rules were asked. */
    default String refusal(S state, Rejection rejection) {
        return rejection.code().equals(Rejection.NOT_YOUR_DECISION)
                ? "It is not this seat's turn to decide."
                : explain(state, rejection);
    }

    /** How the game ended, in a sentence; empty while it runs. */
    default String ending(S state) {
        return "";
    }

    /** A warning in a sentence. */
    default String warn(S state, Warning warning) {
        return warning.code().equals(Warning.NOTHING_ORDERED)
                ? "You have ordered nothing."
                : explain(state, warning.about());
    }

    /** The report of a resolution; {@code events} are those that the reader may see. */
    List<Section> tell(S after, List<Event> events);

    /** One phase of the report. */
    record Section(String heading, List<Sentence> sentences) {
        public Section {
            sentences = List.copyOf(sentences);
        }

        /** @param marked strings in which {@link Sentence#place} and {@link Sentence#seat} may have marked names */
        public static Section of(String heading, List<String> marked) {
            return new Section(heading, marked.stream().map(Sentence::of).toList());
        }
    }
}
