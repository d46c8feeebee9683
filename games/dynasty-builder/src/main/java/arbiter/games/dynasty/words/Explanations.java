package arbiter.games.dynasty.words;

import arbiter.engine.sheet.Rejection;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.rules.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Why an order was refused, and what would work instead. */
final class Explanations {
    private static final List<List<? extends Fault>> FAULTS = List.of(
            List.of(Fault.Turn.values()),
            List.of(Fault.Start.values()),
            List.of(Fault.Building.values()),
            List.of(Fault.City.values()),
            List.of(Fault.March.values()),
            List.of(Fault.Battle.values()),
            List.of(Fault.Magic.values()),
            List.of(Fault.Muster.values()));

    private final Rejection r;

    private Explanations(Rejection rejection) {
        this.r = rejection;
    }

    static String of(Rejection rejection) {
        for (List<? extends Fault> chapter : FAULTS) {
            for (Fault fault : chapter) {
                if (fault.code().equals(rejection.code())) {
                    return new Explanations(rejection).sentence(fault);
                }
            }
        }
        if (!rejection.fact("message").isEmpty() && rejection.rule().equals("DB-S6")) {
            String proposal = rejection.fact("proposal");
            return "Column " + rejection.fact("column") + ": " + rejection.fact("message")
                    + (proposal.isEmpty() ? "." : "; did you mean `" + proposal + "`?");
        }
        return rejection.code().equals("not-your-decision")
                ? "You have nothing to decide now."
                : HostExplanations.of(rejection);
    }

    private String f(String name) {
        return r.fact(name);
    }

    private String legal(String lead) {
        return f("legal").isEmpty() ? "" : " " + lead + " " + f("legal") + ".";
    }

    /** For a refused march: where the unit can go. */
    private String reach() {
        return f("reach").isEmpty()
                ? " " + f("unit") + " can go nowhere this turn."
                : " " + f("unit") + " can end its march on " + f("reach") + ".";
    }

    private String sentence(Fault fault) {
        return switch (fault) {
            case Fault.Turn turn -> order(turn);
            case Fault.Start start -> setup(start);
            case Fault.Building building -> building(building);
            case Fault.City city -> city(city);
            case Fault.March march -> march(march);
            case Fault.Battle battle -> battle(battle);
            case Fault.Magic magic -> spell(magic);
            case Fault.Muster muster -> muster(muster);
        };
    }

    private String order(Fault.Turn fault) {
        return switch (fault) {
            case NOT_YOUR_DECISION ->
                f("decides").isEmpty()
                        ? "You have nothing to decide now."
                        : "It is for " + f("decides")
                                + " to decide now. `policy` and `resign` are open to you at any time.";
            case NOT_IN_THIS_PHASE -> notNow(Phase.of(f("phase")));
            case DISCARDED -> "Not checked, because an earlier line was illegal.";
            case LAPSED -> "The turn ended before this line.";
            case HOST_ONLY -> "Only the host can say this.";
            case NO_TIME_LIMIT -> "This game has no `timeLimitMinutes`, so its time cannot run out.";
            case NOT_WITH_A_BOT -> f("player") + "'s seat is not with a bot.";
        };
    }

    private String notNow(@Nullable Phase phase) {
        return phase == null || phase == Phase.OVER
                ? "The game is over."
                : "`" + f("order") + "` is no order of the " + phase.word() + " phase: " + choices(phase) + ".";
    }

    private static String choices(Phase phase) {
        return switch (phase) {
            case CENTRE -> "place your centre with `centre`";
            case SOLDIER -> "place your Soldier with `soldier`";
            case BUILD -> "build, or go on with `done`";
            case MARCH -> "`march`, `cast`, or go on; building is over for this turn";
            case REPLY -> "`evade` or `retaliate`";
            case TIE -> "`again` or `back`";
            case RECRUIT -> "`recruit`, `create`, or go on";
            case DISBAND -> "`disband`, `done` or `end`";
            case OVER -> "the game is over";
        };
    }

    private String setup(Fault.Start fault) {
        String instead = legal("Legal tiles:");
        return switch (fault) {
            case OUTSIDE_HOME ->
                f("tile") + " is outside your home, the tiles within " + f("home") + " of " + f("anchor") + "."
                        + instead;
            case UNIT_ON_SITE -> "A unit stands on " + f("tile") + "." + instead;
            case START_TOO_CLOSE -> f("tile") + " is nearer than " + f("apart") + " to another centre." + instead;
            case NO_ROOM_FOR_SOLDIER -> "No Soldier could stand near a centre on " + f("tile") + "." + instead;
            case POOR_START ->
                "A city on " + f("tile") + " could not grow: its first ring has " + f("first") + " usable tiles and its"
                        + " second " + f("second") + ", where " + f("needFirst") + " and " + f("needSecond")
                        + " are needed." + instead;
            case NOT_FIRM_GROUND ->
                "A Soldier needs plain or canyon, and " + f("tile") + " is " + f("terrain") + "." + instead;
            case START_TILE_TAKEN -> f("tile") + " is taken." + instead;
            case TOO_FAR_FROM_CENTRE ->
                f("tile") + " is farther than " + f("distance") + " from your centre." + instead;
        };
    }

