package arbiter.games.dynasty;

import arbiter.engine.Settings;

/** The parameters of one game, looked up once. Named as in {@link Parameters}. */
final class Numbers {
    final Settings settings;
    final int homeRadius;
    final int soldierStartDistance;
    final int startLevel;
    final int buildActions;
    final int houseSupply;
    final int landTokenSupply;
    final int bridges;
    final boolean hostileBuild;
    final int ringMinFirst;
    final int ringMinUpper;
    final int minCentreDistance;
    final int maxCityLevel;
    final int rangePerLevel;
    final int baseDefence;
    final int houseDefence;
    private final int[] level = new int[UnitKind.values().length];
    private final int[] power = new int[level.length];
    private final int[] range = new int[level.length];
    private final int[] move = new int[level.length];
    final int shipCapacity;
    final int zocPenalty;
    final int canyonPenalty;
    final int minMove;
    final int dieSides;
    final int evadeBase;
    final int evadePerShip;
    final int evadeCap;
    final int tieRetryLimit;
    final boolean roundPhases;
    final boolean optionalSupport;
    final boolean failedSiegeKills;
    final int baseUnitLimit;
    final int unitLimitPerCity;
    final int recruitsPerCity;
    final int spawnGap;
    final int academyLevel;
    final int academyTokens;
    final int lootPerLevel;
    final int fleeLevel;
    final int fleeTokens;
    final int costLevel2;
    final int costLevel3;
    final int costCentre;
    final boolean spells;
    final int spellLevel;
    final int spellsPerTower;
    final int spellRange;
    final int hasteBonus;
    final int wardBonus;
    final int blessBonus;
    final int dynastyLevels;
    final int veteranTokens;
    final int turnLimit;
    final int timeLimitMinutes;
    final int pointsCityLevel;
    final int pointsLevel3Unit;
    final int pointsToken;
    final int missedLimit;

    Numbers(Settings s) {
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

    static int radius(Settings settings, int seats) {
        return settings.whole("boardRadius." + seats);
    }

    int level(UnitKind kind) {
        return level[kind.ordinal()];
    }

    int power(UnitKind kind) {
        return power[kind.ordinal()];
    }

    int range(UnitKind kind) {
        return range[kind.ordinal()];
    }

    int move(UnitKind kind) {
        return move[kind.ordinal()];
    }

    int cost(UnitKind kind) {
        return level(kind) >= 3 ? costLevel3 : costLevel2;
    }
}
