package arbiter.engine.scenario;

import arbiter.engine.seat.Event;
import java.util.List;

/** The result of running a scenario. */
public record Outcome(Scenario scenario, List<Problem> problems, List<Event> events) {
    public Outcome {
        problems = List.copyOf(problems);
        events = List.copyOf(events);
    }

    /** @param expected empty for an error in the file, which {@code actual} then describes */
    public record Problem(int line, int column, String expected, String actual) {
        /** Expected and actual side by side. */
        public String sentence() {
            return expected.isEmpty() ? actual : "expected " + expected + ", got " + actual;
        }
    }

    public boolean passed() {
        return problems.isEmpty();
    }
}
