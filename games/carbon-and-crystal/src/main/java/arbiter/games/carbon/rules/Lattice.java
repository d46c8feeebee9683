package arbiter.games.carbon.rules;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Position;

/** The lattice along which the Lumen Choir builds and places units (CC-H22). */
public final class Lattice {
    private Lattice() {}

    /** Whether a footprint is within latticeReach of the player's active Command Center or Relay, or unit with the key Lattice. */
    public static boolean carries(Position position, int seat, int anchor, int girth) {
        int reach = Upgrades.latticeReach(position, seat);
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat
                    && (asset.isBuilding(BuildingType.COMMAND_CENTER) || isPillar(asset))
                    && asset.able()
                    && position.distance(anchor, asset) - girth <= reach) {
                return true;
            }
        }
        return false;
    }

    /** Choir Step: whether an active Relay of the player, or a unit with the key Lattice, is within 1 of a hex. */
    public static boolean receives(Position position, int seat, int hex) {
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat && isPillar(asset) && asset.able() && position.distance(hex, asset) <= 1) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPillar(Asset asset) {
        return asset.isBuilding(BuildingType.RELAY) || (asset.sheet instanceof Datasheet.Unit unit && unit.lattice());
    }
}
