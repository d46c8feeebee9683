package arbiter.bots;

import arbiter.engine.Balance;
import arbiter.engine.Pace;
import arbiter.engine.Standing;
import arbiter.engine.seat.Seat;
import arbiter.engine.words.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a review of a game has found.
 *
 * @param findings one per judged sheet, in the order of the game
 */
public record Review(Depth depth, List<Finding> findings) {
    /** The number of turning points of a game. */
    public static final int MOST_POINTS = 5;

    /** The number of things that a sentence names. */
    private static final int MOST_THINGS = 4;

    public Review {
        findings = List.copyOf(findings);
    }

    /**
     * How deep the review looked.
     *
     * @param looks the positions that were computed to find a better sheet, for each sheet
     * @param imagined how often each turn was imagined with what the players could expect of each other
     * @param pace whether a sheet is judged with those of the others, or a player's whole turn with answers that are imagined
     */
    public record Depth(long looks, int imagined, Pace pace) {
        public String sentence() {
            String search = switch (pace) {
                case TOGETHER ->
                    "For each sheet, the review computed " + looks
                            + " positions to find a better one against the sheets that the others really handed in. It"
                            + " compares the positions directly after the turn. A turning point is a sheet that was a"
                            + " mistake whatever the others did: the better one also gains on average in " + imagined
                            + " imagined turns, in which captains order for the others.";
                case AT_ONCE ->
                    "For each player's turn, the review computed " + looks
                            + " positions to find a better one. It compares the positions after the turn, and after the"
                            + " turns that it imagines for the others and the player's next one.";
            };
            return search + " The choice of a start is not judged.";
        }
    }

    /** What the better sheet would have changed that matters more than things. */
    public enum Fate {
        WON,
        /** The seat would still play. */
        SURVIVED,
        SAME;

        /** @param happened after the sheet that was handed in */
        static Fate of(Seat seat, Standing happened, Standing instead) {
            if (instead.winners().contains(seat) && !happened.winners().contains(seat)) {
                return WON;
            }
            return alive(seat, instead) && !alive(seat, happened) ? SURVIVED : SAME;
        }

        private static boolean alive(Seat seat, Standing standing) {
            return standing.scores().stream().anyMatch(score -> score.seat().equals(seat) && score.alive());
        }
    }

    /**
     * One sheet and the best sheet that was found instead.
     *
     * @param position the number of the position in which it was handed in
     * @param turn the number of the turn
     * @param loss how much more the better sheet would have been worth, by the game's estimate; 0 if none was found
     * @param foreseeable how much more it would have been worth on average if the others had ordered what could be expected of them
     * @param given the lines that were handed in
     * @param better the lines of the better sheet; empty if the loss is 0
     * @param more what the seat would have had more directly after the turn
     * @param less what the seat would have had less
     * @param fate whether the game would have ended otherwise for the seat
     */
    public record Finding(
            int position,
            int turn,
            Seat seat,
            double loss,
            double foreseeable,
            List<String> given,
            List<String> better,
            List<Balance.Change> more,
            List<Balance.Change> less,
            Fate fate) {
        public Finding {
            given = List.copyOf(given);
            better = List.copyOf(better);
            more = List.copyOf(more);
            less = List.copyOf(less);
        }

        /** How much of the loss was a mistake. The rest was bad luck: nobody could know what the others ordered. */
        public double mistake() {
            return Math.min(loss, foreseeable);
        }

        /** What the better sheet would have changed. */
        public Sentence sentence(List<String> players) {
            String name = Sentence.seat(seat, players.get(seat.index()));
            if (better.isEmpty() && loss > 0) {
                return Sentence.of(name + " would have done better without any orders.");
            }
            switch (fate) {
                case WON -> {
                    return Sentence.of("With another sheet, " + name + " would have won the game.");
                }
                case SURVIVED -> {
                    return Sentence.of("With another sheet, " + name + " would not have been out of the game.");
                }
                case SAME -> {}
            }
            List<String> changes = new ArrayList<>();
            more.forEach(change -> changes.add(words("+", change)));
            less.forEach(change -> changes.add(words("−", change)));
            return Sentence.of(
                    changes.isEmpty()
                            ? "With another sheet, " + name + " would have had better prospects."
                            : "With another sheet, " + name + " would have had " + String.join("; ", changes) + ".");
        }

        private static String words(String sign, Balance.Change change) {
            String things = change.things().stream()
                    .limit(MOST_THINGS)
                    .map(Sentence::text)
                    .collect(Collectors.joining(", "));
            String all = change.things().size() > MOST_THINGS ? things + ", …" : things;
            return change.name() + " " + sign + change.number() + (all.isEmpty() ? "" : " (" + all + ")");
        }
    }

    /** The largest mistakes, the largest first. */
    public List<Finding> turningPoints() {
        return findings.stream()
                .filter(finding -> finding.loss() > 0)
                .sorted(Comparator.comparingDouble(Finding::mistake)
                        .thenComparingDouble(Finding::loss)
                        .reversed())
                .limit(MOST_POINTS)
                .toList();
    }

    /** The seat's findings. */
    public List<Finding> of(Seat seat) {
        return findings.stream().filter(finding -> finding.seat().equals(seat)).toList();
    }
}
