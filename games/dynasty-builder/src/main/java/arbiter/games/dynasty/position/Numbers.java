package arbiter.games.dynasty.position;

import arbiter.engine.setup.Settings;

/** The parameters of one game, looked up once. The names are those of {@code words.Parameters}. */
public final class Numbers {
    public final Settings settings;
    public final int homeRadius;
    public final int soldierStartDistance;
    public final int startLevel;
    public final int buildActions;
    public final int houseSupply;
    public final int landTokenSupply;
    public final int bridges;
    public final boolean hostileBuild;
    public final int ringMinFirst;
    public final int ringMinUpper;
    public final int minCentreDistance;
    public final int maxCityLevel;
    public final int rangePerLevel;
    public final int baseDefence;
    public final int houseDefence;
    private final int[] level = new int[UnitKind.values().length];
    private final int[] power = new int[level.length];
    private final int[] range = new int[level.length];
    private final int[] move = new int[level.length];
    public final int shipCapacity;
    public final int zocPenalty;
    public final int canyonPenalty;
    public final int minMove;
    public final int dieSides;
    public final int evadeBase;
    public final int evadePerShip;
    public final int evadeCap;
    public final int tieRetryLimit;
    public final boolean roundPhases;
    public final boolean optionalSupport;
    public final boolean failedSiegeKills;
    public final int baseUnitLimit;
    public final int unitLimitPerCity;
    public final int recruitsPerCity;
    public final int spawnGap;
    public final int academyLevel;
    public final int academyTokens;
    public final int lootPerLevel;
    public final int fleeLevel;
    public final int fleeTokens;
    public final int costLevel2;
    public final int costLevel3;
    public final int costCentre;
    public final boolean spells;
    public final int spellLevel;
    public final int spellsPerTower;
    public final int spellRange;
    public final int hasteBonus;
    public final int wardBonus;
    public final int blessBonus;
    public final int dynastyLevels;
    public final int veteranTokens;
    public final int turnLimit;
    public final int timeLimitMinutes;
    public final int pointsCityLevel;
    public final int pointsLevel3Unit;
    public final int pointsToken;
    public final int missedLimit;

    public Numbers(Settings s) {
        settings = s;
        homeRadius = s.whole("homeRadius");
        soldierStartDistance = s.whole("soldierStartDistance");
        startLevel = s.whole("startLevel");
        buildActions = s.whole("buildActions");
        houseSupply = s.whole("houseSupply");
        landTokenSupply = s.whole("landTokenSupply");
        bridges = s.whole("bridges");
        hostileBuild = s.on("hostileBuild");
        ringMinFirst = s.whole("ringMinFirst");
        ringMinUpper = s.whole("ringMinUpper");
        minCentreDistance = s.whole("minCentreDistance");
        maxCityLevel = s.whole("maxCityLevel");
        rangePerLevel = s.whole("rangePerLevel");
        baseDefence = s.whole("baseDefence");
        houseDefence = s.whole("houseDefence");
        for (UnitKind kind : UnitKind.values()) {
            level[kind.ordinal()] = s.whole(kind.word() + ".level");
            power[kind.ordinal()] = s.whole(kind.word() + ".power");
            range[kind.ordinal()] = s.whole(kind.word() + ".range");
            move[kind.ordinal()] = s.whole(kind.word() + ".move");
        }
        shipCapacity = s.whole("shipCapacity");
        zocPenalty = s.whole("zocPenalty");
        canyonPenalty = s.whole("canyonPenalty");
        minMove = s.whole("minMove");
        dieSides = s.whole("dieSides");
        evadeBase = s.whole("evadeBase");
        evadePerShip = s.whole("evadePerShip");
        evadeCap = s.whole("evadeCap");
        tieRetryLimit = s.whole("tieRetryLimit");
        roundPhases = s.on("roundPhases");
        optionalSupport = s.text("support").equals("optional");
        failedSiegeKills = s.text("siegeFailure").equals("destroyed");
        baseUnitLimit = s.whole("baseUnitLimit");
        unitLimitPerCity = s.whole("unitLimitPerCity");
        recruitsPerCity = s.whole("recruitsPerCity");
        spawnGap = s.whole("spawnGap");
        academyLevel = s.whole("academyLevel");
        academyTokens = s.whole("academyTokens");
        lootPerLevel = s.whole("lootPerLevel");
        fleeLevel = s.whole("fleeLevel");
        fleeTokens = s.whole("fleeTokens");
        costLevel2 = s.whole("costLevel2");
        costLevel3 = s.whole("costLevel3");
        costCentre = s.whole("costCentre");
        spells = s.on("spells");
        spellLevel = s.whole("spellLevel");
        spellsPerTower = s.whole("spellsPerTower");
        spellRange = s.whole("spellRange");
        hasteBonus = s.whole("hasteBonus");
        wardBonus = s.whole("wardBonus");
        blessBonus = s.whole("blessBonus");
        dynastyLevels = s.whole("dynastyLevels");
        veteranTokens = s.whole("veteranTokens");
        turnLimit = s.whole("turnLimit");
        timeLimitMinutes = s.whole("timeLimitMinutes");
        pointsCityLevel = s.whole("pointsCityLevel");
        pointsLevel3Unit = s.whole("pointsLevel3Unit");
        pointsToken = s.whole("pointsToken");
        missedLimit = s.whole("missedLimit");
    }

    public static int radius(Settings settings, int seats) {
        return settings.whole("boardRadius." + seats);
    }

    public int level(UnitKind kind) {
        return level[kind.ordinal()];
    }

    public int power(UnitKind kind) {
        return power[kind.ordinal()];
    }

    public int range(UnitKind kind) {
        return range[kind.ordinal()];
    }

    public int move(UnitKind kind) {
        return move[kind.ordinal()];
    }

    public int cost(UnitKind kind) {
        return level(kind) >= 3 ? costLevel3 : costLevel2;
    }
}
