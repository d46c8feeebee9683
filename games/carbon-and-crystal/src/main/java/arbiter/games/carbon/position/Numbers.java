package arbiter.games.carbon.position;

import arbiter.engine.setup.Parameter;
import arbiter.engine.setup.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The values, in one game, of every number of the rules that is not on a datasheet or a map. */
public final class Numbers {
    public static final List<Parameter> PARAMETERS = parameters();

    public final int rounds;
    public final int listBudget;
    public final int startCarbon;
    public final int startCrystals;
    public final int startWorkers;
    public final int fieldStock;
    public final int nodeStock;
    public final int gatherWorker;
    public final int gatherExtractor;
    public final int gatherSlots;
    public final int gatherReach;
    public final int supplyMax;
    public final int maxCC;
    public final int spacing;
    public final int buildReach;
    public final int repairReach;
    public final int repairAmount;
    public final int salvageReach;
    public final int placeReach;
    public final int enemyBan;
    public final int rallyReach;
    public final int refund;
    public final int coverBonus;
    public final int armorCap;
    public final int forestCost;
    public final int objectiveReach;
    public final int vpPerObjective;
    public final int scoreFrom;
    public final int latticeReach;
    public final int mastReach;
    public final int strikeReach;
    public final int missedLimit;
    public final int queue;
    public final Opener opener;
    private final int[] seatBonus;
    private final int[] ccSupply;
    private final int[] workerLimit;
    private final int[] productionTime;
    private final Cost[] advanceCost;
    private final int[] advanceCounters;
    private final int[] copyCaps;
    public final Settings settings;

    public Numbers(Settings settings) {
        this.settings = settings;
        rounds = settings.whole("rounds");
        listBudget = settings.whole("listBudget");
        startCarbon = settings.whole("startCarbon");
        startCrystals = settings.whole("startCrystals");
        startWorkers = settings.whole("startWorkers");
        fieldStock = settings.whole("fieldStock");
        nodeStock = settings.whole("nodeStock");
        gatherWorker = settings.whole("gatherWorker");
        gatherExtractor = settings.whole("gatherExtractor");
        gatherSlots = settings.whole("gatherSlots");
        gatherReach = settings.whole("gatherReach");
        supplyMax = settings.whole("supplyMax");
        maxCC = settings.whole("maxCC");
        spacing = settings.whole("spacing");
        buildReach = settings.whole("buildReach");
        repairReach = settings.whole("repairReach");
        repairAmount = settings.whole("repairAmount");
        salvageReach = settings.whole("salvageReach");
        placeReach = settings.whole("placeReach");
        enemyBan = settings.whole("enemyBan");
        rallyReach = settings.whole("rallyReach");
        refund = settings.whole("refund");
        coverBonus = settings.whole("coverBonus");
        armorCap = settings.whole("armorCap");
        forestCost = settings.whole("forestCost");
        objectiveReach = settings.whole("objectiveReach");
        vpPerObjective = settings.whole("vpPerObjective");
        scoreFrom = settings.whole("scoreFrom");
        latticeReach = settings.whole("latticeReach");
        mastReach = settings.whole("mastReach");
        strikeReach = settings.whole("strikeReach");
        missedLimit = settings.whole("missedLimit");
        queue = settings.whole("queue");
        opener = Opener.valueOf(settings.text("opener").toUpperCase(Locale.ROOT));
        seatBonus = wholes(settings, "seatBonus1", "seatBonus2", "seatBonus3", "seatBonus4");
        ccSupply = wholes(settings, "ccSupply1", "ccSupply2", "ccSupply3");
        workerLimit = wholes(settings, "workerLimit1", "workerLimit2", "workerLimit3");
        productionTime = wholes(settings, "timeWorker", "timeField", "timeHeavy", "timeSpecial");
        advanceCost = new Cost[] {
            new Cost(settings.whole("advance2Carbon"), settings.whole("advance2Crystals")),
            new Cost(settings.whole("advance3Carbon"), settings.whole("advance3Crystals"))
        };
        advanceCounters = wholes(settings, "advance2Counters", "advance3Counters");
        copyCaps = wholes(settings, "capBuilding", "capField", "capHeavy", "capSpecial", "capUpgrade");
    }

    private static int[] wholes(Settings settings, String... names) {
        int[] values = new int[names.length];
        for (int i = 0; i < names.length; i++) {
            values[i] = settings.whole(names[i]);
        }
        return values;
    }

