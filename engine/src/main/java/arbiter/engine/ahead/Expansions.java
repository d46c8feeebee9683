package arbiter.engine.ahead;

import arbiter.engine.Budget;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.ahead.Expansion.Outcome;
import arbiter.engine.ahead.Expansion.Step;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Slip;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.List;

/**
 * Turns standing orders into a sheet. The result depends only on what the seat may know: conditions are answered by its view,
 * {@link Game#check} judges the orders, and a posture works on a position from which everything hidden is removed.
 */
public final class Expansions<S, O, V> {
    private final Game<S, O, V> game;
    private final S state;
    private final Seat seat;
    private final V view;
    private final int turn;
    private final List<Step> steps = new ArrayList<>();
    private final List<Candidate<O>> candidates = new ArrayList<>();

    /** An order that a line gives in this turn. */
    private record Candidate<O>(int line, Reading<O> reading) {}

    private Expansions(Game<S, O, V> game, S state, Seat seat) {
        this.game = game;
        this.state = state;
        this.seat = seat;
        this.view = game.view(state, Viewer.of(seat));
        this.turn = game.turn(state);
    }

    public static <S, O, V> Expansion of(Game<S, O, V> game, S state, Seat seat, StandingOrders standing) {
        return new Expansions<>(game, state, seat).expand(standing);
    }

    private Expansion expand(StandingOrders standing) {
        if (game.pace(state) == Pace.AT_ONCE && !game.active(state).equals(seat)) {
            // Answers during another seat's turn are left to the rules, which may know a policy for them.
            return new Expansion(new Expansion.Nothing(), List.of(), List.of());
        }
        for (int i = 0; i < standing.lines().size(); i++) {
            Budget.checkpoint();
            line(i, standing.lines().get(i), standing.conditions());
        }
        List<String> orders = accepted(candidates);
        steps.sort(java.util.Comparator.comparingInt(Step::line));
        boolean holds = steps.stream().anyMatch(step -> step.outcome() == Outcome.HELD);
        if (!orders.isEmpty()) {
            return new Expansion(new Expansion.Lines(), orders, steps);
        }
        if (holds) {
            return mayHold()
                    ? new Expansion(new Expansion.Lines(), written(pass()), steps)
                    : new Expansion(new Expansion.Nothing(), List.of(), steps);
        }
        return posture(standing.posture());
    }

    /** Where orders are resolved one by one, an empty sheet decides nothing, so holding needs an order that goes on. */
    private boolean mayHold() {
        S imagined = imagined();
        return game.pace(state) == Pace.TOGETHER
                || (game.advice().openings(imagined, seat).isEmpty()
                        && game.ahead().mayHold(imagined, seat));
    }

    private void line(int index, String text, StandingOrders.Conditions conditions) {
        StandingOrder order;
        try {
            order = StandingOrder.read(text, game.ahead().lookout(), view, seat, turn, conditions);
        } catch (Misread e) {
            steps.add(new Step(index, Outcome.UNREADABLE, text, sentence(e.what())));
            return;
        }
        if (!order.times().due(turn)) {
            Outcome outcome = order.times().over(turn) ? Outcome.OVER : Outcome.LATER;
            steps.add(new Step(index, outcome, text, ""));
            return;
        }
        switch (order.body().outcome()) {
            case Body.Hold() -> steps.add(new Step(index, Outcome.HELD, text, ""));
            case Body.Orders(List<Body.Typed> lines) -> {
                if (lines.isEmpty()) {
                    steps.add(new Step(index, Outcome.UNMET, text, order.unmet()));
                }
                lines.forEach(typed -> offer(index, typed.text()));
            }
            case Body.Choice choice -> throw new IllegalStateException("an outcome has no conditions");
        }
    }

    private void offer(int index, String text) {
        Reading<O> reading = game.words().notation().read(state, seat, text);
        switch (reading) {
            case Reading.Order<O> order -> candidates.add(new Candidate<>(index, order));
            case Reading.Unreadable<O>(String typed, Slip slip) ->
                steps.add(new Step(index, Outcome.LEFT_OUT, text, sentence(slip.message())));
        }
    }

