package arbiter.engine.ahead;

import arbiter.engine.Commitment;
import java.util.ArrayList;
import java.util.List;

/**
 * Everything that a player has decided ahead.
 *
 * @param lines in the order in which their orders are given, the most important first
 * @param conditions whether the lines may have conditions
 */
public record StandingOrders(List<String> lines, Posture posture, Conditions conditions) {
    public enum Conditions {
        ALLOWED,
        FORBIDDEN
    }

    public StandingOrders {
        lines = List.copyOf(lines);
    }

    /** The text that a commitment binds. */
    public List<String> text() {
        List<String> text = new ArrayList<>(lines);
        text.add("posture " + posture.word());
        text.add(
                switch (conditions) {
                    case ALLOWED -> "conditions allowed";
                    case FORBIDDEN -> "conditions forbidden";
                });
        return text;
    }

    public Commitment commitment(String nonce) {
        return Commitment.to(nonce, text());
    }
}
