package arbiter.games.globaldomination.v.position;

import java.util.Arrays;
import java.util.List;

/**
 * What a sheet may contain. Each kind of order belongs to one phase, so sheets do not name phases (2.7). Places are indices.
 */
public sealed interface Order {
    /** A missing place means the Homeland (2.6). */
    int HOMELAND = -1;

    /** Orders of players. */
    sealed interface OfPlayer extends Order {}

    sealed interface InGeneration extends OfPlayer {}

    sealed interface InInventory extends OfPlayer {}

    sealed interface InConstruction extends OfPlayer {}

    sealed interface InMovement extends OfPlayer {}

    sealed interface InBattle extends OfPlayer {}

    sealed interface InFinal extends OfPlayer {}

    /** What a player chooses before the first turn (section 1). */
    sealed interface AtTheStart extends OfPlayer {}

    /** Orders of the host. */
    sealed interface OfHost extends Order {}

    /** Some units at one place. */
    record Portion(int count, int at) {}

    record Spawn(List<Portion> portions) implements InGeneration {
        public Spawn {
            portions = List.copyOf(portions);
        }
    }

    record Bonus(List<Portion> portions) implements InGeneration {
        public Bonus {
            portions = List.copyOf(portions);
        }
    }

    record UseCrop() implements InInventory {}

    record UseSalt(int at) implements InInventory {}

    record UseDynamite(int from, int to) implements InInventory {}

    record Buy(Item item) implements InInventory {}

    record Build(Construct construct, int at) implements InConstruction {}

    record BuildTrebuchet(int at) implements InConstruction {}

    record Rebuild(int at, Payment payment) implements InConstruction {}

    /** How a Ruin is paid for (6.4). */
    enum Payment {
        IP,
        UNIT
    }

    record Move(int count, int[] path) implements InMovement {
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

    record MoveTrebuchet(int from, int to) implements InMovement {}

    record Siege(int from, int to, Aim aim) implements InBattle {}

    /** The target of a Trebuchet (8.15.3). */
    enum Aim {
        WHAT_STANDS,
        UNITS,
        WALLS
    }

    record VoteDraw() implements InFinal {}

    record Start(int at) implements AtTheStart {}

    /** One of the two starts of which the other player picks one (S.2). */
    record Offer(int at) implements AtTheStart {}

    record Ready() implements AtTheStart {}

    record ChooseColour(Colour colour) implements AtTheStart {}

    record NameCountry(String name) implements AtTheStart {}

    record TellLore(String lore) implements AtTheStart {}

    record Begin() implements OfHost {}

    record OpenJoining() implements OfHost {}

    record CloseJoining() implements OfHost {}

    record Announce(NaturalEvent event) implements OfHost {}
}
