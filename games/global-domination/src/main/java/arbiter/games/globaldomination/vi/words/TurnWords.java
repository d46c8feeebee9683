package arbiter.games.globaldomination.vi.words;

import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Rules;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.ArrayList;
import java.util.List;

/** The texts about a turn besides the orders: what can be spent, what an order gives, and how the game is won. */
public final class TurnWords {
    public static final String INFLUENCE = "Influence";
    public static final String SPAWNS = "Armies to spawn";
    public static final String TERRITORIES = "Territories";
    public static final String UNITS = "Units";
    public static final String INCOME = "Income";
    public static final String BUILDINGS = "Buildings";
    public static final String TAKES_LAND = "takes the land";
    public static final String NEXT_TURN = "can be used from the next turn on";
    public static final String FOR_EVER = "for ever";

    private TurnWords() {}

    public static String influenceNote() {
        return "What you do not spend stays yours. Your income comes at the end of the turn.";
    }

    public static String spawnNote(Rules rules) {
        return rules.spawnBase + " and one more for every " + rules.spawnLands
                + " territories that you held at the start of the turn. What you do not spawn is lost.";
    }

    public static String stashNote(Item item) {
        return switch (item) {
            case CROP -> "Bought in earlier turns. Each feeds Armies on your land.";
            case DYNAMITE -> "Bought in earlier turns. Each hits one land next to yours.";
            case TOXIC -> "Bought in earlier turns. Each makes one land a Toxic Wasteland.";
        };
    }

    public static String hqIn(String place) {
        return "HQ in " + place;
    }

    public static String buildingIn(Construct construct, String place) {
        return OrderWords.title(construct) + " in " + place;
    }

    public static String brings(Construct construct, Rules rules) {
        return switch (construct) {
            case WATCHTOWER -> "absorbs " + rules.towerStrength + " damage";
            case BIVOUAC -> "+" + OrderWords.units(Unit.ARMY, rules.bivouacArmies) + " each turn";
            case LIBRARY -> "+" + rules.incomeLibrary + " IP each turn";
            case INTELLIGENCE -> "no damage at the start of Invasions from here and next to it";
        };
    }

    public static String brings(Unit unit, Rules rules) {
        return counted(rules.speed(unit), "step") + " per turn, " + rules.health(unit.ordinal()) + " health";
    }

    public static String invades(Position state, int seat) {
        return "invades " + state.players().get(seat);
    }

    private static String counted(int count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }

    /** How the game is won, by the rules of this game (GD6-W.1 to W.3). */
    public static String aim(Rules rules) {
        List<String> ways = new ArrayList<>();
        ways.add("be the last player who holds land");
        if (rules.winShare > 0) {
            ways.add("hold " + rules.winShare + " percent of all land at the end of a turn");
        }
        if (rules.turnLimit > 0) {
            ways.add("hold the most territories when turn " + rules.turnLimit + " ends");
        }
        return "To win, " + String.join(", or ", ways) + ".";
    }
}