    /**
     * Only a fixed turn order needs a compensation (CC-H4a).
     *
     * @param place in the turn order, from 0
     */
    public int seatBonus(int place) {
        return switch (opener) {
            case SNAKE -> 0;
            case FIXED -> seatBonus[place];
        };
    }

    /** The Supply of an active Command Center of this level, 1 to 3. */
    public int ccSupply(int level) {
        return ccSupply[level - 1];
    }

    public int workerLimit(int level) {
        return workerLimit[level - 1];
    }

    /** The counters with which a unit begins: those of its datasheet or, if it has none, of its class (CC-17.2). */
    public int productionTime(Datasheet.Unit unit) {
        return unit.counters() > 0
                ? unit.counters()
                : productionTime[unit.unitClass().ordinal()];
    }

    /** @param level the new level, 2 or 3 */
    public Cost advanceCost(int level) {
        return advanceCost[level - 2];
    }

    public int advanceCounters(int level) {
        return advanceCounters[level - 2];
    }

    /** The maximum number of copies of a sheet in a list (CC-H3). */
    public int copyCap(Datasheet sheet) {
        return switch (sheet) {
            case Datasheet.Building building -> copyCaps[0];
            case Datasheet.Unit unit -> copyCaps[unit.unitClass().ordinal()];
            case Datasheet.Upgrade upgrade -> copyCaps[4];
        };
    }

    private static List<Parameter> parameters() {
        List<Parameter> all = new ArrayList<>();
        length(all);
        economy(all);
        building(all);
        training(all);
        fighting(all);
        return List.copyOf(all);
    }

    private static void whole(
            List<Parameter> all, String name, int value, int least, int most, String rule, String sentence) {
        all.add(Parameter.whole(name, value, least, most, rule, sentence));
    }

    private static void length(List<Parameter> all) {
        whole(all, "rounds", 16, 1, 99, "CC-H19", "The round after which the points decide.");
        all.add(Parameter.choice(
                "opener",
                List.of("snake", "fixed"),
                "CC-H4a",
                "The order of turns: reversed every round, or the same in every round."));
        whole(all, "listBudget", 540, 0, 9999, "CC-H3", "Points that a Deployment List may cost.");
        whole(all, "capBuilding", 4, 0, 9, "CC-H3", "Maximum copies of one building in a list.");
        whole(all, "capField", 6, 0, 9, "CC-H3", "Maximum copies of one Field unit in a list.");
        whole(all, "capHeavy", 4, 0, 9, "CC-H3", "Maximum copies of one Heavy unit in a list.");
        whole(all, "capSpecial", 2, 0, 9, "CC-H3", "Maximum copies of one Special unit in a list.");
        whole(all, "capUpgrade", 1, 0, 9, "CC-H3", "Maximum copies of one upgrade in a list.");
        whole(all, "missedLimit", 3, 1, 99, "CC-4", "Turns in a row without an order until a bot takes the seat.");
    }

    private static void economy(List<Parameter> all) {
        whole(all, "startCarbon", 24, 0, 999, "CC-3", "Carbon that everybody starts with.");
        whole(all, "startCrystals", 4, 0, 999, "CC-3", "Crystals that everybody starts with.");
        whole(all, "seatBonus1", 0, 0, 99, "CC-3", "Extra Carbon for the player who goes first, with opener=fixed.");
        whole(all, "seatBonus2", 4, 0, 99, "CC-3", "Extra Carbon for the player who goes second, with opener=fixed.");
        whole(all, "seatBonus3", 6, 0, 99, "CC-3", "Extra Carbon for the player who goes third, with opener=fixed.");
        whole(all, "seatBonus4", 8, 0, 99, "CC-3", "Extra Carbon for the player who goes fourth, with opener=fixed.");
        whole(all, "startWorkers", 4, 0, 4, "CC-3", "Workers that everybody starts with.");
        whole(all, "fieldStock", 120, 0, 999, "CC-H6", "Carbon in a Carbon Field at the start.");
        whole(all, "nodeStock", 60, 0, 999, "CC-H6", "Crystals in a Crystal Node at the start.");
        whole(all, "gatherWorker", 3, 0, 99, "CC-H6", "Carbon that a Worker gathers.");
        whole(all, "gatherExtractor", 4, 0, 99, "CC-H6", "Crystals that an Extractor gathers.");
        whole(all, "gatherSlots", 4, 0, 6, "CC-H6", "Maximum Workers that gather at one Carbon Field in a turn.");
        whole(all, "gatherReach", 4, 0, 9, "CC-H6", "Maximum distance between a Carbon Field and a Command Center.");
        whole(all, "supplyMax", 40, 0, 999, "CC-H7", "Maximum Supply ceiling of a player.");
        whole(all, "ccSupply1", 8, 0, 99, "CC-H7", "Supply of a Command Center at level 1.");
        whole(all, "ccSupply2", 12, 0, 99, "CC-H7", "Supply of a Command Center at level 2.");
        whole(all, "ccSupply3", 16, 0, 99, "CC-H7", "Supply of a Command Center at level 3.");
        whole(all, "workerLimit1", 6, 0, 99, "CC-H7", "Workers that a Command Center allows at level 1.");
        whole(all, "workerLimit2", 8, 0, 99, "CC-H7", "Workers that a Command Center allows at level 2.");
        whole(all, "workerLimit3", 10, 0, 99, "CC-H7", "Workers that a Command Center allows at level 3.");
    }

