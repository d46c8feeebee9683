package arbiter.server.game;

import arbiter.engine.Pace;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A hosted game as the database has it, without its log.
 *
 * @param entries how many entries the log has after its start, which is also the number of the current position
 * @param version goes up with every change of the game or of a sheet; a resolution is stored only on the version it saw
 * @param seq the number of the last happening
 * @param epoch changes when a backup was restored under a running server
 */
public record GameRow(
        String id,
        String ruleset,
        int rulesetVersion,
        String name,
        Status status,
        String hostId,
        GameOptions options,
        String boardName,
        int size,
        String visibility,
        String invitation,
        @Nullable String seed,
        long drawsUsed,
        int entries,
        int turn,
        @Nullable Pace pace,
        List<Integer> awaiting,
        List<Integer> winners,
        @Nullable Instant deadline,
        @Nullable Instant graceUntil,
        long extendedMillis,
        @Nullable Long timeLeftMillis,
        boolean joining,
        @Nullable String rematch,
        long version,
        long seq,
        Instant createdAt,
        Instant updatedAt,
        String epoch) {
    public enum Status {
        LOBBY,
        RUNNING,
        PAUSED,
        OVER;

        public boolean begun() {
            return this != LOBBY;
        }
    }

    /** When sheets are refused: the deadline, or the end of the grace where somebody was missing. */
    public @Nullable Instant lastCall() {
        return graceUntil != null ? graceUntil : deadline;
    }
}
