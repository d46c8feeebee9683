package arbiter.games.globaldomination.v.words;

import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.v.position.Position;
import java.util.ArrayList;
import java.util.List;

/** Why an order is rejected, and what would work instead, in a sentence. */
final class Explanation {
    private final Names names;
    private final Rejection why;

    private Explanation(Position state, Rejection why) {
        this.names = Names.plain(state);
        this.why = why;
    }

    static String of(Position state, Rejection rejection) {
        Explanation explanation = new Explanation(state, rejection);
        return explanation.sentence();
    }

    private String place(String fact) {
        return names.land(why.fact(fact));
    }

    private String sentence() {
        return switch (why.code()) {
            case "unreadable", "unknown-territory", "conditional" -> slip();
            case "not-your-decision" -> "It is not your decision now.";
            case "no-such-seat" -> "There is no such seat in this game.";
            case "host-only" -> "Only the host may order that.";
            case "players-only" -> "The host has no units and no Influence; only players may order that.";
            case "dead" -> "A player without territory sends no more orders.";
            case "not-begun" -> "The game has not begun: choose a start first.";
            case "already-begun" -> "The game has begun already.";
            case "joining-closed" -> "Nobody may join now. Ask the host to open joining.";
            case "not-joined" -> "Join first with a valid `start`. Your other orders count only then.";
            case "start-fixed" -> "The first turn has begun. Start, colour, country and lore are fixed now.";
            case "no-start" -> "Choose a starting territory with `start` before you say `ready`.";
            case "too-few-players" ->
                "Only " + why.fact("joined") + " of the players have chosen a start; a game needs two.";
            case "colour-taken" -> "Another player has " + why.fact("colour") + " already; choose another colour.";
            case "colour-clash" ->
                "Another player asks for " + why.fact("colour") + " at the same moment; choose another colour.";
            case "territory-taken" ->
                cap(place("at")) + " is taken: it has an owner or is the start of another player.";
            case "next-to-a-start" ->
                cap(place("at")) + " borders on " + place("start") + ", the start of another player.";
            case "start-clash" ->
                "Another player chose " + place("at")
                        + " or a neighbour of it at the same moment, so neither of you gets it.";
            default -> offers();
        };
    }

    /** What can be wrong with a start that is chosen in secret or from an offer (section S). */
    private String offers() {
        return switch (why.code()) {
            case "pie-for-two" -> "The choice of starts `pie` is for two players.";
            case "no-need-of-ready" -> "You need not say `ready`: your start counts as soon as everybody has chosen.";
            case "start-kept" -> "Your start is fixed, because others know it now.";
            case "no-offers" -> "Nobody offers starts in this game; choose yours with `start`.";
            case "offer-instead" -> "Offer two starts with `offer`; the other player picks one of them.";
            case "wait-for-offers" -> "Wait until the other player has offered two starts; then pick one of them.";
            case "pick-instead" -> "The other player offers the starts; pick one of them with `start`.";
            case "offered-already" -> "You have offered two starts already, and they are fixed.";
            case "too-near-to-offer" ->
                cap(place("at")) + " is or borders on " + place("start") + ", which you have offered already.";
            case "not-offered" -> cap(place("at")) + " is not one of the two starts that are offered.";
            default -> more();
        };
    }

    private String slip() {
        String proposal = why.fact("proposal");
        return "Column " + why.fact("column") + ": " + why.fact("message")
                + (proposal.isEmpty() ? "." : "; did you mean `" + proposal + "`?");
    }