    /** The orders that the rules accept together. An order that they reject is left out. */
    private List<String> accepted(List<Candidate<O>> wanted) {
        List<Candidate<O>> kept = new ArrayList<>(wanted);
        // Without its rejected lines a sheet may be judged differently, but it only gets shorter.
        while (!kept.isEmpty()) {
            Budget.checkpoint();
            List<Verdict> verdicts = Play.check(game, state, seat, sheet(kept));
            if (Verdict.allAccepted(verdicts)) {
                break;
            }
            int judged = judged(verdicts);
            List<Candidate<O>> left = new ArrayList<>(kept.subList(judged, kept.size()));
            for (int i = judged - 1; i >= 0; i--) {
                if (verdicts.get(i) instanceof Verdict.Rejected(var rejection)) {
                    String why = game.words().prose().explain(state, rejection);
                    steps.add(new Step(kept.get(i).line(), Outcome.LEFT_OUT, written(kept.get(i)), why));
                } else {
                    left.addFirst(kept.get(i));
                }
            }
            kept = left;
        }
        kept.forEach(each -> steps.add(new Step(each.line(), Outcome.ORDERED, written(each), "")));
        return kept.stream().map(this::written).toList();
    }

    private Sheet<O> sheet(List<Candidate<O>> lines) {
        return new Sheet<>(lines.stream().map(Candidate::reading).toList());
    }

    private String written(Candidate<O> line) {
        return game.words().notation().normalForm(state, line.reading());
    }

    private List<String> written(List<O> orders) {
        return orders.stream()
                .map(order -> game.words().notation().write(state, order))
                .toList();
    }

    private Expansion posture(Posture posture) {
        boolean idle = posture instanceof Posture.None || (posture instanceof Posture.Hold && !mayHold());
        if (idle) {
            return new Expansion(new Expansion.Nothing(), List.of(), steps);
        }
        List<O> orders = switch (posture) {
            case Posture.None none -> List.of();
            case Posture.Played played -> List.of();
            case Posture.Hold hold -> pass();
            case Posture.Retreat retreat -> legal(game.ahead().retreat(imagined(), seat));
            case Posture.Defend defend -> legal(game.ahead().defence(imagined(), seat));
        };
        return new Expansion(new Expansion.Stance(posture), written(orders), steps);
    }

    /** Bots and postures never think about the real position. The guesses are always the same. */
    private S imagined() {
        return game.forget(state, Viewer.of(seat), (bound, purpose) -> 0);
    }

    /** What a seat hands in that does nothing: an empty sheet, or the order that goes on. */
    private List<O> pass() {
        if (game.pace(state) == Pace.TOGETHER) {
            return List.of();
        }
        List<O> ideas = game.advice().ideas(imagined(), seat);
        return ideas.isEmpty() ? List.of() : List.of(ideas.getLast());
    }

    /** The orders that the rules accept, in this order. */
    private List<O> legal(List<O> orders) {
        List<O> kept = new ArrayList<>(orders);
        while (!kept.isEmpty()) {
            Budget.checkpoint();
            List<Verdict> verdicts = Play.check(game, state, seat, Sheet.of(kept));
            if (Verdict.allAccepted(verdicts)) {
                break;
            }
            int judged = judged(verdicts);
            List<O> left = new ArrayList<>(kept.subList(judged, kept.size()));
            for (int i = judged - 1; i >= 0; i--) {
                if (verdicts.get(i).accepted()) {
                    left.addFirst(kept.get(i));
                }
            }
            kept = left;
        }
        return kept;
    }

    /**
     * How many of the first verdicts count. Where each order builds on the one before it, the rules do not judge what follows a mistake, so
     * those orders are judged again without it.
     */
    private int judged(List<Verdict> verdicts) {
        for (int i = 0; i < verdicts.size() && game.pace(state) == Pace.AT_ONCE; i++) {
            if (!verdicts.get(i).accepted()) {
                return i + 1;
            }
        }
        return verdicts.size();
    }

    private static String sentence(String what) {
        String text = what.isEmpty() ? what : Character.toUpperCase(what.charAt(0)) + what.substring(1);
        return text.endsWith(".") || text.endsWith("?") ? text : text + ".";
    }
}
