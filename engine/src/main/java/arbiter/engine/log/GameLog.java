package arbiter.engine.log;

import arbiter.engine.ahead.StandingOrders;
import arbiter.engine.chance.Draw;
import arbiter.engine.chance.Seed;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * The full record of a game: its rules, its setup, and every sheet. Positions are recomputed from it. Nothing is ever
 * removed: if the host rolls a turn back, the turn stays and a later entry says that it no longer counts. The start names
 * the version of the rules; if the players agree to a newer version, an entry says so.
 *
 * @param opened the standing orders that were used; secret while the game runs, like the seed
 * @param seed unknown while the game runs
 */
public record GameLog(
        Start start,
        List<Entry> entries,
        List<Opened> opened,
        @Nullable Seed seed) {
    public static final int FORMAT = 1;

    public GameLog(Start start, List<Entry> entries, @Nullable Seed seed) {
        this(start, entries, List.of(), seed);
    }

    /** One step from a position to the next. Position n is the position after the n-th entry; position 0 is the first. */
    public sealed interface Entry {
        /** The digest of the position after this entry. */
        String digest();
    }

    /**
     * @param settings only what differs from the ruleset's defaults
     * @param commitment SHA-256 over the seed, published when the game starts
     * @param draws the draws of the setup
     * @param digest of the first position
     */
    public record Start(
            String game,
            int version,
            List<String> players,
            SequencedMap<String, String> settings,
            String board,
            String commitment,
            List<Draw> draws,
            String digest) {
        public Start {
            players = List.copyOf(players);
            settings = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(settings));
            draws = List.copyOf(draws);
        }
    }

    /**
     * One resolution.
     *
     * @param number the turn that was decided
     * @param sheets in normal form, by the player's name, {@code host} for the host; a player who is missing handed in
     * nothing
     * @param receipts by the player's name, for sheets with a commitment
     * @param standing by the player's name, for sheets that came from standing orders: the commitment to these
     * @param digest of the position after it
     */
    public record Turn(
            int number,
            SequencedMap<String, List<String>> sheets,
            SequencedMap<String, Receipt> receipts,
            SequencedMap<String, String> standing,
            List<Draw> draws,
            String digest)
            implements Entry {
        public Turn(
                int number,
                SequencedMap<String, List<String>> sheets,
                SequencedMap<String, Receipt> receipts,
                List<Draw> draws,
                String digest) {
            this(number, sheets, receipts, new LinkedHashMap<>(), draws, digest);
        }

        public Turn {
            sheets = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(sheets));
            receipts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(receipts));
            standing = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(standing));
            draws = List.copyOf(draws);
        }
    }

    /** The receipt that a player got for a sheet, with the nonce with which anybody can check it. */
    public record Receipt(String nonce, String commitment) {}

    /**
     * The standing orders from which a player's sheet came, with the nonce of their commitment.
     *
     * @param at the number of the position after the turn
     */
    public record Opened(int at, String player, String nonce, StandingOrders orders) {}

    /**
     * The host took the game back to an earlier position. The draws are not repeated, so players gain nothing from the dice
     * that they saw.
     *
     * @param to the number of the position
     */
    public record Rollback(int to, String digest) implements Entry {}

    /** The host replaced the position, stated in the lines of a scenario's {@code map} or {@code board} and {@code given}. */
    public record Correction(List<String> board, List<String> given, String digest) implements Entry {
        public Correction {
            board = List.copyOf(board);
            given = List.copyOf(given);
        }
    }

    /**
     * The players moved the game to another version of the rules. All later turns use that version; earlier turns keep the
     * version under which they were played.
     *
     * @param settings only what differs from the new version's defaults
     * @param board with {@code given}, the position in the words of the new version
     */
    public record Upgrade(
            int version, SequencedMap<String, String> settings, List<String> board, List<String> given, String digest)
            implements Entry {
        public Upgrade {
            settings = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(settings));
            board = List.copyOf(board);
            given = List.copyOf(given);
        }
    }

    public GameLog {
        entries = List.copyOf(entries);
        opened = List.copyOf(opened);
    }

    /** All resolutions, including those that were rolled back. */
    public List<Turn> turns() {
        return entries.stream()
                .filter(Turn.class::isInstance)
                .map(Turn.class::cast)
                .toList();
    }
}