    private String building(Fault.Building fault) {
        return switch (fault) {
            case NO_ACTION_LEFT ->
                "All " + f("actions")
                        + " building actions of this turn are spent. Founding and upgrading are free; go on"
                        + " with `done`.";
            case NOTHING_TO_RAZE ->
                f("piece").isEmpty()
                        ? "There is nothing of yours to raze on " + f("tile") + "."
                        : "You can raze your own houses, land tokens and bridge only; on " + f("tile") + " is a "
                                + f("piece") + " of " + f("owner") + ".";
            case ENEMY_ON_TILE -> "The enemy unit " + f("unit") + " stands on " + f("tile") + ". Drive it off first.";
            case TILE_TAKEN ->
                "On " + f("tile") + " is already a " + f("piece") + " of " + f("owner")
                        + "; a tile holds one structure.";
            case HOUSE_OFF_BOARD -> f("tile") + " is not on the board.";
            case NOT_PLAIN -> "Houses stand on plain, and " + f("tile") + " is " + f("terrain") + ".";
            case CONFLICTED ->
                f("tile") + " is conflicted: it lies in the territory of " + f("holders") + ". Nobody builds there.";
            case OUT_OF_REACH ->
                f("tile") + " is neither in your territory nor beside one of your units."
                        + legal("The nearest tiles for a" + " house:");
            case NO_HOUSE_LEFT ->
                "Your house supply is empty. `token` on a house of yours in a finished ring frees one.";
            case HOSTILE_GROUND ->
                f("tile") + " lies in the territory of " + f("holders") + ", and this game does not allow building in"
                        + " hostile territory.";
            case NO_HOUSE_THERE -> "There is no house of yours on " + f("tile") + " to swap for a land token.";
            case NO_LAND_TOKEN_THERE -> "There is no land token of yours on " + f("tile") + " to swap back.";
            case NO_LAND_TOKEN_LEFT -> "You have no land token left.";
            case NO_HOUSE_TO_SWAP -> "Your house supply is empty, so no token can become a house.";
            case NO_BRIDGE_AT_ALL -> "This game is played without bridges.";
            case NOT_WATER ->
                "A bridge spans water, and " + f("tile") + " is " + f("terrain") + "." + legal("Legal tiles:");
            case BRIDGE_CONFLICTED -> f("tile") + " is conflicted: it lies in the territory of " + f("holders") + ".";
            case BRIDGE_OUT_OF_REACH ->
                f("tile") + " is neither in your territory nor beside one of your units." + legal("Legal tiles:");
            case SAME_BRIDGE -> "Your bridge is on " + f("tile") + " already.";
            case BRIDGE_IN_USE ->
                "Your bridge on " + f("tile") + " carries " + f("unit") + " and cannot be taken away.";
        };
    }

    private String city(Fault.City fault) {
        return switch (fault) {
            case RING_OFF_BOARD -> f("tile") + " is not on the board.";
            case RING_TOO_SMALL ->
                "Ring " + f("ring") + " around " + f("tile") + " has " + f("tiles") + " usable tiles, and a city needs "
                        + f("need") + ".";
            case RING_INCOMPLETE ->
                "The rings around " + f("tile") + " are not full. Houses are missing on " + f("missing") + ".";
            case ENEMY_ON_SITE -> "An enemy unit or structure is on " + f("tile") + ".";
            case CENTRE_TOO_CLOSE -> tooClose();
            case SHIFT_NEEDED ->
                f("unit") + " stands on " + f("tile") + ": add `shift` and the tile where it should go."
                        + legal("It can go to");
            case SHIFT_NEEDLESS -> "No unit of yours stands on " + f("tile") + ": leave `shift` out.";
            case SHIFT_BLOCKED -> f("unit") + " cannot be shifted there." + legal("It can go to");
            case NOT_YOUR_CITY -> "You have no city on " + f("tile") + ".";
            case TOP_LEVEL -> "The city on " + f("tile") + " has reached level " + f("top") + ", the highest.";
        };
    }

