package arbiter.games.dynasty.words;

import arbiter.engine.sheet.Rejection;

/** Why a game cannot begin with these settings, for the host. */
final class HostExplanations {
    private HostExplanations() {}

    static String of(Rejection r) {
        return switch (r.code()) {
            case "players" -> "Dynasty Builder is for two to four players, not " + r.fact("players") + ".";
            case "evade-cap" ->
                "`evadeCap` is " + r.fact("evadeCap") + ", but the die has only " + r.fact("dieSides")
                        + " sides: lower the cap or take a larger die.";
            case "turn-limit" ->
                "`turnLimit` is 5 to 200 rounds, or 0 for none; it cannot be " + r.fact("turnLimit") + ".";
            case "no-limit" -> "A game needs an end: set `turnLimit` or `timeLimitMinutes`.";
            case "homes-too-wide" ->
                "`homeRadius` and `minCentreDistance` together may be 9 at most, so that no start can bar another; they"
                        + " are " + r.fact("homeRadius") + " and " + r.fact("minCentreDistance") + ".";
            case "ring-minimum" ->
                "With " + r.fact("players") + " players `" + r.fact("parameter") + "` may be " + r.fact("most")
                        + " at most: the starts have no more tiles in that ring.";
            case "port-without-water" ->
                "A random map without water has no port within " + r.fact("portDistance")
                        + " of every start: set `portDistance=0`, or raise `waterPct`.";
            case "port-inside-home" ->
                "Homes are plain, so no port can be within " + r.fact("portDistance") + " of a start with `homeRadius="
                        + r.fact("homeRadius") + "`: set `portDistance=0`, or make it larger than the home.";
            case "board-unreadable" ->
                "The board cannot be read: line " + r.fact("line") + ", column " + r.fact("column") + ": "
                        + r.fact("message") + ".";
            case "no-anchors" ->
                "The board needs a line `anchors` with one tile for each of the " + r.fact("players") + " players.";
            case "poor-anchor" ->
                "A city on the anchor " + r.fact("anchor")
                        + " could never reach level 2: too few plain tiles around it.";
            default ->
                "The anchors " + r.fact("anchor") + " and " + r.fact("other") + " must be at least " + r.fact("need")
                        + " apart, or one start could bar the other.";
        };
    }
}
