package arbiter.games.globaldomination.vi.rules.movement;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Units;
import arbiter.games.globaldomination.vi.rules.Turn;
import java.util.ArrayList;
import java.util.List;

/** GD6-M.4: in each beat every player's first-listed unit takes 1 damage, until at most one player is left. */
public final class Skirmish {
    private Skirmish() {}

    /** @param territories where it happens, for the report */
    static void fight(Turn turn, int step, List<Integer> territories, List<Front> fronts) {
        List<Units> before = fronts.stream().map(Front::units).toList();
        fight(fronts);
        List<Happening.Side> sides = new ArrayList<>();
        for (int i = 0; i < fronts.size(); i++) {
            Front front = fronts.get(i);
            sides.add(new Happening.Side(Seat.of(front.seat()), before.get(i), front.units()));
        }
        turn.tell(new Happening.Skirmished(step, territories, sides));
    }

    private static void fight(List<Front> fronts) {
        List<Front> left = new ArrayList<>(fronts);
        left.removeIf(Front::gone);
        while (left.size() > 1) {
            // Before a beat, all sides with only units without health lose them at once and deal no damage.
            List<Front> frail = left.stream().filter(Front::frail).toList();
            frail.forEach(Front::perish);
            left.removeAll(frail);
            if (left.size() > 1) {
                long beats = left.stream().mapToLong(Front::health).min().orElse(0);
                left.forEach(front -> front.strike(beats));
                left.removeIf(Front::gone);
            }
        }
    }

    /** The same for new Armies on one land (GD6-C.4). Returns how many Armies of each player are left. */
    public static int[] amongArmies(int[] counts, int health) {
        int most = -1;
        int second = 0;
        for (int seat = 0; seat < counts.length; seat++) {
            if (most < 0 || counts[seat] > counts[most]) {
                second = most < 0 ? 0 : counts[most];
                most = seat;
            } else {
                second = Math.max(second, counts[seat]);
            }
        }
        int[] left = new int[counts.length];
        boolean fightable = health > 0 || second == 0;
        if (most >= 0 && fightable) {
            left[most] = counts[most] - second;
        }
        return left;
    }
}
