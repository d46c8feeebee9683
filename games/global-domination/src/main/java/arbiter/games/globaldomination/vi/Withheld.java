package arbiter.games.globaldomination.vi;

import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * Units that a player's own orders would have left in a territory, had others' acts not taken them before the Movement
 * Phase. A move is judged by what the own orders leave; what others took lets the last-listed moves lapse (GD6-M.1).
 */
final class Withheld {
    private record Lost(int seat, int[] counts) {}

    private final SequencedMap<Integer, Lost> byTerritory = new TreeMap<>();

    void add(int territory, int seat, Unit unit, int count) {
        Lost lost = byTerritory.computeIfAbsent(territory, t -> new Lost(seat, new int[Unit.TYPES]));
        if (lost.seat == seat) {
            lost.counts[unit.ordinal()] += count;
        }
    }

    /** The land itself was lost, whatever stood there. */
    void addLand(int territory, int seat) {
        add(territory, seat, Unit.ARMY, 0);
    }

    boolean owned(int territory, int seat) {
        Lost lost = byTerritory.get(territory);
        return lost != null && lost.seat == seat;
    }

    int count(int territory, int seat, Unit unit) {
        Lost lost = byTerritory.get(territory);
        return lost == null || lost.seat != seat ? 0 : lost.counts[unit.ordinal()];
    }

    boolean isEmpty() {
        return byTerritory.isEmpty();
    }
}
