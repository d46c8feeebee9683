package arbiter.server.finding;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Somebody's wish for a table.
 *
 * @param kind searches of different kinds do not fit together
 * @param sizes how many players there may be
 * @param proposal the table that was proposed last
 * @param game the game that the wish has led to
 */
record Search(
        String id,
        String account,
        Kind kind,
        Sizes sizes,
        Days days,
        String zone,
        State state,
        Answer answer,
        @Nullable String proposal,
        @Nullable String game,
        Instant createdAt,
        Instant until) {
    record Kind(String ruleset, Tempo tempo, boolean rated) {}

    record Sizes(int fewest, int most) {
        boolean include(int size) {
            return fewest <= size && size <= most;
        }
    }

    enum State {
        /** Waits for others. */
        OPEN,
        /** A table is proposed. */
        ASKED,
        /** Has led to a game. */
        SEATED,
        DECLINED,
        /** Did not answer in time. */
        SILENT,
        /** Nobody was found in time. */
        EXPIRED;

        boolean over() {
            return this != OPEN && this != ASKED;
        }
    }

    enum Answer {
        NONE,
        YES,
        NO;

        String stored() {
            return this == NONE ? "" : name();
        }

        static Answer of(String stored) {
            return stored.isEmpty() ? NONE : valueOf(stored);
        }
    }
}
