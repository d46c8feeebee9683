package arbiter.games.carbon.position;

/** Work of a building: one entry of its queue (CC-17.4), or the upgrade that it hosts (CC-18.3). */
public sealed interface Item {
    int counters();

    Item withCounters(int counters);

    /** A unit in production. */
    record Training(Datasheet.Unit unit, int number, int counters) implements Item {
        @Override
        public Item withCounters(int left) {
            return new Training(unit, number, left);
        }
    }

    /** The next level of a Command Center (CC-H16). */
    record Level(int level, int counters) implements Item {
        @Override
        public Item withCounters(int left) {
            return new Level(level, left);
        }
    }

    /** An upgrade under research. */
    record Study(Datasheet.Upgrade upgrade, int number, int counters) implements Item {
        @Override
        public Item withCounters(int left) {
            return new Study(upgrade, number, left);
        }
    }

    /** {@code LGD#1}, {@code LEVEL#2}, {@code HRD#1}. */
    default String name() {
        return switch (this) {
            case Training(Datasheet.Unit unit, int number, int counters) -> unit.code() + "#" + number;
            case Level(int level, int counters) -> "LEVEL#" + level;
            case Study(Datasheet.Upgrade upgrade, int number, int counters) -> upgrade.code() + "#" + number;
        };
    }
}
