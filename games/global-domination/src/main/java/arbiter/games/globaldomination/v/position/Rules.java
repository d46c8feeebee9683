package arbiter.games.globaldomination.v.position;

import arbiter.engine.setup.Settings;
import java.util.Locale;

/** One game's numbers and switches. */
public record Rules(
        Settings settings,
        StartChoice startChoice,
        int startTroops,
        int firstTurnIp,
        boolean keepValid,
        int wastelandLoss,
        boolean generation,
        int spawnLeast,
        int spawnLands,
        int bonusPrice,
        int bonusUnits,
        int cropPrice,
        int saltPrice,
        int dynamitePrice,
        int cropTroops,
        int dynamiteKills,
        int fortressPrice,
        int rebuildPrice,
        int rebuildUnits,
        int trebuchetPrice,
        int bivouacPrice,
        int bivouacSurcharge,
        int garrisonPrice,
        int garrisonFactor,
        int steps,
        int hqSteps,
        int unitCap,
        int wallStrength,
        boolean wallsFirst,
        int invasionPenalty,
        int siegeKills,
        int bivouacTroops,
        int incomeLand,
        int incomeTroops,
        int incomeHq,
        int winShare,
        int turnLimit,
        boolean drawVote) {
    /** How players choose where to start. */
    public enum StartChoice {
        /** One after the other, as they come, and as often as they like (1.2, 1.5). */
        OPEN,
        /** All at once and unseen (S.1). */
        SECRET,
        /** The first player offers two starts, and the second picks one of them (S.2). */
        PIE
    }

    public static Rules of(Settings of) {
        return new Rules(
                of,
                StartChoice.valueOf(of.text("start-choice").toUpperCase(Locale.ROOT)),
                of.whole("start-troops"),
                of.whole("first-turn-ip"),
                of.text("invalid-orders").equals("keep-valid"),
                of.whole("wasteland-loss"),
                of.on("generation"),
                of.whole("spawn-least"),
                of.whole("spawn-lands"),
                of.whole("bonus-price"),
                of.whole("bonus-units"),
                of.whole("crop-price"),
                of.whole("salt-price"),
                of.whole("dynamite-price"),
                of.whole("crop-troops"),
                of.whole("dynamite-kills"),
                of.whole("fortress-price"),
                of.whole("rebuild-price"),
                of.whole("rebuild-units"),
                of.whole("trebuchet-price"),
                of.whole("bivouac-price"),
                of.whole("bivouac-surcharge"),
                of.whole("garrison-price"),
                of.whole("garrison-factor"),
                of.whole("steps"),
                of.whole("hq-steps"),
                of.whole("unit-cap"),
                of.whole("wall-strength"),
                of.on("walls-first"),
                of.whole("invasion-penalty"),
                of.whole("siege-kills"),
                of.whole("bivouac-troops"),
                of.whole("income-land"),
                of.whole("income-troops"),
                of.whole("income-hq"),
                of.whole("win-share"),
                of.whole("turn-limit"),
                of.on("draw-vote"));
    }

    public int price(Item item) {
        return switch (item) {
            case CROP -> cropPrice;
            case SALT -> saltPrice;
            case DYNAMITE -> dynamitePrice;
        };
    }
}
