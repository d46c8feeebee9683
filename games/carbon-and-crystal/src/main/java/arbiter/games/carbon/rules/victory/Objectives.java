package arbiter.games.carbon.rules.victory;

import arbiter.engine.seat.Seat;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Progress;

/** Points for holding objectives (CC-H18, CC-H15). */
public final class Objectives {
    private Objectives() {}

    /** Gives points in the End of the active player's turn. */
    public static void score(Progress progress) {
        Position position = progress.position;
        if (position.round < position.numbers().scoreFrom) {
            return;
        }
        Side side = position.sides[position.active];
        for (int objective : position.board().objectives) {
            int[] bodies = bodies(position, objective);
            if (outnumbers(bodies, side.seat)) {
                int points = position.numbers().vpPerObjective;
                side.points += points;
                progress.tell(() -> new Happening.ObjectiveScored(
                        Seat.of(side.seat), position.board().hex(objective), points));
            }
        }
    }

    private static boolean outnumbers(int[] bodies, int seat) {
        for (int other = 0; other < bodies.length; other++) {
            if (other != seat && bodies[other] >= bodies[seat]) {
                return false;
            }
        }
        return bodies[seat] > 0;
    }

    /** The number of bodies of each seat in reach of an objective: active Relays and all units except Workers. */
    public static int[] bodies(Position position, int objective) {
        int[] bodies = new int[position.sides.length];
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            boolean counts =
                    asset.isUnit() ? !asset.isWorker() : asset.isBuilding(BuildingType.RELAY) && asset.active();
            if (counts && position.distance(objective, asset) <= position.numbers().objectiveReach) {
                bodies[asset.seat]++;
            }
        }
        return bodies;
    }
}
