package arbiter.games.carbon.rules.fighting;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Terrain;
import org.jspecify.annotations.Nullable;

/** Shelter for units (CC-H11). */
public final class Cover {
    private Cover() {}

    /** In Forest, or within 1 of an own active Fortification; both together are no more than one. */
    public static boolean shelters(Battle battle, Asset asset) {
        return asset.isUnit()
                && (battle.board().terrain(asset.hex) == Terrain.FOREST || walled(battle, asset.hex, asset.seat));
    }

    /** Whether an own active Fortification is within 1 of a hex. */
    public static boolean walled(Battle battle, int hex, int seat) {
        if (fortified(battle.at[hex], seat)) {
            return true;
        }
        for (int near : battle.board().neighbours(hex)) {
            if (fortified(battle.at[near], seat)) {
                return true;
            }
        }
        return false;
    }

    private static boolean fortified(@Nullable Asset asset, int seat) {
        return asset != null && asset.seat == seat && asset.isBuilding(BuildingType.FORTIFICATION) && asset.able();
    }
}
