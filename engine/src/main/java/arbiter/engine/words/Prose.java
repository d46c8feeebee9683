package arbiter.engine.words;

import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Rejection;
import java.util.List;

/** The sentences of a game: why an order was refused, and what happened. All English of a game is made here. */
public interface Prose<S> {
    default String explain(S state, Rejection rejection) {
        return rejection.code().replace('-', ' ') + (rejection.rule().isEmpty() ? "" : " (" + rejection.rule() + ")");
    }

    /** The report of a resolution; {@code events} are those that the reader may see. */
    List<Section> tell(S after, List<Event> events);

    /** One phase of the report. */
    record Section(String heading, List<String> sentences) {
        public Section {
            sentences = List.copyOf(sentences);
        }
    }
}
