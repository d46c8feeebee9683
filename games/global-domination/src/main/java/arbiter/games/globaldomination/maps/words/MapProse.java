package arbiter.games.globaldomination.maps.words;

import arbiter.games.globaldomination.maps.problem.MapProblem;
import java.util.List;
import java.util.stream.Collectors;

/** The sentences that tell people what is wrong with a map. */
public final class MapProse {
    private static final int MOST_SHOWN = 8;

    private MapProse() {}

    public static String sentence(MapProblem problem) {
        return switch (problem) {
            case MapProblem.NoLand() -> "the map has no land";
            case MapProblem.TooLarge(int territories, int most) ->
                "the map has " + territories + " territories, and a game is played on " + most + " at most";
            case MapProblem.DuplicateId(int id) ->
                "two territories have the id " + id + "; every territory needs a number of its own";
            case MapProblem.DuplicateWord(String word, int first, int second) ->
                "territories " + first + " and " + second + " are both called `" + word + "`";
            case MapProblem.BorderToNowhere(int from, int to, int missing) ->
                "a border runs from " + from + " to " + to + ", but the map has no territory " + missing;
            case MapProblem.SelfBorder(int id) -> "territory " + id + " cannot border itself";
            case MapProblem.DuplicateBorder(int a, int b) ->
                "territories " + a + " and " + b + " are linked twice; once is enough";
            case MapProblem.ThinOutline(int id, int points) ->
                "an outline of territory " + id + " has " + points + " points; a polygon needs three or more";
            case MapProblem.StartAtSea(int id) -> "territory " + id + " is sea, and nobody can start there";
            case MapProblem.Unconnected(List<List<Integer>> parts) -> unconnected(parts.size(), some(parts.getLast()));
            case MapProblem.TooFewStarts(int found, int seats) ->
                "the map has room for " + found + " starts that are far enough apart, and " + seats
                        + " players want one";
        };
    }

    private static String some(List<Integer> ids) {
        return ids.stream().limit(MOST_SHOWN).map(String::valueOf).collect(Collectors.joining(", "))
                + (ids.size() > MOST_SHOWN ? " …" : "");
    }

    /** @param smallest the territories of the smallest part, by id or by name */
    public static String unconnected(int parts, String smallest) {
        return "the map falls into " + parts + " parts; no border or sea line leads to " + smallest
                + " from the largest";
    }

    public static String choke(int cutOff, String territory) {
        return "every way to " + cutOff + " territories leads through " + territory
                + "; another border or sea line would open the map";
    }

    public static String unfairStarts(double spread) {
        return "the best start reaches " + Math.round(spread) + " % more territories than the worst";
    }

    public static String namesCollide(String territories) {
        return "names overlap: " + territories;
    }

    public static String startsMissing(int starts, int seats) {
        return starts + (starts == 1 ? " start is" : " starts are") + " marked for " + seats
                + " players; the others have to look for one";
    }
}
