package arbiter.games.carbon;

/**
 * How good a position looks: points, then everything that stands, weighed by its price and health, then the economy, then
 * whether fighters are on their way to an objective.
 */
final class Appraisal {
    private static final double POINT = 12;
    private static final double SAVED = 0.45;
    private static final double IN_THE_MAKING = 0.75;
    private static final double IN_FORCE = 0.9;
    /** A Worker beside a Field, and an Extractor, bring in more than they cost. */
    private static final double GATHERS = 6;

    private static final double OFF_THE_MARK = 0.35;
    private static final double VICTORY = 10_000;

    private Appraisal() {}

    static double of(Battle battle, int seat) {
        if (battle.over()) {
            boolean won = (battle.winners >> seat & 1) == 1;
            return won ? VICTORY / Integer.bitCount(battle.winners) : -VICTORY;
        }
        double[] strength = new double[battle.sides.length];
        for (int i = 0; i < battle.count; i++) {
            strength[battle.assets[i].seat] += asset(battle, battle.assets[i]);
        }
        double rivals = 0;
        int others = 0;
        for (Side side : battle.sides) {
            strength[side.seat] += side(side);
            if (side.seat != seat && side.alive) {
                rivals += strength[side.seat];
                others++;
            }
        }
        return strength[seat] - (others == 0 ? 0 : rivals / others);
    }

    private static double side(Side side) {
        double worth = POINT * side.points + SAVED * side.bank().points();
        for (Datasheet sheet : side.faction.sheets) {
            if (sheet instanceof Datasheet.Upgrade upgrade && side.inForce(upgrade)) {
                worth += IN_FORCE * upgrade.cost().points();
            }
        }
        return worth;
    }

    private static double asset(Battle battle, Asset asset) {
        double health = (double) asset.cohesion / asset.sheet.body().cohesion();
        double worth = asset.sheet.cost().points() * (asset.construction > 0 ? IN_THE_MAKING : 0.4 + 0.6 * health);
        for (Item item : asset.queue) {
            worth += IN_THE_MAKING * price(battle, item).points();
        }
        if (asset.salvage > 0) {
            return worth / 4;
        }
        if (asset.isWorker()) {
            return worth + gathering(battle, asset);
        }
        if (asset.isUnit()) {
            return worth - OFF_THE_MARK * nearest(battle, asset.hex, battle.board().objectives);
        }
        return worth + (asset.isBuilding(BuildingType.EXTRACTOR) ? GATHERS : 0) + 4 * (asset.level - 1);
    }

    private static Cost price(Battle battle, Item item) {
        return switch (item) {
            case Item.Training(Datasheet.Unit unit, int number, int counters) -> unit.cost();
            case Item.Level(int level, int counters) -> battle.numbers().advanceCost(level);
            case Item.Study(Datasheet.Upgrade upgrade, int number, int counters) -> upgrade.cost();
        };
    }

    private static double gathering(Battle battle, Asset worker) {
        int distance = nearest(battle, worker.hex, battle.board().fields);
        return distance == 1 ? GATHERS : -OFF_THE_MARK * distance;
    }

    private static int nearest(Battle battle, int hex, int[] places) {
        int nearest = 2 * battle.board().size;
        for (int place : places) {
            nearest = Math.min(nearest, battle.board().distance(hex, place));
        }
        return nearest;
    }
}
