package arbiter.server.game;

import arbiter.engine.Pace;
import arbiter.server.fact.Subject;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A hosted game as stored in the database, without its log. */
public record GameRow(Card card, GameOptions options, Progress progress, Timing timing, Revision revision)
        implements Subject {
    public enum Status {
        LOBBY,
        RUNNING,
        PAUSED,
        OVER;

        public boolean begun() {
            return this != LOBBY;
        }
    }

    /** What the game is: its rules, name, host, board and number of seats. */
    public record Card(
            String id,
            String ruleset,
            int rulesetVersion,
            String name,
            String hostId,
            String boardName,
            int size,
            Door door,
            @Nullable String rematch) {
        Card withSize(int size) {
            return new Card(id, ruleset, rulesetVersion, name, hostId, boardName, size, door, rematch);
        }
    }

    /** Who can find and join the game. */
    public record Door(String visibility, String invitation, boolean joining) {}

    /**
     * How far the game has come.
     *
     * @param entries the number of log entries after the start, which is also the number of the current position
     */
    public record Progress(
            Status status,
            @Nullable String seed,
            long drawsUsed,
            int entries,
            int turn,
            @Nullable Pace pace,
            List<Integer> awaiting,
            List<Integer> winners) {
        public static final Progress NONE = new Progress(Status.LOBBY, null, 0, 0, 0, null, List.of(), List.of());
    }

    /**
     * The clock of the turn.
     *
     * @param timeLeftMillis the remaining time of a paused turn
     */
    public record Timing(
            @Nullable Instant deadline,
            @Nullable Instant graceUntil,
            long extendedMillis,
            @Nullable Long timeLeftMillis) {
        public static final Timing NONE = new Timing(null, null, 0, null);
    }

    /**
     * @param version increases with every change of the game or of a sheet; a resolution is stored only if the version is still the same
     * @param seq the number of the last happening
     * @param epoch changes when a backup is restored while the server runs
     */
    public record Revision(long version, long seq, Instant createdAt, Instant updatedAt, String epoch) {}

    /** The same game at another position. */
    public GameRow at(Progress progress, Timing timing, int size) {
        return new GameRow(card.withSize(size), options, progress, timing, revision);
    }

    /**
     * The game in an earlier state, for people who see it later than it happens. What only those need who order now is left out: who is
     * awaited, until when, and how often the game has changed since.
     */
    GameRow asItWas(LogStore.Brief then) {
        Progress past =
                new Progress(Status.RUNNING, null, 0, then.number(), then.turn(), progress.pace, List.of(), List.of());
        return new GameRow(
                card, options, past, Timing.NONE, new Revision(0, 0, createdAt(), then.at(), revision.epoch));
    }

    /** When the server stops accepting sheets: the deadline, or the end of the grace time if a player was missing. */
    public @Nullable Instant lastCall() {
        return graceUntil() != null ? graceUntil() : deadline();
    }

    @Override
    public String id() {
        return card.id;
    }

    public String ruleset() {
        return card.ruleset;
    }

    public int rulesetVersion() {
        return card.rulesetVersion;
    }

    @Override
    public String name() {
        return card.name;
    }

    public String hostId() {
        return card.hostId;
    }

    public String boardName() {
        return card.boardName;
    }

    public int size() {
        return card.size;
    }

    public String visibility() {
        return card.door.visibility;
    }

    public String invitation() {
        return card.door.invitation;
    }

    public boolean joining() {
        return card.door.joining;
    }

    public @Nullable String rematch() {
        return card.rematch;
    }

    public Status status() {
        return progress.status;
    }

    public @Nullable String seed() {
        return progress.seed;
    }

    public long drawsUsed() {
        return progress.drawsUsed;
    }

    public int entries() {
        return progress.entries;
    }

    public int turn() {
        return progress.turn;
    }

    public @Nullable Pace pace() {
        return progress.pace;
    }

    public List<Integer> awaiting() {
        return progress.awaiting;
    }

    public List<Integer> winners() {
        return progress.winners;
    }

    public @Nullable Instant deadline() {
        return timing.deadline;
    }

    public @Nullable Instant graceUntil() {
        return timing.graceUntil;
    }

    public long extendedMillis() {
        return timing.extendedMillis;
    }

    public @Nullable Long timeLeftMillis() {
        return timing.timeLeftMillis;
    }

    public long version() {
        return revision.version;
    }

    public long seq() {
        return revision.seq;
    }

    public Instant createdAt() {
        return revision.createdAt;
    }

    public Instant updatedAt() {
        return revision.updatedAt;
    }

    public String epoch() {
        return revision.epoch;
    }
}
