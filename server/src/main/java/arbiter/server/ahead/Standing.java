package arbiter.server.ahead;

import arbiter.engine.ahead.Posture;
import arbiter.engine.ahead.StandingOrders;
import arbiter.engine.ahead.StandingOrders.Conditions;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the player of a seat has decided ahead.
 *
 * @param version goes up with every change; 0 if nothing was ever saved
 * @param usedAt the position for which they were last used
 */
record Standing(
        int seat,
        List<String> lines,
        Posture posture,
        Time time,
        int version,
        @Nullable Instant savedAt,
        @Nullable Integer usedAt) {
    /** When the sheet is handed in. */
    enum Time {
        /** As soon as the turn begins, so that the others need not wait. */
        AT_ONCE,
        /** When the turn ends. */
        AT_THE_END
    }

    static Standing none(int seat) {
        return new Standing(seat, List.of(), Posture.NONE, Time.AT_THE_END, 0, null, null);
    }

    Standing with(Posture other) {
        return new Standing(seat, lines, other, time, version, savedAt, usedAt);
    }

    Standing withoutLines() {
        return new Standing(seat, List.of(), posture, time, version, savedAt, usedAt);
    }

    StandingOrders orders(Conditions conditions) {
        return new StandingOrders(lines, posture, conditions);
    }
}
