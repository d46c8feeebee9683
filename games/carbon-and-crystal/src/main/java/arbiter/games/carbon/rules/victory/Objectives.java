package arbiter.games.carbon.rules.victory;

import arbiter.engine.Seat;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Progress;

/** Points for holding ground (CC-H18, CC-H15). */
public final class Objectives {
    private Objectives() {}

    /** In the End of the active player's turn. */
    public static void score(Progress progress) {
        Battle battle = progress.battle;
        if (battle.round < battle.numbers().scoreFrom) {
            return;
        }
        Side side = battle.sides[battle.active];
        for (int objective : battle.board().objectives) {
            int[] bodies = bodies(battle, objective);
            if (outnumbers(bodies, side.seat)) {
                int points = battle.numbers().vpPerObjective;
                side.points += points;
                progress.tell(() -> new Happening.ObjectiveScored(
                        Seat.of(side.seat), battle.board().hex(objective), points));
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

    /** Each seat's units other than Workers and active Relays in reach of an objective. */
    public static int[] bodies(Battle battle, int objective) {
        int[] bodies = new int[battle.sides.length];
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            boolean counts =
                    asset.isUnit() ? !asset.isWorker() : asset.isBuilding(BuildingType.RELAY) && asset.active();
            if (counts && battle.distance(objective, asset) <= battle.numbers().objectiveReach) {
                bodies[asset.seat]++;
            }
        }
        return bodies;
    }
}
