package arbiter.games.carbon.position;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an upgrade does (CC-18.1). The kinds are closed: a data file combines them, it does not add to them. */
public sealed interface Effect {
    /** A value of a unit that an upgrade can raise. */
    enum Stat {
        STRENGTH,
        ARMOR,
        MOVE,
        DICE
    }

    /** Who digs: the two ways of gathering (CC-H6). */
    enum Gatherer {
        WORKER,
        EXTRACTOR
    }

    /** From what a strike measures its reach. */
    enum Origin {
        RELAY,
        UNIT
    }

    /** @param of the class that it strengthens, or null for every unit */
    record Bonus(Stat stat, @Nullable UnitClass of, int amount) implements Effect {}

    /** Opens datasheets that require this upgrade; the requirement itself stands on them (CC-18.5). */
    record Unlock(List<String> codes) implements Effect {
        public Unlock {
            codes = List.copyOf(codes);
        }
    }

    /** Buildings with this tag take that many counters from their first item instead of one (CC-17.4). */
    record QueueSpeed(String tag, int counters) implements Effect {}

    record Gather(Gatherer by, int amount) implements Effect {}

    /** Another reach of the lattice (CC-H22). */
    record LatticeReach(int reach) implements Effect {}

    /** An attack without attacker, range and sight (CC-H12). */
    record Strike(int dice, int strength, Origin from) implements Effect {}

    /** Carries a unit from one Relay to another (CC-18.4). */
    record Step() implements Effect {}

    record Gain(Cost gain) implements Effect {}

    /** Whether somebody has to name a target or a place for it. */
    default boolean needsTarget() {
        return this instanceof Strike || this instanceof Step;
    }

    /** Whether it happens at one moment; the others hold while the upgrade is in force. */
    default boolean momentary() {
        return needsTarget() || this instanceof Gain;
    }
}
