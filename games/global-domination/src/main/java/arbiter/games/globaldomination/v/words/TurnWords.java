package arbiter.games.globaldomination.v.words;

import arbiter.games.globaldomination.v.position.Homeland;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Rules;
import java.util.ArrayList;
import java.util.List;

/** The texts about a turn besides the orders: what can be spent, and how the game is won. */
public final class TurnWords {
    public static final String INFLUENCE = "Influence";
    public static final String SPAWNS = "Troops to spawn";
    public static final String TERRITORIES = "Territories";
    public static final String UNITS = "Units";
    public static final String INCOME = "Income";
    public static final String LANDS = "territories";
    public static final String TURN = "turn";

    private TurnWords() {}

    public static String name(Item item) {
        return Names.item(item);
    }

    /** @param gift how much of the Influence is for the first turn only (1.7) */
    public static String influenceNote(int gift) {
        return gift == 0
                ? "What you do not spend stays yours. Your income comes at the end of the turn."
                : gift + " of it in your first turn, spent before the rest; what you do not spend of it expires.";
    }

    /** @param homeland an index, or {@link Homeland#NONE} */
    public static String spawnNote(Position position, int homeland) {
        Rules rules = position.rules();
        String amount = "One for every " + rules.spawning().spawnLands() + " territories, and "
                + rules.spawning().spawnLeast() + " at least.";
        return homeland == Homeland.NONE
                ? amount
                : amount + " Those that you do not place appear in "
                        + Names.plain(position).place(homeland) + ".";
    }

    public static String stashNote() {
        return "In your stash. What you buy now can be used from the next turn on.";
    }

    /** How the game is won, by the rules of this game (W.1 to W.3). */
    public static String aim(Rules rules) {
        List<String> ways = new ArrayList<>();
        ways.add("be the last living player");
        if (rules.victory().winShare() > 0) {
            ways.add("hold " + rules.victory().winShare() + " percent of all land at the end of a turn");
        }
        if (rules.victory().turnLimit() > 0) {
            ways.add("hold the most territories when turn " + rules.victory().turnLimit() + " ends");
        }
        return "To win, " + String.join(", or ", ways) + ".";
    }
}
