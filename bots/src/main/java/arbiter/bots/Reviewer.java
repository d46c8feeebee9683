package arbiter.bots;

import arbiter.bots.search.PlannedTurn;
import arbiter.bots.search.Thinking;
import arbiter.engine.Balance;
import arbiter.engine.Budget;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.guide.Measure;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.Past;
import arbiter.engine.log.Step;
import arbiter.engine.log.Steps;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reviews a game: for each sheet of each seat, how much better the best sheet would have done that a strong bot finds against the sheets
 * that were really handed in. It knows all secrets, so it is for finished games. The same log, seed and number of looks give the same
 * review. Turns that were rolled back do not count.
 */
public final class Reviewer<S, O, V> {
    /** The usual number of looks for each sheet. */
    public static final long LOOKS = 400;

    private static final long FEWEST_LOOKS = 40;
    /** How often a turn is imagined with what the players could expect of each other. */
    private static final int IMAGINED = 3;
    /** An imagined sheet gets this part of the looks. */
    private static final int PART = 4;

    private final Past<S, O, V> past;
    private final List<GameLog.Entry> entries;
    private final long seed;
    private final long looks;
    private final List<Decision> decisions = new ArrayList<>();
    private @Nullable Turn<S, O> expecting;

    /**
     * @param at the number of the entry, and of the position before it
     * @param last the last entry of the seat's turn, if orders are resolved one by one
     */
    private record Decision(int at, int last, Seat seat) {}

    /**
     * @param foreseeable how much better it would have done on average if the others had ordered what could be expected of them
     * @param balance what the better sheet would have changed
     */
    private record Found<O>(
            Decision decision, List<O> better, double loss, double foreseeable, Balance balance, Review.Fate fate) {}

    /** What the players expected of each other in the turn that is being reviewed. */
    private record Turn<S, O>(int at, Expected<S, O> expected) {}

    public Reviewer(Past<S, O, V> past, List<GameLog.Entry> entries, long seed, long looks) {
        this.past = past;
        this.entries = List.copyOf(entries);
        this.seed = seed;
        this.looks = looks;
        List<Integer> counting = counting();
        for (int i = 0; i < counting.size(); i++) {
            decide(counting, i);
        }
    }

    /**
     * A review that takes about the same time for every game: a long game gets fewer looks for each sheet.
     *
     * @param most looks for all sheets together
     */
    public static <S, O, V> Reviewer<S, O, V> within(Past<S, O, V> past, List<GameLog.Entry> entries, long most) {
        Reviewer<S, O, V> usual = new Reviewer<>(past, entries, 0, LOOKS);
        long each = Math.clamp(most / Math.max(1, usual.steps()), FEWEST_LOOKS, LOOKS);
        return each == LOOKS ? usual : new Reviewer<>(usual, each);
    }

    private Reviewer(Reviewer<S, O, V> other, long looks) {
        this.past = other.past;
        this.entries = other.entries;
        this.seed = other.seed;
        this.looks = looks;
        this.decisions.addAll(other.decisions);
    }

    /** The number of steps that the review takes. */
    public int steps() {
        return decisions.size();
    }

