package arbiter.bots.grandmaster;

import arbiter.bots.search.Thinking;
import arbiter.bots.search.Variations;
import arbiter.bots.search.Weighing;
import arbiter.engine.Game;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * For games in which all seats order together. Every seat begins with a captain's sheets. In each round, all seats learn how to mix their
 * sheets, and then each looks for a sheet that answers the others' mixture best (double oracle). At the end, the sheets that are played
 * most are weighed with one more imagined turn. The sheet is drawn from the mixture, so that nobody can predict it.
 */
public final class MixedSheets<S, O> {
    private static final int ROUNDS = 3;
    /** The share of the budget for the last step, which looks further ahead. */
    private static final double LAST = 0.4;
    /** The share of a round for the bot's own answer. */
    private static final double OWN = 0.6;
    /** How often all seats learn in each round. */
    private static final int LESSONS = 300;
    /** At a larger table, profiles hardly ever repeat. Then learning takes at most this fraction of the budget, and this many looks. */
    private static final int LEARNING = 16;

    private static final long LONGEST_LEARNING = 5_000;
    /** The number of captains' sheets of each seat, and the maximum length of each guess in looks. */
    private static final int CAPTAINS = 2;

    private static final long CAPTAINS_LOOKS = 300;
    /** At a larger table, an answer is weighed against this number of samples. */
    private static final int SAMPLES = 6;
    /** The number of sheets of each seat in the last step. */
    private static final int FINALISTS = 6;

    private static final int LAST_SAMPLES = 1_000;
    /** Sheets with a smaller share are not drawn: most of them are left over from the beginning of learning. */
    private static final double RARE = 0.08;
    /** Sheets with a smaller share need no answer. */
    private static final double NEGLIGIBLE = 0.04;
    /** Random numbers have this many steps. */
    private static final int STEPS = 1 << 20;

    private final Game<S, O, ?> game;
    private final S imagined;
    private final Thinking thinking;
    private final Payoffs<S, O> payoffs;
    private final List<Seat> seats;
    private final int own;
    /** By seat, what the game proposes to it. */
    private final List<List<List<O>>> plans = new ArrayList<>();

    private final List<List<O>> ideas = new ArrayList<>();

    public MixedSheets(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        this.game = game;
        this.imagined = imagined;
        this.thinking = thinking;
        this.payoffs = new Payoffs<>(game, imagined, thinking);
        this.seats = payoffs.seats();
        this.own = seats.indexOf(seat);
    }

    /** The sheet to hand in. */
    public List<O> sheet() {
        double[][] mixed = mixed();
        return payoffs.sheets(own).get(drawn(mixed[own]));
    }

    /** By seat, the probability of each of its sheets. */
    private double[][] mixed() {
        IntStream.range(0, seats.size()).forEach(this::begin);
        double[][] mixed = learned();
        for (int round = 0; round < ROUNDS && !thinking.exhausted(); round++) {
            // The same part of the whole budget in each round.
            Thinking part = thinking.slice((1 - LAST) / (ROUNDS - round * (1 - LAST)));
            answer(own, mixed, part.slice(OWN), round);
            int left = seats.size() - 1;
            for (int at = 0; at < seats.size(); at++) {
                if (at != own) {
                    answer(at, mixed, part.slice(1.0 / left--), round);
                }
            }
            mixed = learned();
        }
        return payoffs.sheets(own).size() == 1 || thinking.exhausted() ? mixed : lookedAhead(mixed);
    }

    private void begin(int at) {
        Seat seat = seats.get(at);
        S theirs = at == own ? imagined : game.forget(imagined, Viewer.of(seat), thinking.guesses());
        plans.add(game.advice().plans(theirs, seat));
        ideas.add(new ArrayList<>(game.advice().ideas(theirs, seat)));
        long share = thinking.share(2 * CAPTAINS * CAPTAINS * seats.size(), CAPTAINS_LOOKS);
        for (int i = 0; i < CAPTAINS; i++) {
            Thinking part = thinking.part(share);
            Weighing<S, O> weighing = new Weighing<>(game, theirs, seat, part, List.of(Sheets.none()));
            List<O> sheet = new ArrayList<>();
            weighing.follow(sheet, plans.get(at), Variations.MOST_ORDERS);
            if (!part.exhausted()) {
                weighing.grow(sheet, new ArrayList<>(ideas.get(at)), Variations.MOST_ORDERS);
            }
            payoffs.add(at, sheet);
        }
    }

    /** Adds the seat's best answer to the mixed sheets of the others. The first answer begins with an empty sheet. */
    private void answer(int at, double[][] mixed, Thinking part, int round) {
        Map<List<Integer>, Double> profiles = seats.size() == 2 ? likely(at, mixed) : samples(at, mixed);
        List<Sheets<O>> others =
                profiles.keySet().stream().map(payoffs::sheetsOf).toList();
        double[] likely =
                profiles.values().stream().mapToDouble(Double::doubleValue).toArray();
        Weighing<S, O> weighing = new Weighing<>(game, imagined, seats.get(at), part, others, likely);
        List<O> start = new ArrayList<>();
        double worth = Weighing.ILLEGAL;
        if (round == 0) {
            weighing.follow(start, plans.get(at), Variations.MOST_ORDERS);
            worth = weighing.grow(start, new ArrayList<>(ideas.get(at)), Variations.MOST_ORDERS);
        } else {
            for (List<O> sheet : payoffs.sheets(at)) {
                double its = weighing.of(sheet);
                if (its > worth) {
                    worth = its;
                    start = sheet;
                }
            }
        }
        payoffs.add(
                at,
                ideas.get(at).isEmpty()
                        ? start
                        : new Variations<>(weighing, plans.get(at), ideas.get(at), part).improved(start, worth));
    }

