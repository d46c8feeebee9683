package arbiter.server.table;

import java.util.List;
import java.util.Map;

/**
 * A position as canonical text, with everything that is needed to read it.
 *
 * @param version of the rules
 * @param settings only what differs from the defaults
 */
public record StoredPosition(
        int version, List<String> players, Map<String, String> settings, List<String> board, List<String> given) {
    StoredPosition after(List<String> laterBoard, List<String> laterGiven) {
        return new StoredPosition(version, players, settings, laterBoard, laterGiven);
    }
}
