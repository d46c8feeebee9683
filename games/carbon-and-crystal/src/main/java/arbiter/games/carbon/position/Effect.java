package arbiter.games.carbon.position;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an upgrade does (CC-18.1). The list of kinds is fixed: a data file can combine them but not add new ones. */
public sealed interface Effect {
    /** A value of a unit that an upgrade can raise. */
    enum Stat {
        STRENGTH,
        ARMOR,
        MOVE,
        DICE
    }

    /** The two ways of gathering (CC-H6). */
    enum Gatherer {
        WORKER,
        EXTRACTOR
    }

    /** The place from which a strike's reach is measured. */
    enum Origin {
        RELAY,
        UNIT
    }

    /** @param of the class that it strengthens, or null for every unit */
    record Bonus(Stat stat, @Nullable UnitClass of, int amount) implements Effect {}

    /** Unlocks datasheets that require this upgrade; the requirement itself is on those sheets (CC-18.5). */
    record Unlock(List<String> codes) implements Effect {
        public Unlock {
            codes = List.copyOf(codes);
        }
    }

    /** Buildings with this tag take this number of counters from their first item instead of one (CC-17.4). */
    record QueueSpeed(String tag, int counters) implements Effect {}

    record Gather(Gatherer by, int amount) implements Effect {}

    /** Changes the reach of the lattice (CC-H22). */
    record LatticeReach(int reach) implements Effect {}

    /** An attack that needs no attacker, range or line of sight (CC-H12). */
    record Strike(int dice, int strength, Origin from) implements Effect {}

    /** Moves a unit from one Relay to another (CC-18.4). */
    record Step() implements Effect {}

    record Gain(Cost gain) implements Effect {}

    /** Whether the player has to name a target or a place for it. */
    default boolean needsTarget() {
        return this instanceof Strike || this instanceof Step;
    }

    /** Whether it happens once; the other kinds last as long as the upgrade is in force. */
    default boolean momentary() {
        return needsTarget() || this instanceof Gain;
    }
}