    /** Against one other seat: all of its sheets that count. */
    private Map<List<Integer>, Double> likely(int at, double[][] mixed) {
        double[] theirs = mixed[1 - at];
        double all = Arrays.stream(theirs).filter(share -> share >= NEGLIGIBLE).sum();
        Map<List<Integer>, Double> likely = new LinkedHashMap<>();
        for (int i = 0; i < theirs.length; i++) {
            if (theirs[i] >= NEGLIGIBLE) {
                likely.put(at == 0 ? List.of(0, i) : List.of(i, 0), theirs[i] / all);
            }
        }
        return likely;
    }

    private Map<List<Integer>, Double> samples(int at, double[][] mixed) {
        Map<List<Integer>, Double> samples = new LinkedHashMap<>();
        for (int i = 0; i < SAMPLES; i++) {
            List<Integer> profile = new ArrayList<>();
            for (int s = 0; s < seats.size(); s++) {
                profile.add(s == at ? 0 : drawn(mixed[s]));
            }
            samples.merge(profile, 1.0 / SAMPLES, Double::sum);
        }
        return samples;
    }

    /** Learns once more from the sheets that are played most, with a longer look ahead. */
    private double[][] lookedAhead(double[][] mixed) {
        for (int at = 0; at < seats.size(); at++) {
            double[] shares = mixed[at];
            payoffs.keep(
                    at,
                    IntStream.range(0, shares.length)
                            .boxed()
                            .sorted(Comparator.comparingDouble(i -> -shares[i]))
                            .limit(FINALISTS)
                            .toList());
        }
        if (seats.size() == 2) {
            payoffs.lookAhead(1);
            return learned();
        }
        double[][] others = learned();
        payoffs.lookAhead(1);
        others[own] = bestAgainst(others);
        return others;
    }

    /** At a larger table there are too many profiles to learn with a look ahead. So the others do not change any more. */
    private double[] bestAgainst(double[][] mixed) {
        double[] sums = new double[payoffs.sheets(own).size()];
        for (int k = 0; k < LAST_SAMPLES && !thinking.exhausted(); k++) {
            List<Integer> profile = new ArrayList<>();
            for (double[] shares : mixed) {
                profile.add(drawn(shares));
            }
            double[] values = values(own, profile);
            // A comparison that was cut off would favour the first sheets.
            if (values.length == sums.length) {
                Arrays.setAll(sums, i -> sums[i] + values[i]);
            }
        }
        int best = 0;
        for (int i = 1; i < sums.length; i++) {
            best = sums[i] > sums[best] ? i : best;
        }
        double[] only = new double[sums.length];
        only[best] = 1;
        return only;
    }

    /** What each of the seat's sheets is worth if all others play their part of the profile; empty if the budget ended before. */
    private double[] values(int at, List<Integer> profile) {
        double[] values = new double[payoffs.sheets(at).size()];
        List<Integer> changed = new ArrayList<>(profile);
        for (int i = 0; i < values.length; i++) {
            changed.set(at, i);
            List<Integer> asked = List.copyOf(changed);
            if (thinking.exhausted() && !payoffs.knows(asked)) {
                return new double[0];
            }
            values[i] = payoffs.of(asked)[at];
        }
        return values;
    }

    /** By seat, the average strategy of regret matching over sampled profiles. */
    private double[][] learned() {
        Regrets[] regrets = new Regrets[seats.size()];
        Arrays.setAll(regrets, at -> new Regrets(payoffs.sheets(at).size()));
        long end = seats.size() == 2 ? Long.MAX_VALUE : thinking.looked() + thinking.share(LEARNING, LONGEST_LEARNING);
        for (int i = 0; i < LESSONS && thinking.looked() < end; i++) {
            List<Integer> profile = new ArrayList<>();
            for (Regrets each : regrets) {
                profile.add(drawn(each.strategy(), 0));
            }
            double[][] values = new double[regrets.length][];
            Arrays.setAll(values, at -> values(at, profile));
            if (Arrays.stream(values).anyMatch(each -> each.length == 0)) {
                break;
            }
            for (int at = 0; at < regrets.length; at++) {
                regrets[at].learn(values[at]);
            }
        }
        double[][] averages = new double[regrets.length][];
        Arrays.setAll(averages, at -> regrets[at].average());
        return averages;
    }

    private int drawn(double[] shares) {
        return drawn(shares, RARE);
    }

    private int drawn(double[] shares, double least) {
        double all = Arrays.stream(shares).filter(share -> share >= least).sum();
        double left = all * thinking.below(STEPS) / STEPS;
        int last = 0;
        for (int i = 0; i < shares.length; i++) {
            if (shares[i] >= least && shares[i] > 0) {
                last = i;
                left -= shares[i];
                if (left < 0) {
                    return i;
                }
            }
        }
        return last;
    }
}
