package arbiter.games.globaldomination.vi.words;

import arbiter.engine.sheet.Rejection;

/** Why an order is rejected, in a sentence: what is wrong, where, and what would work. */
final class Explanation {
    private final Places places;

    /** What people call a territory. */
    interface Places {
        String name(int id);
    }

    Explanation(Places places) {
        this.places = places;
    }

    private String place(Rejection rejection, String fact) {
        String id = rejection.fact(fact);
        return id.matches("-?[0-9]{1,9}") ? places.name(Integer.parseInt(id)) : "that place";
    }

    String of(Rejection wrong) {
        return Telling.capital(sentence(wrong));
    }

    private String sentence(Rejection wrong) {
        String at = place(wrong, "territory");
        return switch (wrong.code()) {
            case "unreadable", "conditional", "host-only", "players-only" -> slip(wrong);
            case "unknown-territory" ->
                wrong.fact("message").isEmpty()
                        ? "There is no territory " + wrong.fact("territory") + " on this map."
                        : slip(wrong);
            case "not-your-decision" -> "You have nothing to decide now. You can order again next turn.";
            case "locked" ->
                "The host has not unlocked `" + wrong.fact("mechanic")
                        + "`. It can be used one turn after the host unlocks it.";
            case "no-amount" -> "Say how many: at least one.";
            case "not-land" -> at + " is sea; this needs land.";
            case "not-own-land" -> at + " is not yours at the moment of this order.";
            case "not-neutral" -> at + " has an owner. An HQ needs neutral land.";
            case "hq-there" -> "There is already an HQ in " + at + ".";
            case "hq-too-near" ->
                at + " is too near to the HQ in " + place(wrong, "near") + ": two HQs are at least "
                        + wrong.fact("distance") + " steps apart.";
            case "hq-already" -> "You have already built your HQ. Each player builds one.";
            case "hq-clash" ->
                "Somebody else wanted an HQ too near to " + at
                        + ", so neither is built. Choose a place again; your other orders wait in your new sheet.";
            case "set-aside" ->
                "The turn waits for new HQs, and yours could not be built. Choose a place again; your other orders wait in"
                        + " your new sheet.";
            case "no-hq-yet" -> "You have no HQ, so you only watch this turn. Build one first.";
            case "no-promotion" -> "Armies are promoted to cavalry, heavy or spy.";
            case "too-few-units" -> tooFew(wrong, at);
            case "loyalty-too-low" ->
                at + " has Loyalty " + wrong.fact("loyalty") + "; a Spy needs " + wrong.fact("needed") + " or more.";
            case "too-little-ip" ->
                "This costs " + wrong.fact("price") + " IP, and you have " + wrong.fact("ip") + " left at this moment.";
            case "too-many" ->
                wrong.fact("count") + " are too many; " + wrong.fact("left") + " are allowed at this moment.";
            case "no-hq-near" -> "You raise Armies in lands with your HQ and next to them; " + at + " is neither.";
            case "owned-by-another" -> at + " belongs to another player.";
            case "not-most-loyal" ->
                "Without an HQ you raise Armies where your Loyalty is highest: " + at + " has " + wrong.fact("loyalty")
                        + ", your best land has " + wrong.fact("most") + ".";
            case "one-place-only" ->
                "Without an HQ all Armies are raised in one territory, and you chose " + place(wrong, "chosen") + ".";
            case "construct-there" -> at + " already has a construct. A territory holds one.";
            case "on-wasteland" -> at + " is a Toxic Wasteland. Nothing can be built there.";
            case "not-near-own" -> at + " is neither yours nor next to your land.";
            case "not-in-stash" ->
                "You have no " + wrong.fact("item") + " left in your stash. What you buy now you can use next turn.";
            case "not-adjacent" -> place(wrong, "from") + " and " + place(wrong, "to") + " are not neighbours.";
            case "path-not-connected" ->
                wrong.fact("from").isEmpty()
                        ? "A path needs at least two territories."
                        : "The path breaks: no border or sea line leads from " + place(wrong, "from") + " to "
                                + place(wrong, "to") + ".";
            case "too-far" ->
                "The path has " + wrong.fact("hops") + " hops; type " + wrong.fact("unit") + " moves at most "
                        + wrong.fact("speed") + " per turn.";
            case "draw-vote-off" -> "The host has switched the vote for a draw off.";
            case "lapsed" -> "Acts of others left none of these units in " + at + " before they could move.";
            case "already-unlocked" -> "`" + wrong.fact("mechanic") + "` is already unlocked.";
            case "no-reserved-seat" -> "That seat is not kept for a late joiner.";
            case "same-territory" -> "A border needs two different territories.";
            case "seats" ->
                "The game is for " + wrong.fact("fewest") + " to " + wrong.fact("most") + " players, not "
                        + wrong.fact("seats") + ".";
            case "late-seats" -> "At least two players must play from the start.";
            case "player-name" -> "`" + wrong.fact("name") + "` cannot be a player's name.";
            case "map" -> "This map cannot be played: " + wrong.fact("message") + ".";
            default -> "This order is rejected (" + wrong.code() + ", " + wrong.rule() + ").";
        };
    }

    private static String tooFew(Rejection wrong, String at) {
        String there = wrong.fact("there");
        String unit = wrong.fact("unit");
        return there.equals("0")
                ? "No " + unit + " is left in " + at + " for this order."
                : "Only " + there + " of type " + unit + (there.equals("1") ? " is" : " are") + " left in " + at
                        + " for this order, not " + wrong.fact("count") + ".";
    }

    private static String slip(Rejection wrong) {
        String proposal = wrong.fact("proposal");
        String message = wrong.fact("message").isEmpty() ? "this cannot be ordered here" : wrong.fact("message");
        String where = wrong.fact("column").isEmpty() ? "" : "At column " + wrong.fact("column") + ": ";
        return where + message + (proposal.isEmpty() ? "." : "; did you mean `" + proposal + "`?");
    }
}
