package arbiter.bots.rating;

import arbiter.bots.rating.Glicko2.Bout;
import arbiter.bots.rating.PlackettLuce.Entrant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Playing against one opponent and playing against several are different skills, so they are rated apart. */
public enum TableSize {
    TWO,
    MORE;

    /**
     * One player of a finished game.
     *
     * @param before the rating at the end of the player's last rated game
     * @param weeks since then
     * @param place 1 for the best, equal for a draw
     */
    public record Entry(Rating before, double weeks, int place) {}

    public static TableSize of(int seats) {
        return seats == 2 ? TWO : MORE;
    }

    /** As programs and data files call it: {@code two} or {@code more}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<TableSize> byWord(String word) {
        for (TableSize size : values()) {
            if (size.word().equals(word)) {
                return Optional.of(size);
            }
        }
        return Optional.empty();
    }

    /** The ratings after a game of these players, in their order. */
    public List<Rating> rate(List<Entry> entries) {
        return switch (this) {
            case TWO -> List.of(bout(entries.get(0), entries.get(1)), bout(entries.get(1), entries.get(0)));
            case MORE -> ranking(entries);
        };
    }

    private static Rating bout(Entry player, Entry opponent) {
        double score = player.place == opponent.place ? 0.5 : player.place < opponent.place ? 1 : 0;
        return Glicko2.rate(
                player.before, List.of(new Bout(opponent.before.after(opponent.weeks), score)), player.weeks);
    }

    private static List<Rating> ranking(List<Entry> entries) {
        List<Entrant> before = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (Entry entry : entries) {
            Rating now = entry.before.after(entry.weeks);
            before.add(new Entrant(now.mean(), now.deviation()));
            places.add(entry.place);
        }
        List<Rating> after = new ArrayList<>();
        for (Entrant each : PlackettLuce.OURS.rate(before, places)) {
            after.add(new Rating(each.mean(), each.deviation(), Rating.NEW.volatility()));
        }
        return after;
    }
}