    private String march(Fault.March fault) {
        return switch (fault) {
            case CENTRE_IN_THE_WAY -> "Nobody enters the tile of a city centre; attack it instead." + reach();
            case NO_SUCH_UNIT -> "You have no unit " + f("unit").toLowerCase(Locale.ROOT) + ".";
            case ALREADY_MARCHED -> f("unit") + " has marched this turn.";
            case NOT_ADJACENT ->
                "The path leaves out a tile or the board: each step goes to an adjacent tile." + reach();
            case NOT_ENTERABLE -> f("unit") + " cannot enter a tile of this path." + reach();
            case ENEMY_IN_THE_WAY -> "An enemy unit stands on the path." + reach();
            case STOP_TAKEN -> "A unit stands where the path ends." + reach();
            case TOO_FAR -> tooFar() + reach();
            case PATH_ENDS_ABOARD -> "A unit that boards a Ship goes no farther." + reach();
            case CARGO_CANNOT_ATTACK -> f("unit") + " is aboard a Ship and cannot attack before it lands." + reach();
        };
    }

    private String battle(Fault.Battle fault) {
        return switch (fault) {
            case TARGET_OUT_OF_RANGE ->
                f("target") + " is out of range: " + f("unit") + " strikes " + f("range") + " far." + reach();
            case SUPPORT_IS_AUTOMATIC ->
                "In this game every unit in range supports; nobody can withhold it (`support=automatic`).";
            case NOT_YOUR_SUPPORTER -> "You have no unit " + f("unit") + ".";
            case NO_TARGET -> "Nothing of an enemy is on " + f("target") + " to attack.";
            case TARGET_UNDER_OWN_UNIT -> "Your own unit stands on " + f("target") + ".";
            case NO_RETRY_LEFT -> "The battle has been rolled again as often as it may be: `back` is left.";
        };
    }

    private String tooClose() {
        return f("tile") + " is " + f("distance") + " from the centre on " + f("centre") + "; centres stand at least "
                + f("apart") + " apart.";
    }

    private String tooFar() {
        List<String> reasons = new ArrayList<>();
        if (!f("canyon").isEmpty()) {
            reasons.add("the canyon on " + f("canyon") + " costs " + steps(f("canyonCost")));
        }
        if (!f("contact").isEmpty()) {
            reasons.add("leaving contact with " + f("enemies").replace(" ", " and ") + " on " + f("contact") + " costs "
                    + steps(f("contactCost")));
        }
        return "The path has " + steps(f("steps")) + ", and " + f("unit") + " can take " + f("allowed")
                + (reasons.isEmpty() ? "." : " here: " + String.join(", and ", reasons) + ".");
    }

    private static String steps(String count) {
        return count + (count.equals("1") ? " step" : " steps");
    }

    private String spell(Fault.Magic fault) {
        return switch (fault) {
            case SPELLS_OFF -> "This game is played without spells.";
            case NO_MAGE_TOWER -> "You have no Mage Tower on " + f("tile") + ".";
            case ALREADY_CAST -> "The tower on " + f("tile") + " has cast this turn.";
            case SPELL_TOO_FAR -> "The target is farther than " + f("range") + " from " + f("tile") + ".";
            case SPELL_STACKED -> "The same spell is in effect there already.";
            case NOT_A_UNIT_FOR_IT -> f("unit") + " is not one of your units.";
            case HASTE_TOO_LATE -> f("unit") + " has marched this turn; haste would come too late.";
            case NOT_A_CITY_FOR_IT -> "You have no city on " + f("at") + " to ward.";
            case NOTHING_TO_BURN ->
                "Ember burns an enemy house or land token that nobody stands on; there is none on " + f("at") + ".";
        };
    }

    private String muster(Fault.Muster fault) {
        return switch (fault) {
            case NOT_YOUR_RECRUITER -> "You have no city on " + f("city") + ".";
            case CITY_TOO_LOW ->
                "A " + f("kind") + " needs a city of level " + f("level") + "; the one on " + f("city") + " is lower.";
            case ALREADY_RECRUITED -> "The city on " + f("city") + " has recruited this turn.";
            case UNIT_LIMIT -> "You have as many units as your cities allow: " + f("limit") + ".";
            case SPAWN_TOO_FAR ->
                "The city on " + f("city") + " recruits within " + f("radius") + " of its centre now."
                        + (f("legal").isEmpty() ? " An enemy is too near." : legal("Legal tiles:"));
            case NO_PLACE_FOR_UNIT -> "The unit cannot stand on " + f("tile") + "." + legal("Legal tiles:");
            case NOT_YOURS_TO_DISBAND -> "You have no unit " + f("unit") + ".";
            case NOT_IN_FRIENDLY_LAND -> f("unit") + " is outside your territory; units are disbanded at home.";
            case CARGO_FIRST -> f("unit") + " carries a unit: disband that first.";
            case TOO_FEW_TOKENS -> "That costs " + f("cost") + " military tokens, and you have " + f("tokens") + ".";
            case CREATE_OUTSIDE -> f("tile") + " is not in your territory.";
            case CREATE_NEAR_ENEMY -> "An enemy unit or structure is on " + f("tile") + " or next to it.";
            case CREATE_TOO_CLOSE -> tooClose();
        };
    }
}
