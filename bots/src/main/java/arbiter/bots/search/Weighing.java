package arbiter.bots.search;

import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The worth of a sheet against sheets that the others might hand in: the mean worth of the resulting positions. */
public final class Weighing<S, O> {
    public static final double ILLEGAL = Double.NEGATIVE_INFINITY;

    private static final double LEAST_GAIN = 1e-9;
    private static final int ROUNDS = 2;
    /** One plan in this number is skipped in the first round. */
    private static final int PASSED = 8;
    /** One complete sheet in this number is tried. */
    private static final int SOME = 4;

    private final Game<S, O, ?> game;
    private final S imagined;
    private final Seat seat;
    private final Thinking thinking;
    private final List<Sheets<O>> others;
    private final double[] likely;

    public Weighing(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking, List<Sheets<O>> others) {
        this(game, imagined, seat, thinking, others, even(others.size()));
    }

    /** @param likely how likely each of the others' sheets are; all together 1 */
    public Weighing(
            Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking, List<Sheets<O>> others, double[] likely) {
        this.game = game;
        this.imagined = imagined;
        this.seat = seat;
        this.thinking = thinking;
        this.others = others;
        this.likely = likely;
    }

    private static double[] even(int count) {
        double[] even = new double[count];
        Arrays.fill(even, 1.0 / count);
        return even;
    }

    public double of(List<O> orders) {
        List<Reading<O>> lines = new ArrayList<>();
        orders.forEach(order -> lines.add(Reading.of(order)));
        Sheet<O> sheet = new Sheet<>(lines);
        double sum = 0;
        for (int i = 0; i < likely.length; i++) {
            thinking.look();
            Resolution<S> resolution = game.resolve(imagined, others.get(i).with(seat, sheet), thinking.guesses());
            if (!Verdict.allAccepted(resolution.verdicts().getOrDefault(seat, List.of()))) {
                return ILLEGAL;
            }
            sum += likely[i] * game.advice().worth(resolution.state(), seat);
        }
        return sum;
    }

    /** Adds plans in the game's order if they improve the sheet. Plans that did not help at first are tried once more. */
    public double follow(List<O> sheet, List<List<O>> plans, int mostOrders) {
        double best = of(sheet);
        List<List<O>> open = new ArrayList<>(plans);
        for (int round = 0; round < ROUNDS && !thinking.exhausted(); round++) {
            List<List<O>> later = new ArrayList<>();
            for (List<O> plan : open) {
                if (thinking.exhausted()) {
                    return best;
                }
                // A bot that always begins with the most promising plan would be predictable.
                boolean passed = round == 0 && !sheet.isEmpty() && thinking.below(PASSED) == 0;
                double worth = passed ? ILLEGAL : with(sheet, plan, mostOrders);
                if (worth > best + LEAST_GAIN) {
                    best = worth;
                    sheet.addAll(plan);
                } else {
                    later.add(plan);
                }
            }
            open = later;
        }
        return best;
    }

    private double with(List<O> sheet, List<O> plan, int mostOrders) {
        if (sheet.size() + plan.size() > mostOrders) {
            return ILLEGAL;
        }
        List<O> more = new ArrayList<>(sheet);
        more.addAll(plan);
        return of(more);
    }

    /** The best of some complete sheets, chosen at random: with all of them, every bot would choose the same. Empty if none is legal. */
    public List<O> best(List<List<O>> sheets) {
        List<List<O>> shuffled = new ArrayList<>(sheets);
        thinking.shuffle(shuffled);
        List<O> best = List.of();
        double most = ILLEGAL;
        int legal = 0;
        for (List<O> sheet : shuffled) {
            double worth = of(sheet);
            legal += worth > ILLEGAL ? 1 : 0;
            if (worth > most) {
                most = worth;
                best = sheet;
            }
            if (legal >= Math.max(1, sheets.size() / SOME) || thinking.exhausted()) {
                break;
            }
        }
        return best;
    }

    /** Adds candidates as long as each improves the sheet. */
    public double grow(List<O> sheet, List<O> candidates, int mostOrders) {
        double best = of(sheet);
        boolean grew = true;
        while (grew && !thinking.exhausted()) {
            grew = false;
            thinking.shuffle(candidates);
            for (O candidate : candidates) {
                if (thinking.exhausted() || sheet.size() >= mostOrders) {
                    return best;
                }
                sheet.add(candidate);
                double worth = of(sheet);
                if (worth > best + LEAST_GAIN) {
                    best = worth;
                    grew = true;
                } else {
                    sheet.removeLast();
                }
            }
        }
        return best;
    }
}
