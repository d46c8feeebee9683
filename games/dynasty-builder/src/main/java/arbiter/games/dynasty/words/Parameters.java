package arbiter.games.dynasty.words;

import static arbiter.engine.setup.Parameter.choice;
import static arbiter.engine.setup.Parameter.off;
import static arbiter.engine.setup.Parameter.on;
import static arbiter.engine.setup.Parameter.whole;

import arbiter.engine.setup.Parameter;
import arbiter.games.dynasty.position.UnitKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Every number of the rules, with the values that a host may choose. If there is one number per kind, its name ends
 * with a dot and the kind.
 */
public final class Parameters {
    public static final List<Parameter> ALL = all();

    private Parameters() {}

    private static List<Parameter> all() {
        List<Parameter> all = new ArrayList<>();
        board(all);
        building(all);
        unit(all, UnitKind.SOLDIER, 2, 1, 1, 2);
        unit(all, UnitKind.SHIP, 2, 1, 2, 4);
        unit(all, UnitKind.KNIGHT, 3, 2, 1, 3);
        unit(all, UnitKind.SIEGE, 3, -1, 1, 2);
        fighting(all);
        muster(all);
        ending(all);
        return List.copyOf(all);
    }

    private static void board(List<Parameter> all) {
        all.add(whole("boardRadius.2", 7, 7, 12, "DB-S2", "The board's radius with two players."));
        all.add(whole("boardRadius.3", 8, 7, 12, "DB-S2", "The board's radius with three players."));
        all.add(whole("boardRadius.4", 9, 9, 12, "DB-S2", "The board's radius with four players."));
        all.add(choice("map", List.of("default", "random"), "DB-S2", "The drawn map, or a random one."));
        all.add(whole("waterPct", 10, 0, 25, "DB-S2", "Water on a random map, in percent."));
        all.add(whole("mountainPct", 5, 0, 25, "DB-S2", "Mountains on a random map, in percent."));
        all.add(whole("canyonPct", 6, 0, 25, "DB-S2", "Canyons on a random map, in percent."));
        all.add(whole(
                "portDistance",
                4,
                0,
                8,
                "DB-S2",
                "Maximum distance from every anchor to water on a random map; 0 means no limit."));
        all.add(whole("mapTries", 100, 1, 1000, "DB-S2", "Random maps tried before the game takes the drawn one."));
        all.add(whole("homeRadius", 1, 1, 4, "DB-S3", "Maximum distance of a first centre from its anchor."));
        all.add(whole(
                "soldierStartDistance", 2, 1, 4, "DB-S3", "Maximum distance of the first Soldier from its centre."));
        all.add(whole("startLevel", 1, 1, 2, "DB-S3", "The level of the first centre; 2 is the quick game."));
    }

    private static void building(List<Parameter> all) {
        all.add(whole("buildActions", 3, 1, 9, "DB-1.1", "Paid building actions per turn."));
        all.add(whole("houseSupply", 30, 12, 90, "DB-2.1", "Houses of each player."));
        all.add(whole("landTokenSupply", 99, 0, 99, "DB-3.1", "Land tokens of each player."));
        all.add(whole("bridges", 1, 0, 1, "DB-5.1", "Bridges of each player."));
        all.add(on("hostileBuild", "DB-2.2", "Whether a unit may build beside itself in hostile territory."));
        all.add(whole("ringMinFirst", 4, 1, 6, "DB-4.1", "Minimum number of tiles in a first ring."));
        all.add(whole("ringMinUpper", 6, 1, 12, "DB-4.1", "Minimum number of tiles in every further ring."));
        all.add(whole("minCentreDistance", 3, 2, 6, "DB-4.3", "Minimum distance between two centres."));
        all.add(whole("maxCityLevel", 5, 3, 5, "DB-4.5", "The highest level of a city."));
        all.add(whole("rangePerLevel", 2, 1, 3, "DB-0.1", "How far a city's area reaches for each of its levels."));
        all.add(whole("baseDefence", 4, 0, 12, "DB-4.9", "A city's defence without houses."));
        all.add(whole("houseDefence", 1, 0, 3, "DB-4.9", "Defence for each own house beside the centre."));
    }

    private static void unit(List<Parameter> all, UnitKind kind, int level, int power, int range, int move) {
        String name = kind.word();
        String who = name.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + name.substring(1);
        all.add(whole(name + ".level", level, 2, 3, "DB-12.2", "The city level that recruits a " + who + "."));
        all.add(whole(name + ".power", power, -3, 6, "DB-7.3", "What a " + who + " adds to its die."));
        all.add(whole(name + ".range", range, 1, 4, "DB-7.1", "How far a " + who + " strikes and supports."));
        all.add(whole(name + ".move", move, 1, 8, "DB-6.3", "How far a " + who + " marches."));
    }