    private String more() {
        return switch (why.code()) {
            case "draw-vote-off" -> "The host has switched the draw vote off in this game.";
            case "generation-off" -> "Nothing spawns in this game.";
            case "zero-units" -> "Name at least one unit.";
            case "spawn-too-many" ->
                "You asked for " + why.fact("asked") + " units, and " + left("spawn this turn") + ".";
            case "bonus-too-many" ->
                "You asked for " + why.fact("asked") + " bonus units, and " + left("come with the bonus") + ".";
            case "bonus-twice" -> "You have bought the bonus already this turn.";
            case "no-homeland" -> "You have no Homeland where units could spawn.";
            case "no-hq-there" ->
                "Units spawn in your Headquarters, and " + place("at") + " has none; try " + place("try") + ".";
            case "one-territory-only" ->
                "Without a Headquarter all units spawn in one territory, and you named " + place("first") + " first.";
            case "not-enough-ip" ->
                "That costs " + why.fact("price") + " Influence, and you have " + why.fact("ip") + " left by then.";
            case "not-enough-units" ->
                "That costs " + Names.units(why.fact("price")) + ", and " + place("at") + " holds " + why.fact("units")
                        + " by then.";
            case "not-your-territory" -> "You do not control " + place("at") + ".";
            case "your-own-territory" -> cap(place("at")) + " is your own.";
            case "path-not-connected" ->
                "No border and no sea line leads from " + place("from") + " to " + place("to") + neighbours() + ".";
            default -> last();
        };
    }

    private String last() {
        return switch (why.code()) {
            case "not-land" -> cap(place("at")) + " is sea; choose land.";
            case "not-in-stash" ->
                "There is no " + why.fact("item")
                        + " in your stash; what you buy now can be used from the next turn on.";
            case "already-wasteland" -> cap(place("at")) + " is a Wasteland already.";
            case "wasteland" -> "Nothing can be built on the Wasteland of " + place("at") + ".";
            case "construct-in-the-way" ->
                "In " + place("at") + " stands a " + Names.building(why.fact("by")) + ", which leaves no room for it.";
            case "no-ruin" -> "There is no Ruin in " + place("at") + " to rebuild.";
            case "no-trebuchet" -> "There is no Trebuchet in " + place("at") + ".";
            case "trebuchet-moved" -> "No Trebuchet in " + place("at") + " can move any more: each moves once a turn.";
            case "trebuchet-spent" ->
                "No Trebuchet in " + place("at") + " can fire any more this turn: " + Names.list(spent()) + ".";
            case "no-fortress" -> "There are no walls in " + place("at") + "; leave `walls` out to hit the units.";
            case "nothing-to-siege" ->
                "In neutral land a Trebuchet can only break a Fortress, and " + place("at") + " has none to break.";
            case "sheet-discarded" ->
                "In this game one invalid order discards the whole sheet, and line " + why.fact("line")
                        + " is invalid.";
            case "already-linked" -> cap(place("at")) + " is linked there already.";
            case "not-linked" -> cap(place("at")) + " has no link there that could be closed.";
            case "same-territory" -> "A border has two different ends.";
            case "wrong-number-of-players" ->
                "A game has " + why.fact("least") + " to " + why.fact("most") + " players, not " + why.fact("players")
                        + ".";
            case "unplayable-map" -> "The map cannot be played: " + why.fact("message") + ".";
            case "unreadable-map" ->
                "The map cannot be read: line " + why.fact("line") + ", column " + why.fact("column") + ": "
                        + why.fact("message") + ".";
            default -> "The rules do not allow that: " + why.code() + ".";
        };
    }

    /** All reasons why the Trebuchets cannot fire. */
    private List<String> spent() {
        List<String> reasons = new ArrayList<>();
        add(reasons, "built", " was built", " were built");
        add(reasons, "moved", " was moved", " were moved");
        add(reasons, "fired", " has fired", " have fired");
        return reasons;
    }

    private void add(List<String> reasons, String fact, String one, String several) {
        String count = why.fact(fact);
        if (!count.equals("0")) {
            reasons.add(count + (count.equals("1") ? one : several));
        }
    }

    private String left(String what) {
        return why.fact("left").equals("0") ? "none is left to " + what : "only " + why.fact("left") + " may " + what;
    }

    private String neighbours() {
        String list = names.neighbours(why.fact("from"));
        return list.isEmpty() ? "" : "; its neighbours are " + list;
    }

    private static String cap(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
