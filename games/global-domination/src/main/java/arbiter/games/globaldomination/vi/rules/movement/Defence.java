package arbiter.games.globaldomination.vi.rules.movement;

import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Rules;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.Units;
import arbiter.games.globaldomination.vi.rules.March;

/** The units that defend a territory, in the order of GD6-M.8. */
final class Defence {
    private final Rules rules;
    private final int[] counts = new int[Unit.TYPES];
    private final int[] before = new int[Unit.TYPES];
    private int wound;
    private long health;
    private int left;

    Defence(Board board, Rules rules, int territory) {
        this.rules = rules;
        for (int type = 0; type < Unit.TYPES; type++) {
            int count = board.units[territory * Unit.TYPES + type];
            counts[type] = count;
            before[type] = count;
            health += (long) count * rules.health(type);
            left += count;
        }
    }

    long health() {
        return health;
    }

    boolean gone() {
        return left == 0;
    }

    boolean frail() {
        return health == 0 && left > 0;
    }

    void perish() {
        for (int type = 0; type < Unit.TYPES; type++) {
            counts[type] = 0;
        }
        left = 0;
        health = 0;
    }

    void strike(long damage) {
        long remaining = damage;
        for (Unit unit : Unit.DEFENCE) {
            int type = unit.ordinal();
            if (counts[type] == 0) {
                continue;
            }
            if (remaining == 0) {
                return;
            }
            int each = rules.health(type);
            long capacity = (long) counts[type] * each - wound;
            if (remaining >= capacity) {
                left -= counts[type];
                counts[type] = 0;
                health -= capacity;
                remaining -= capacity;
                wound = 0;
            } else {
                long taken = wound + remaining;
                int dead = (int) (taken / each);
                counts[type] -= dead;
                left -= dead;
                wound = (int) (taken % each);
                health -= remaining;
                return;
            }
        }
    }

    Units before() {
        return Units.of(before);
    }

    Units after() {
        return Units.of(counts);
    }

    /** Removes the dead units from the board. */
    void bury(March march, int territory) {
        for (int type = 0; type < Unit.TYPES; type++) {
            if (before[type] > counts[type]) {
                march.fall(territory, type, before[type] - counts[type]);
            }
        }
    }
}