    private static void fighting(List<Parameter> all) {
        all.add(whole("shipCapacity", 1, 0, 1, "DB-6.4", "Units that a Ship carries."));
        all.add(whole("zocPenalty", 1, 0, 3, "DB-6.3", "Steps lost by leaving contact with an enemy."));
        all.add(whole("canyonPenalty", 1, 0, 3, "DB-6.3", "Steps lost in a canyon."));
        all.add(whole("minMove", 1, 0, 1, "DB-6.3", "Steps that no penalty takes away."));
        all.add(whole("dieSides", 6, 4, 20, "DB-S7", "Faces of the die."));
        all.add(whole("evadeBase", 2, 1, 20, "DB-9.3", "What a unit under fire must roll to evade."));
        all.add(whole("evadePerShip", 2, 0, 6, "DB-9.3", "How much each supporting Ship adds to that."));
        all.add(whole("evadeCap", 6, 1, 20, "DB-9.3", "The most that an evasion may need; at most `dieSides`."));
        all.add(whole("tieRetryLimit", 10, 0, 100, "DB-7.4", "How often a tied battle may be rolled again."));
        all.add(off("roundPhases", "DB-S4", "Whether everybody plays a part of the turn before the next part begins."));
        all.add(choice(
                "support",
                List.of("automatic", "optional"),
                "DB-8.1",
                "Whether every unit in range supports, or its owner may withhold it."));
        all.add(choice(
                "siegeFailure",
                List.of("repelled", "destroyed"),
                "DB-10.1",
                "What happens to a unit that fails to storm a city."));
    }

    private static void muster(List<Parameter> all) {
        all.add(whole("baseUnitLimit", 1, 0, 5, "DB-12.3", "Units that a player may have without any city."));
        all.add(whole("unitLimitPerCity", 1, 0, 3, "DB-12.3", "Further units for each city."));
        all.add(whole("recruitsPerCity", 1, 0, 3, "DB-12.2", "Units that each city recruits per turn."));
        all.add(whole("spawnGap", 2, 0, 4, "DB-12.4", "How far recruits keep from the nearest enemy unit."));
        all.add(whole("academyLevel", 4, 1, 5, "DB-12.1", "The level from which a city yields military tokens."));
        all.add(whole("academyTokens", 1, 0, 3, "DB-12.1", "Military tokens from each academy per turn."));
        all.add(whole("lootPerLevel", 1, 0, 3, "DB-14.1", "Military tokens for each level of a destroyed city."));
        all.add(whole("fleeLevel", 2, 1, 5, "DB-14.2", "The level from which a fallen city sends troops fleeing."));
        all.add(whole("fleeTokens", 1, -1, 3, "DB-14.2", "Military tokens that the fleeing troops bring their owner."));
        all.add(whole("costLevel2", 1, 0, 12, "DB-14.3", "Military tokens for a level 2 unit."));
        all.add(whole("costLevel3", 2, 0, 12, "DB-14.3", "Military tokens for a level 3 unit."));
        all.add(whole("costCentre", 3, 0, 12, "DB-14.3", "Military tokens for a level 1 centre."));
        all.add(on("spells", "DB-11.1", "Whether Mage Towers cast spells."));
        all.add(whole("spellLevel", 5, 1, 5, "DB-11.1", "The level from which a city casts."));
        all.add(whole("spellsPerTower", 1, 1, 3, "DB-11.1", "Spells that each tower casts per turn."));
        all.add(whole("spellRange", 5, 1, 10, "DB-11.1", "How far a spell reaches."));
        all.add(whole("hasteBonus", 1, 0, 3, "DB-11.2", "Steps that haste adds."));
        all.add(whole("wardBonus", 2, 0, 3, "DB-11.2", "Defence that a ward adds."));
        all.add(whole("blessBonus", 1, 0, 3, "DB-11.2", "Power that a blessing adds."));
    }

    private static void ending(List<Parameter> all) {
        all.add(whole("dynastyLevels", 12, 4, 40, "DB-15.2", "City levels that win."));
        all.add(whole("veteranTokens", 12, 4, 40, "DB-15.2", "Military tokens that win."));
        all.add(whole("turnLimit", 30, 0, 200, "DB-15.3", "Rounds until points decide: 5 to 200, or 0 for no limit."));
        all.add(whole("timeLimitMinutes", 0, 0, 100000, "DB-15.3", "Minutes until points decide; 0 for no limit."));
        all.add(whole("pointsCityLevel", 2, 0, 10, "DB-16.1", "Points for each city level."));
        all.add(whole("pointsLevel3Unit", 1, 0, 10, "DB-16.1", "Points for each level 3 unit."));
        all.add(whole("pointsToken", 1, 0, 10, "DB-16.1", "Points for each military token."));
        all.add(whole("turnHours", 48, 1, 336, "DB-S4", "Hours for a turn in a game by message."));
        all.add(whole("replyHours", 24, 1, 336, "DB-S4", "Hours for a reply in a game by message."));
        all.add(whole("turnSeconds", 180, 10, 3600, "DB-S4", "Seconds for a turn in a live game."));
        all.add(whole("replySeconds", 30, 10, 3600, "DB-S4", "Seconds for a reply in a live game."));
        all.add(whole("missedLimit", 3, 1, 20, "DB-S4", "Deadlines missed in a row that hand a seat to a bot."));
    }
}
