package arbiter.games.carbon.rules.fighting;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.production.Queue;
import arbiter.games.carbon.rules.victory.Victory;

/** What happens to an asset without Cohesion (CC-H13, CC-16.4l). */
final class Destruction {
    private Destruction() {}

    static void destroy(Progress progress, Asset asset) {
        Position position = progress.position;
        Hex hex = position.board().hex(asset.hex);
        position.remove(asset);
        position.sides[asset.seat].destroy(asset.sheet, asset.number);
        progress.tell(() -> new Happening.AssetDestroyed(asset.toString(), hex));
        Queue.lose(progress, asset);
        Victory.eliminateIfBare(progress, asset.seat);
    }
}
