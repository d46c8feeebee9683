package arbiter.games.carbon.position;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One datasheet of a faction: a building, a unit or an upgrade, with every number that its rules use. */
public sealed interface Datasheet {
    /** Its index among the sheets of its faction: buildings, then units, then upgrades, in the order of the file. */
    int index();

    /** Three capital letters. */
    String code();

    String name();

    Cost cost();

    /** Construction, production or research counters; 0 for a unit that takes the number of its class (CC-17.2). */
    int counters();

    List<Requirement> requires();

    /** Whether work on it stops while one of its prerequisites is lost (CC-18.5). */
    boolean throughout();

    /** Command Centers and Workers need no list entry and are in no zone except the Battlefield (CC-H2). */
    boolean core();

    /** Whether a Deployment List may contain copies of it. Core sheets and unlisted upgrades need none. */
    default boolean listable() {
        return !core() && !(this instanceof Upgrade upgrade && upgrade.unlisted());
    }

    /** A sheet whose copies are pieces on the board. */
    sealed interface Fielded extends Datasheet {
        Body body();

        @Nullable
        Weapon weapon();

        /** How far the footprint reaches from its anchor: 0 for one hex, 1 for seven (CC-H1). */
        int girth();

        /** Whether units cannot move or see through it. */
        boolean blocks();
    }

    record Body(int cohesion, int toughness, int armor) {}

    record Weapon(int range, int dice, int strength) {
        /** The longest range that a weapon may have. */
        public static final int FARTHEST = 12;
    }

    /**
     * Exceptions of this building, where a rule says "unless".
     *
     * @param unfinished its body under construction; by default half the Cohesion (CC-16.4)
     * @param ableUnfinished whether it uses its abilities under construction (CC-16.4)
     * @param repair what a repair of it costs and restores (CC-16.7)
     * @param draws the distance from which an Extractor that is not on a node takes Crystals (CC-16.6)
     * @param vanguard whether it may begin beside enemy units (CC-16.5)
     * @param lossRefund per cent that come back for what it was making when it is destroyed (CC-17.5)
     */
    record Unless(
            Body unfinished, boolean ableUnfinished, Mending repair, int draws, boolean vanguard, int lossRefund) {}

    /** Where a building may begin (the Near column). */
    enum Near {
        /** Within buildReach of the Builder. */
        BUILDER,
        /** The same, and on a Crystal Node. */
        NODE,
        /** Within latticeReach of the lattice; the Builder may be anywhere (CC-H22). */
        LATTICE
    }

    /**
     * @param tag its name in requirements, empty for none
     * @param queue the length of its queue, 0 for the ruleset's default
     * @param supply what it adds to the ceiling while active; a Command Center's depends on its level instead
     * @param forest whether it may stand in a Forest
     * @param march what it adds to the Move of friendly units that start near it (CC-H21)
     */
    record Building(
            int index,
            String code,
            String name,
            BuildingType type,
            String tag,
            Cost cost,
            int counters,
            int girth,
            Body body,
            boolean blocks,
            Near near,
            List<Requirement> requires,
            int queue,
            int supply,
            @Nullable Weapon weapon,
            boolean forest,
            int march,
            boolean throughout,
            Unless unless)
            implements Fielded {
        public Building {
            requires = List.copyOf(requires);
        }

        @Override
        public boolean core() {
            return type == BuildingType.COMMAND_CENTER;
        }

        public boolean is(Requirement requirement) {
            return switch (requirement) {
                case Requirement.Tagged(String wanted) -> tag.equals(wanted);
                case Requirement.Typed(BuildingType wanted) -> type == wanted;
                case Requirement.Level(int level) -> false;
                case Requirement.Researched(String upgrade) -> false;
            };
        }
    }

    /**
     * @param at the codes of the buildings that train it
     * @param vanguard whether it may enter beside enemy units (CC-17.3)
     * @param lostWithProducer whether it is lost, and does not return to the list, if its producer is destroyed (CC-17.6)
     */
    record Unit(
            int index,
            String code,
            String name,
            UnitClass unitClass,
            Cost cost,
            int supply,
            int counters,
            int move,
            Weapon weapon,
            Body body,
            List<String> at,
            List<Requirement> requires,
            boolean builder,
            boolean hover,
            boolean lattice,
            boolean vanguard,
            boolean lostWithProducer,
            boolean throughout)
            implements Fielded {
        public Unit {
            at = List.copyOf(at);
            requires = List.copyOf(requires);
        }

        @Override
        public boolean core() {
            return unitClass == UnitClass.WORKER;
        }

        @Override
        public int girth() {
            return 0;
        }

        /** Units stop enemies on their hex, but never block a line of sight (CC-H9, CC-H10). */
        @Override
        public boolean blocks() {
            return false;
        }
    }

    /** How long an upgrade lasts (CC-18.4). */
    enum Lasting {
        PERMANENT,
        TIMED,
        ACTIVATED,
        SINGLE_USE
    }

    /**
     * @param turns for a timed upgrade: how many Command Phases it lasts after its completion; 0 if it counts rounds
     * @param rounds for a timed upgrade: how many rounds it lasts, including the one of its completion
     * @param unlisted whether it needs no place in a list (CC-18.2)
     * @param held for a single-use upgrade: it waits to be activated
     * @param price of one activation
     */
    record Upgrade(
            int index,
            String code,
            String name,
            Lasting type,
            int turns,
            int rounds,
            boolean unlisted,
            boolean held,
            Cost price,
            Cost cost,
            int counters,
            List<Requirement> requires,
            List<Effect> effects,
            boolean throughout)
            implements Datasheet {
        public Upgrade {
            requires = List.copyOf(requires);
            effects = List.copyOf(effects);
        }

        @Override
        public boolean core() {
            return false;
        }

        /** How long a timed upgrade lasts, in its own Command Phases or in rounds. */
        public int lasts() {
            return turns + rounds;
        }

        /** Whether {@code ACTIVATE} can use it. */
        public boolean activatable() {
            return type == Lasting.ACTIVATED || (type == Lasting.SINGLE_USE && held);
        }
    }
}