    /** The entries with turns that were not rolled back. */
    private List<Integer> counting() {
        List<Integer> counting = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            switch (entries.get(i)) {
                case GameLog.Turn turn -> counting.add(i);
                case GameLog.Rollback(int to, String digest) -> counting.removeIf(entry -> entry >= to);
                case GameLog.Correction correction -> {}
                case GameLog.Upgrade upgrade -> {}
            }
        }
        return counting;
    }

    private void decide(List<Integer> counting, int i) {
        int at = counting.get(i);
        Game<S, O, V> game = past.step(at).era().game();
        S state = past.step(at).state();
        if (game.awaiting(state).isEmpty()) {
            return;
        }
        switch (game.pace(state)) {
            case TOGETHER ->
                game.awaiting(state).stream()
                        .filter(seat -> game.advice().openings(state, seat).isEmpty())
                        .forEach(seat -> decisions.add(new Decision(at, at, seat)));
            case AT_ONCE -> {
                Seat active = game.active(state);
                boolean begins = i == 0 || !active.equals(activeAt(counting.get(i - 1)));
                if (begins && game.advice().openings(state, active).isEmpty()) {
                    decisions.add(new Decision(at, lastOf(counting, i, active), active));
                }
            }
        }
    }

    private Seat activeAt(int at) {
        Step<S, O, V> step = past.step(at);
        Game<S, O, V> game = step.era().game();
        boolean alone = game.pace(step.state()) == Pace.AT_ONCE
                && !game.awaiting(step.state()).isEmpty();
        return alone ? game.active(step.state()) : Seat.HOST;
    }

    private int lastOf(List<Integer> counting, int first, Seat active) {
        int i = first;
        while (i + 1 < counting.size() && active.equals(activeAt(counting.get(i + 1)))) {
            i++;
        }
        return counting.get(i);
    }

    /** @param progress runs after each of the {@link #steps} */
    public Review review(Runnable progress) {
        List<Review.Finding> findings = new ArrayList<>();
        for (Decision decision : decisions) {
            Budget.checkpoint();
            findings.add(finding(find(decision)));
            progress.run();
        }
        Pace pace = decisions.isEmpty() ? Pace.TOGETHER : pace(decisions.getFirst());
        return new Review(new Review.Depth(looks, IMAGINED, pace), findings);
    }

    private Pace pace(Decision decision) {
        Step<S, O, V> step = past.step(decision.at());
        return step.era().game().pace(step.state());
    }

    private Found<O> find(Decision decision) {
        Step<S, O, V> step = past.step(decision.at());
        Game<S, O, V> game = step.era().game();
        return switch (game.pace(step.state())) {
            case TOGETHER -> {
                Hindsight<S, O> hindsight = hindsight(decision);
                List<O> better = hindsight.best(looks, expected(decision));
                Resolution<S> happened = hindsight.happened();
                Resolution<S> instead = hindsight.instead(better);
                yield new Found<>(
                        decision,
                        better,
                        Math.max(0, hindsight.gain(better)),
                        Math.max(0, hindsight.foreseeable(better, expected(decision))),
                        Balance.between(
                                decision.seat(),
                                measures(game, happened.state(), happened.events()),
                                List.of(measures(game, instead.state(), instead.events())),
                                game.standing(instead.state())),
                        Review.Fate.of(
                                decision.seat(), game.standing(happened.state()), game.standing(instead.state())));
            }
            case AT_ONCE -> {
                // The comparison after the search has looks of its own.
                Thinking thinking = Thinking.looks(luck(decision), 10 * looks);
                PlannedTurn.Improvement<S, O> improvement = new PlannedTurn<>(
                                game, step.state(), decision.seat(), thinking)
                        .improve(ordered(decision), looks);
                yield new Found<>(
                        decision,
                        improvement.orders(),
                        Math.max(0, improvement.gain()),
                        Math.max(0, improvement.gain()),
                        Balance.between(
                                decision.seat(),
                                measures(game, improvement.afterOther(), List.of()),
                                List.of(measures(game, improvement.after(), List.of())),
                                game.standing(improvement.after())),
                        Review.Fate.of(
                                decision.seat(),
                                game.standing(improvement.afterOther()),
                                game.standing(improvement.after())));
            }
        };
    }

    private Hindsight<S, O> hindsight(Decision decision) {
        Step<S, O, V> step = past.step(decision.at());
        return new Hindsight<>(step.era().game(), step.state(), decision.seat(), welcome(decision), luck(decision));
    }

    /** The sheets of the seats that could hand one in. */
    private Sheets<O> welcome(Decision decision) {
        Step<S, O, V> step = past.step(decision.at());
        Game<S, O, V> game = step.era().game();
        Map<Seat, Sheet<O>> welcome = new TreeMap<>();
        Steps.sheets(past.players(), game, step.state(), turn(decision.at())).forEach((seat, sheet) -> {
            if (Play.mayOrder(game, step.state(), seat)) {
                welcome.put(seat, sheet);
            }
        });
        return Sheets.of(welcome);
    }

    private Expected<S, O> expected(Decision decision) {
        Turn<S, O> turn = expecting;
        if (turn == null || turn.at != decision.at()) {
            Step<S, O, V> step = past.step(decision.at());
            turn = new Turn<>(
                    decision.at(),
                    new Expected<>(
                            step.era().game(),
                            step.state(),
                            welcome(decision),
                            IMAGINED,
                            looks / PART,
                            seed + decision.at()));
            expecting = turn;
        }
        return turn.expected;
    }

    private long luck(Decision decision) {
        return seed + 1_000_003L * decision.at() + 10_007L * decision.seat().index();
    }

    private GameLog.Turn turn(int at) {
        return (GameLog.Turn) entries.get(at);
    }

    /** The seat's orders in its whole turn. */
    private List<O> ordered(Decision decision) {
        List<O> orders = new ArrayList<>();
        for (int i = decision.at(); i <= decision.last(); i++) {
            if (entries.get(i) instanceof GameLog.Turn turn) {
                Step<S, O, V> step = past.step(i);
                Sheet<O> sheet = Steps.sheets(past.players(), step.era().game(), step.state(), turn)
                        .get(decision.seat());
                if (sheet != null) {
                    sheet.orders().forEach(orders::add);
                }
            }
        }
        return orders;
    }

    private List<String> given(Decision decision) {
        String name = past.players().get(decision.seat().index());
        List<String> lines = new ArrayList<>();
        for (int i = decision.at(); i <= decision.last(); i++) {
            if (entries.get(i) instanceof GameLog.Turn turn) {
                lines.addAll(turn.sheets().getOrDefault(name, List.of()));
            }
        }
        return lines;
    }

    private Review.Finding finding(Found<O> found) {
        Decision decision = found.decision();
        double loss = found.loss();
        Step<S, O, V> step = past.step(decision.at());
        Game<S, O, V> game = step.era().game();
        List<String> better = loss > 0
                ? found.better().stream()
                        .map(order -> game.words().notation().write(step.state(), order))
                        .toList()
                : List.of();
        return new Review.Finding(
                decision.at(),
                turn(decision.at()).number(),
                decision.seat(),
                loss,
                found.foreseeable(),
                given(decision),
                better,
                loss > 0 ? found.balance().won() : List.of(),
                loss > 0 ? found.balance().lost() : List.of(),
                loss > 0 ? found.fate() : Review.Fate.SAME);
    }

    /** Without flows: they say what a turn brought, and two versions of the same turn are compared here. */
    private static <S> List<Measure> measures(Game<S, ?, ?> game, S state, List<Event> events) {
        return game.guide().measures(state, events, Viewer.ALL).stream()
                .filter(measure -> measure.kind() == Measure.Kind.STOCK)
                .toList();
    }
}
