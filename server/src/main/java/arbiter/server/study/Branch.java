package arbiter.server.study;

import arbiter.bots.study.StudyRules;
import arbiter.bots.study.StudyText;
import arbiter.engine.scenario.ScenarioText;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position of a study.
 *
 * @param parent the number of the position that it follows or replaces; null for the first one
 * @param steps the sheets of each resolution that led here from the parent; empty if it was not resolved
 * @param dice the number of their dice
 * @param sheets the sheets that are being written here
 */
record Branch(
        int number,
        @Nullable Integer parent,
        Kind kind,
        String label,
        int turn,
        boolean over,
        List<Map<Integer, List<String>>> steps,
        int dice,
        Map<Integer, List<String>> sheets,
        StudyText text) {
    enum Kind {
        /** The position of the game, with the first guesses. */
        @JsonProperty("start")
        START,
        /** After sheets were handed in. */
        @JsonProperty("turn")
        TURN,
        /** The same position with other guesses. */
        @JsonProperty("guess")
        GUESS,
        /** A person has changed the position. */
        @JsonProperty("change")
        CHANGE
    }

    /** The position as a scenario, which the sandbox and the command line can open. */
    String scenario(Study study) {
        StudyRules<?, ?, ?> rules = study.rules();
        String title = label.isEmpty() ? study.name() : study.name() + ": " + label;
        return ScenarioText.write(title, rules.game(), rules.settings(), study.players(), text.board(), text.given());
    }
}