    private static void building(List<Parameter> all) {
        whole(all, "maxCC", 3, 1, 9, "CC-H17", "Command Centers that a player may have at once.");
        whole(all, "advance2Carbon", 16, 0, 99, "CC-H16", "Carbon for level 2.");
        whole(all, "advance2Crystals", 4, 0, 99, "CC-H16", "Crystals for level 2.");
        whole(all, "advance2Counters", 2, 1, 9, "CC-H16", "Counters of level 2.");
        whole(all, "advance3Carbon", 24, 0, 99, "CC-H16", "Carbon for level 3.");
        whole(all, "advance3Crystals", 12, 0, 99, "CC-H16", "Crystals for level 3.");
        whole(all, "advance3Counters", 2, 1, 9, "CC-H16", "Counters of level 3.");
        whole(all, "spacing", 2, 1, 4, "CC-16.5", "Minimum distance between a new building and everything else.");
        whole(
                all,
                "buildReach",
                3,
                1,
                9,
                "CC-16.5",
                "Maximum distance between a Builder and a building that it begins.");
        whole(
                all,
                "repairReach",
                2,
                1,
                9,
                "CC-16.7",
                "Maximum distance between a Builder and a building that it repairs.");
        whole(all, "repairAmount", 1, 1, 9, "CC-16.7", "Cohesion that a repair restores.");
        whole(
                all,
                "salvageReach",
                2,
                1,
                9,
                "CC-16.8",
                "Maximum distance between a Builder and a building that it salvages.");
    }

    private static void training(List<Parameter> all) {
        whole(all, "timeWorker", 1, 1, 9, "CC-17.2", "Counters of a Worker.");
        whole(all, "timeField", 1, 1, 9, "CC-17.2", "Counters of a Field unit.");
        whole(all, "timeHeavy", 2, 1, 9, "CC-17.2", "Counters of a Heavy unit.");
        whole(all, "timeSpecial", 3, 1, 9, "CC-17.2", "Counters of a Special unit.");
        whole(all, "placeReach", 1, 1, 3, "CC-17.3", "Maximum distance between a new unit and its producer.");
        whole(all, "enemyBan", 1, 0, 3, "CC-17.3", "New units cannot enter within this distance of an enemy unit.");
        whole(all, "rallyReach", 3, 1, 9, "CC-H8", "Maximum distance between a rally point and its building.");
        whole(all, "queue", 1, 1, 4, "CC-17.4", "Items that a building without a queue of its own holds.");
        whole(all, "refund", 50, 0, 100, "CC-17.5", "Per cent of the price that a cancelled item gives back.");
    }

    private static void fighting(List<Parameter> all) {
        whole(all, "coverBonus", 1, 0, 6, "CC-H11", "Armor that cover adds.");
        whole(all, "armorCap", 4, 0, 6, "CC-H12", "Maximum Armor that counts.");
        whole(all, "forestCost", 2, 1, 6, "CC-H1", "Move that a Forest costs.");
        whole(all, "objectiveReach", 2, 0, 6, "CC-H18", "Maximum distance at which a body counts for an objective.");
        whole(all, "vpPerObjective", 1, 0, 9, "CC-H18", "Victory points for an objective held.");
        whole(all, "scoreFrom", 4, 1, 99, "CC-H18", "The first round in which objectives score.");
        whole(all, "latticeReach", 5, 1, 9, "CC-H22", "Maximum distance of a new building from the lattice.");
        whole(
                all,
                "mastReach",
                3,
                1,
                9,
                "CC-H21",
                "Maximum distance from a Signal Mast at which a unit gets more Move.");
        whole(
                all,
                "strikeReach",
                6,
                1,
                9,
                "CC-18.4",
                "Maximum distance between a strike and the place from which it is called.");
    }
}
