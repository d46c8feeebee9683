package arbiter.games.dynasty.words;

import arbiter.games.dynasty.position.Numbers;

/** The names of what can be spent and counted, and the sentences about it. */
public final class PurseWords {
    public static final String ACTIONS = "Building actions";
    public static final String HOUSES = "Houses";
    public static final String LAND_TOKENS = "Land tokens";
    public static final String UNITS = "Places for units";
    public static final String MILITARY_TOKENS = "Military tokens";

    public static final String CITY_LEVELS = "city levels";
    public static final String TOKENS = "military tokens";
    public static final String ROUND = "round";

    public static final String LEVELS = "City levels";
    public static final String LAND = "Land";
    public static final String ARMY = "Units";
    public static final String INCOME = "Income";

    private final Numbers numbers;

    public PurseWords(Numbers numbers) {
        this.numbers = numbers;
    }

    public String actions() {
        return numbers.buildActions + " in each build phase; what you do not spend expires.";
    }

    public String houses() {
        return "You have " + numbers.houseSupply
                + " houses in all; a house that leaves the board returns to your supply.";
    }

    public String landTokens() {
        return "You have " + numbers.landTokenSupply + " land tokens in all; a token that leaves the board returns.";
    }

    public String units(int count, int limit) {
        return "Your cities allow " + limit + ", and you have " + count + "; each further city allows "
                + numbers.unitLimitPerCity + " more.";
    }

    public String tokens() {
        return "Academies pay them, and destroyed cities yield them. You keep what you do not spend; "
                + numbers.veteranTokens + " win the game.";
    }

    /** How to win (DB-15.2, DB-15.3). */
    public String aim() {
        return "Be the last player with a city, reach " + numbers.dynastyLevels + " city levels, or hold "
                + numbers.veteranTokens + " military tokens" + end() + ".";
    }

    private String end() {
        String points = "the most points win";
        if (numbers.turnLimit > 0) {
            String early = numbers.timeLimitMinutes > 0 ? ", or when the game's time is up" : "";
            return "; after round " + numbers.turnLimit + early + ", " + points;
        }
        return numbers.timeLimitMinutes > 0 ? "; when the game's time is up, " + points : "";
    }
}
