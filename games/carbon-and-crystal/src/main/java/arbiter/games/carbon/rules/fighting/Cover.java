package arbiter.games.carbon.rules.fighting;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Terrain;
import org.jspecify.annotations.Nullable;

/** Cover for units (CC-H11). */
public final class Cover {
    private Cover() {}

    /** In Forest, or within 1 of an active Fortification of its owner; both together count as one. */
    public static boolean shelters(Position position, Asset asset) {
        return asset.isUnit() && shelters(position, asset.hex, asset.seat);
    }

    /** Whether a unit of this seat would have cover there. */
    public static boolean shelters(Position position, int hex, int seat) {
        return position.board().terrain(hex) == Terrain.FOREST || walled(position, hex, seat);
    }

    /** Whether an active Fortification of this seat is within 1 of a hex. */
    public static boolean walled(Position position, int hex, int seat) {
        if (fortified(position.at[hex], seat)) {
            return true;
        }
        for (int near : position.board().neighbours(hex)) {
            if (fortified(position.at[near], seat)) {
                return true;
            }
        }
        return false;
    }

    private static boolean fortified(@Nullable Asset asset, int seat) {
        return asset != null && asset.seat == seat && asset.isBuilding(BuildingType.FORTIFICATION) && asset.able();
    }
}
