package arbiter.games.carbon;

/** What happens to an asset without Cohesion (CC-H13, CC-16.4l). */
final class Destruction {
    private Destruction() {}

    static void destroy(Progress progress, Asset asset) {
        Battle battle = progress.battle;
        Hex hex = battle.board().hex(asset.hex);
        battle.remove(asset);
        battle.sides[asset.seat].destroy(asset.sheet, asset.number);
        progress.tell(() -> new Happening.AssetDestroyed(asset.toString(), hex));
        Queue.lose(progress, asset);
        Victory.eliminateIfBare(progress, asset.seat);
    }
}
