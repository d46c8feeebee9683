package arbiter.games.globaldomination.vi.rules;

import arbiter.games.globaldomination.vi.position.Unit;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * Units that would still be in a territory if other players had not killed them before the Movement Phase. A move is judged
 * by the units that the player's own orders leave; if others killed some of them, the last-listed moves lapse (GD6-M.1).
 * Several players can lose units in one territory, because all of them may have placed new Armies there (GD6-C.4).
 */
public final class Withheld {
    private record Loser(int territory, int seat) implements Comparable<Loser> {
        @Override
        public int compareTo(Loser other) {
            int byTerritory = Integer.compare(territory, other.territory);
            return byTerritory != 0 ? byTerritory : Integer.compare(seat, other.seat);
        }
    }

    private final SequencedMap<Loser, int[]> lost = new TreeMap<>();

    public void add(int territory, int seat, Unit unit, int count) {
        lost.computeIfAbsent(new Loser(territory, seat), loser -> new int[Unit.TYPES])[unit.ordinal()] += count;
    }

    /** The seat lost the land itself with everything on it. */
    public void addLand(int territory, int seat) {
        add(territory, seat, Unit.ARMY, 0);
    }

    public boolean owned(int territory, int seat) {
        return lost.containsKey(new Loser(territory, seat));
    }

    public int count(int territory, int seat, Unit unit) {
        int[] counts = lost.get(new Loser(territory, seat));
        return counts == null ? 0 : counts[unit.ordinal()];
    }
}
