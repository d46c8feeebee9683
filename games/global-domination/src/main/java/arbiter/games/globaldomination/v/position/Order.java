package arbiter.games.globaldomination.v.position;

import java.util.Arrays;
import java.util.List;

/** What can stand on a sheet. Each kind belongs to one phase, so that nobody has to name it (2.7). Places are indices. */
public sealed interface Order {
    /** Where a place is left open, the Homeland is meant (2.6). */
    int HOMELAND = -1;

    /** What a player may write. */
    sealed interface OfPlayer extends Order {}

    /** What only the host may write. */
    sealed interface OfHost extends Order {}

    /** Some units at one place. */
    record Portion(int count, int at) {}

    record Spawn(List<Portion> portions) implements OfPlayer {
        public Spawn {
            portions = List.copyOf(portions);
        }
    }

    record Bonus(List<Portion> portions) implements OfPlayer {
        public Bonus {
            portions = List.copyOf(portions);
        }
    }

    record UseCrop() implements OfPlayer {}

    record UseSalt(int at) implements OfPlayer {}

    record UseDynamite(int from, int to) implements OfPlayer {}

    record Buy(Item item) implements OfPlayer {}

    record Build(Construct construct, int at) implements OfPlayer {}

    record BuildTrebuchet(int at) implements OfPlayer {}

    record Rebuild(int at, Payment payment) implements OfPlayer {}

    /** With what a Ruin is rebuilt (6.4). */
    enum Payment {
        IP,
        UNIT
    }

    record Move(int count, int[] path) implements OfPlayer {
        @Override
        public boolean equals(Object other) {
            return other instanceof Move(int otherCount, int[] otherPath)
                    && count == otherCount
                    && Arrays.equals(path, otherPath);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(path) + count;
        }

        @Override
        public String toString() {
            return "Move[" + count + ", " + Arrays.toString(path) + "]";
        }
    }

    record MoveTrebuchet(int from, int to) implements OfPlayer {}

    record Siege(int from, int to, Aim aim) implements OfPlayer {}

    /** What a Trebuchet shoots at (8.15.3). */
    enum Aim {
        WHAT_STANDS,
        UNITS,
        WALLS
    }

    record VoteDraw() implements OfPlayer {}

    record Start(int at) implements OfPlayer {}

    record Ready() implements OfPlayer {}

    record ChooseColour(Colour colour) implements OfPlayer {}

    record NameCountry(String name) implements OfPlayer {}

    record TellLore(String lore) implements OfPlayer {}

    record Begin() implements OfHost {}

    record OpenJoining() implements OfHost {}

    record CloseJoining() implements OfHost {}

    record Announce(NaturalEvent event) implements OfHost {}
}
