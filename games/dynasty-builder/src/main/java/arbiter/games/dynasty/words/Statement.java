package arbiter.games.dynasty.words;

import arbiter.engine.text.Line;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.Way;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One line of a {@code given} or {@code then} block, taken apart. Both blocks speak one language. */
sealed interface Statement {
    /** @param source for errors that show only when the lines are put together */
    record OfTiles(Line source, List<Integer> tiles, List<TileWord> words) implements Statement {}

    record OfPlayer(Line source, String player, List<PlayerWord> words) implements Statement {}

    record TurnOrder(Line source, List<String> players) implements Statement {}

    record Round(int round) implements Statement {}

    record Turn(Line source, @Nullable String player, Phase phase) implements Statement {}

    public record Actions(Line source, int left) implements Statement {}

    record Battle(Line source, Order.UnitId attacker, Hex at, boolean retaliation, int retries) implements Statement {}

    record Waiting(Order order) implements Statement {}

    record NothingWaits() implements Statement {}

    record TimeIsUp() implements Statement {}

    record Won(Line source, List<String> players, Way way) implements Statement {}

    /** What is said of a tile, between commas. */
    sealed interface TileWord {
        /** @param owner null for an ownerless bridge; @param level 0 where it is not said */
        record Structure(
                @Nullable String owner,
                Piece piece,
                @Nullable Hex claimedBy,
                int level,
                boolean warded,
                int recruited,
                int cast)
                implements TileWord {}

        record Unit(
                UnitKind kind,
                Order.UnitId id,
                boolean cargo,
                boolean marched,
                boolean blessed,
                boolean hasted,
                boolean withheld)
                implements TileWord {}

        record Empty() implements TileWord {}

        /** {@code no house}, {@code no unit}. */
        record No(String what) implements TileWord {}

        record Defence(int value) implements TileWord {}

        record Conflicted() implements TileWord {}

        record Unclaimed() implements TileWord {}
    }

    /** What is said of a player, between commas. */
    sealed interface PlayerWord {
        record Counter(String name, int value) implements PlayerWord {}

        record Mark(String name) implements PlayerWord {}

        record NoMark(String name) implements PlayerWord {}

        /** @param answer a policy, or {@code hidden} where a viewer may not know it */
        record Standing(String about, String answer) implements PlayerWord {}
    }
}
