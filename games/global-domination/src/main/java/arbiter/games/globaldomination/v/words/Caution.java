package arbiter.games.globaldomination.v.words;

import arbiter.engine.sheet.Warning;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Position;

/** What a player may regret about a legal sheet, in a sentence. */
public final class Caution {
    public static final String OVER_CAP = "over-cap";
    public static final String GIFT_EXPIRES = "gift-expires";
    public static final String NOT_SPAWNED = "not-spawned";
    public static final String STOPS = "march-stops";
    public static final String FEWER = "fewer-units";
    public static final String IN_VAIN = "in-vain";
    public static final String NOTHING_HIT = "nothing-hit";
    public static final String HQ_EMPTY = "hq-empty";

    private final Names names;
    private final Warning warning;

    private Caution(Position state, Warning warning) {
        this.names = Names.plain(state);
        this.warning = warning;
    }

    static String of(Position state, Warning warning) {
        return new Caution(state, warning).sentence();
    }

    private String place(String fact) {
        return names.land(warning.fact(fact));
    }

    private String troops(String fact) {
        return Names.troops(Long.parseLong(warning.fact(fact)));
    }

    private String sentence() {
        return switch (warning.code()) {
            case Warning.NOTHING_ORDERED -> "You have ordered nothing.";
            case OVER_CAP -> troops("lost") + " above the unit cap will be lost in " + place("at") + ".";
            case GIFT_EXPIRES ->
                warning.fact("ip") + " Influence of your first turn is not spent and expires with this turn.";
            case NOT_SPAWNED ->
                troops("count") + (warning.fact("count").equals("1") ? " finds" : " find")
                        + " no room in your Homeland and will not appear.";
            case STOPS -> stops(Happening.Why.valueOf(warning.fact("why")));
            case FEWER ->
                "Only " + warning.fact("go") + " of " + troops("ordered") + " can go from " + place("from") + " to "
                        + place("to") + ".";
            case IN_VAIN ->
                "The attack on " + place("at") + " is too weak: all attackers are lost, and no defender falls.";
            case NOTHING_HIT -> "There is nothing to hit in " + place("at") + ".";
            case HQ_EMPTY ->
                "You leave " + place("at") + " without Troops, and enemies stand next to it in " + place("enemy") + ".";
            default -> throw new IllegalArgumentException("no sentence for " + warning);
        };
    }

    private String stops(Happening.Why why) {
        String march = "Nobody will go from " + place("from") + " to " + place("to") + ": ";
        return switch (why) {
            case NOT_YOURS -> march + "the land is not yours by then.";
            case NO_UNITS -> march + "no unit is there by then.";
            case NO_STEPS -> march + "no unit there has a step left.";
            case TAKEN_BY_EARLIER_ORDERS -> march + "orders listed before it take all units.";
            case NO_WALKING_AFTER_BATTLE -> march + "after a battle nobody moves in peace any more.";
            case NOTHING_TO_SIEGE -> march + "there is nothing to hit.";
        };
    }
}
