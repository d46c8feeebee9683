package arbiter.games.globaldomination.v.position;

import arbiter.engine.setup.Settings;
import java.util.Locale;

/** One game's numbers and switches. */
public record Rules(
        Settings settings,
        Start start,
        boolean keepValid,
        int wastelandLoss,
        Spawning spawning,
        Shop shop,
        Building building,
        Marching marching,
        Fighting fighting,
        Income income,
        Victory victory) {
    /** How players choose where to start. */
    public enum StartChoice {
        /** One after the other, as they come, and as often as they like (1.2, 1.5). */
        OPEN,
        /** All at once and unseen (S.1). */
        SECRET,
        /** The first player offers two starts, and the second picks one of them (S.2). */
        PIE
    }

    /** Section 1: how the game begins. */
    public record Start(StartChoice startChoice, int startTroops, int firstTurnIp) {}

    /** Section 4: the Generation Phase. */
    public record Spawning(boolean generation, int spawnLeast, int spawnLands, int bonusPrice, int bonusUnits) {}

    /** Section 5: items, and what they do. */
    public record Shop(int cropPrice, int saltPrice, int dynamitePrice, int cropTroops, int dynamiteKills) {
        public int price(Item item) {
            return switch (item) {
                case CROP -> cropPrice;
                case SALT -> saltPrice;
                case DYNAMITE -> dynamitePrice;
            };
        }
    }

    /** Section 6: what constructs cost. */
    public record Building(
            int fortressPrice,
            int rebuildPrice,
            int rebuildUnits,
            int trebuchetPrice,
            int bivouacPrice,
            int bivouacSurcharge,
            int garrisonPrice,
            int garrisonFactor) {}

    /** Section 7: how far units go, and how many a territory holds. */
    public record Marching(int steps, int hqSteps, int unitCap) {}

    /** Section 8: sieges, Skirmishes and Invasions. */
    public record Fighting(int wallStrength, boolean wallsFirst, int invasionPenalty, int siegeKills) {}

    /** The Final Phase. */
    public record Income(int bivouacTroops, int incomeLand, int incomeTroops, int incomeHq) {}

    /** How the game ends. */
    public record Victory(int winShare, int turnLimit, boolean drawVote) {}

    public static Rules of(Settings of) {
        return new Rules(
                of,
                new Start(
                        StartChoice.valueOf(of.text("start-choice").toUpperCase(Locale.ROOT)),
                        of.whole("start-troops"),
                        of.whole("first-turn-ip")),
                of.text("invalid-orders").equals("keep-valid"),
                of.whole("wasteland-loss"),
                new Spawning(
                        of.on("generation"),
                        of.whole("spawn-least"),
                        of.whole("spawn-lands"),
                        of.whole("bonus-price"),
                        of.whole("bonus-units")),
                new Shop(
                        of.whole("crop-price"),
                        of.whole("salt-price"),
                        of.whole("dynamite-price"),
                        of.whole("crop-troops"),
                        of.whole("dynamite-kills")),
                new Building(
                        of.whole("fortress-price"),
                        of.whole("rebuild-price"),
                        of.whole("rebuild-units"),
                        of.whole("trebuchet-price"),
                        of.whole("bivouac-price"),
                        of.whole("bivouac-surcharge"),
                        of.whole("garrison-price"),
                        of.whole("garrison-factor")),
                new Marching(of.whole("steps"), of.whole("hq-steps"), of.whole("unit-cap")),
                new Fighting(
                        of.whole("wall-strength"),
                        of.on("walls-first"),
                        of.whole("invasion-penalty"),
                        of.whole("siege-kills")),
                new Income(
                        of.whole("bivouac-troops"),
                        of.whole("income-land"),
                        of.whole("income-troops"),
                        of.whole("income-hq")),
                new Victory(of.whole("win-share"), of.whole("turn-limit"), of.on("draw-vote")));
    }
}
