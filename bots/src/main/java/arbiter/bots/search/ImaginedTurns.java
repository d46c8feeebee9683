package arbiter.bots.search;

import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.function.ToDoubleBiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Plays imagined turns of a game in which orders are resolved one by one. A careful turn weighs every idea before each order; a quick turn
 * uses orders that are already known. Quick turns use what careful turns have learned.
 */
final class ImaginedTurns<S, O> {
    /** A longer turn is not finished. */
    private static final int LONGEST = 60;
    /** The maximum number of orders to try in a quick turn. */
    private static final int TRIED = 24;

    /** The number of throws for an order that depends on dice. */
    private static final int THROWS = 6;

    private static final double LEAST_GAIN = 1e-9;

    private final Game<S, O, ?> game;
    private final Thinking thinking;
    private final ToDoubleBiFunction<S, Seat> worth;
    private final Map<Seat, Experience<O>> experience = new TreeMap<>();
    /** By seat, the orders to try in a quick turn, in this order. */
    private final Map<Seat, List<O>> habits = new TreeMap<>();
    /** Of the seat that tries them: a position has only one active seat. */
    private final KnownSteps<S, O> steps = new KnownSteps<>();
    /** Orders that only continue the turn. */
    private final SequencedSet<O> plain = new LinkedHashSet<>();

    record Turn<S, O>(List<O> orders, S after) {}

    /** @param worth how good a position looks for a seat */
    ImaginedTurns(Game<S, O, ?> game, Thinking thinking, ToDoubleBiFunction<S, Seat> worth) {
        this.worth = worth;
        this.game = game;
        this.thinking = thinking;
    }

    /** Whether it is the seat's turn, even if another seat must answer something in the middle of it. */
    boolean lasts(S state, Seat seat) {
        return !game.awaiting(state).isEmpty() && game.active(state).equals(seat);
    }

    private double worth(S state, Seat seat) {
        return worth.applyAsDouble(state, seat);
    }

    private boolean legal(S state, Seat seat, O order) {
        return game.accepts(state, seat, order);
    }

    private S after(S state, Seat seat, O order, EvenDice dice) {
        thinking.look();
        return resolved(state, seat, order, dice).state();
    }

    private Resolution<S> resolved(S state, Seat seat, O order, EvenDice dice) {
        return game.resolve(state, Sheets.of(seat, Sheet.of(order)), dice);
    }

    private static boolean accepted(Resolution<?> resolution, Seat seat) {
        return Verdict.allAccepted(resolution.verdicts().getOrDefault(seat, List.of()));
    }

    Experience<O> experience(Seat seat) {
        return experience.computeIfAbsent(seat, nobody -> new Experience<>());
    }

    /** Always gives the order that looks best immediately, until the turn ends or the budget is used up. */
    Turn<S, O> careful(S start, Seat seat, EvenDice dice) {
        List<O> orders = new ArrayList<>();
        S state = answeredBy(start, seat, dice);
        while (orders.size() < LONGEST && lasts(state, seat) && !thinking.exhausted()) {
            List<O> ideas = game.advice().ideas(state, seat);
            plain.add(ideas.getLast());
            O order = best(state, seat, ideas);
            if (thinking.exhausted()) {
                // Not all ideas were weighed. The best of the others is often to end the turn.
                break;
            }
            S after = tried(state, seat, order, dice);
            if (after == null) {
                break;
            }
            orders.add(order);
            state = after;
        }
        return new Turn<>(orders, state);
    }

    /** The position after an order and after all replies that it required; null if the order is not legal. */
    @Nullable
    S tried(S state, Seat seat, O order, EvenDice dice) {
        KnownSteps.Step<S> known = steps.find(state, order);
        if (known != null) {
            // It counts as a look, so that a bot decides the same whatever it remembers.
            if (known.after() != null) {
                thinking.look();
            }
            return known.after();
        }
        if (!legal(state, seat, order)) {
            steps.keep(state, order, null);
            return null;
        }
        int thrown = dice.drawn();
        Resolution<S> resolution = resolved(state, seat, order, dice);
        thinking.look();
        long looked = thinking.looked();
        S after = answeredBy(resolution.state(), seat, dice);
        if (dice.drawn() == thrown && thinking.looked() == looked) {
            steps.keep(state, order, after);
            return after;
        }
        for (int i = 0; i < LONGEST && dice.drawn() != thrown && lasts(after, seat) && !goesOn(after, seat); i++) {
            // The dice require a decision, such as whether to roll again, before the turn can continue.
            thrown = dice.drawn();
            after = answeredBy(
                    after(after, seat, best(after, seat, game.advice().ideas(after, seat)), dice), seat, dice);
        }
        return after;
    }

    /** Whether an order that only continues the turn is legal here. */
    private boolean goesOn(S state, Seat seat) {
        return plain.stream().anyMatch(order -> legal(state, seat, order));
    }

    private S answeredBy(S start, Seat seat, EvenDice dice) {
        S state = start;
        for (int i = 0; i < LONGEST && lasts(state, seat); i++) {
            Seat asked = game.awaiting(state).getFirst();
            if (asked.equals(seat)) {
                break;
            }
            state = after(state, asked, best(state, asked, game.advice().ideas(state, asked)), dice);
        }
        return state;
    }

    /**
     * What a captain would order here. Remembers the gains of all orders that it tried. Always decides the same in the same position: if
     * ties were broken at random, two plans that differ in one order could be compared by that luck instead of by the order.
     */
    private O best(S state, Seat seat, List<O> ideas) {
        double present = worth(state, seat);
        O best = ideas.getLast();
        double most = present + LEAST_GAIN;
        for (O idea : ideas.subList(0, ideas.size() - 1)) {
            if (thinking.exhausted()) {
                break;
            }
            double worth = weighed(state, seat, idea);
            experience(seat).learn(idea, worth - present);
            if (worth > most) {
                most = worth;
                best = idea;
            }
        }
        return best;
    }

    /** The worth after an order; the mean of several throws if it depends on dice. */
    private double weighed(S state, Seat seat, O order) {
        EvenDice dice = new EvenDice(0);
        double worth = worth(after(state, seat, order, dice), seat);
        if (dice.drawn() == 0) {
            return worth;
        }
        for (int i = 1; i < THROWS; i++) {
            worth += worth(after(state, seat, order, dice), seat);
        }
        return worth / THROWS;
    }

    /** Plays these orders, skipping those that are not legal, and then only continues to the end of the turn. */
    S planned(S start, Seat seat, List<O> plan, EvenDice dice) {
        S state = start;
        for (O order : plan) {
            if (!lasts(state, seat)) {
                return state;
            }
            S after = tried(state, seat, order, dice);
            state = after == null ? state : after;
        }
        return goOn(state, seat, dice);
    }

    /** The legal beginning of a plan, up to the first order that throws dice or lets another seat reply. */
    List<O> certain(S start, Seat seat, List<O> plan) {
        List<O> orders = new ArrayList<>();
        EvenDice dice = new EvenDice(0);
        S state = start;
        for (O order : plan) {
            if (dice.drawn() > 0 || !lasts(state, seat) || !game.awaiting(state).contains(seat)) {
                break;
            }
            Resolution<S> resolution = resolved(state, seat, order, dice);
            if (accepted(resolution, seat)) {
                orders.add(order);
                state = resolution.state();
            }
        }
        return orders;
    }

    /**
     * Plays the turns of all others, until it is this seat's turn again. A seat without habits plays a careful turn first, which gives it
     * habits.
     */
    S answered(S start, Seat seat, EvenDice dice) {
        S state = start;
        for (int i = 0; i < LONGEST && !thinking.exhausted(); i++) {
            if (game.awaiting(state).isEmpty() || lasts(state, seat)) {
                return state;
            }
            state = habitual(state, game.active(state), dice);
        }
        return state;
    }

    /** The others play a careful turn again before they use habits. */
    void forgetHabits() {
        habits.clear();
    }

    /** A quick turn with known orders. A seat without habits plays a careful turn. */
    S habitual(S start, Seat seat, EvenDice dice) {
        List<O> known = habits.get(seat);
        if (known == null) {
            Turn<S, O> turn = careful(start, seat, dice);
            List<O> orders =
                    turn.orders.stream().filter(order -> !plain.contains(order)).toList();
            habits.put(seat, experience(seat).promising(orders, TRIED));
            return turn.after;
        }
        S state = start;
        double present = worth(state, seat);
        for (O order : known) {
            if (!lasts(state, seat) || thinking.exhausted()) {
                return state;
            }
            int thrown = dice.drawn();
            S after = tried(state, seat, order, dice);
            if (after != null) {
                double worth = worth(after, seat);
                // After throwing dice, a seat must accept the result, good or bad.
                if (worth > present || dice.drawn() != thrown) {
                    state = after;
                    present = worth;
                }
            }
        }
        return goOn(state, seat, dice);
    }

    private S goOn(S start, Seat seat, EvenDice dice) {
        S state = start;
        for (int i = 0; i < LONGEST && lasts(state, seat); i++) {
            S after = goneOn(state, seat, dice);
            if (after == null) {
                after = tried(state, seat, game.advice().ideas(state, seat).getLast(), dice);
            }
            if (after == null) {
                break;
            }
            state = after;
        }
        return state;
    }

    /** The position after an order that only continues the turn; null if none is legal here. */
    private @Nullable S goneOn(S state, Seat seat, EvenDice dice) {
        for (O order : plain) {
            S after = tried(state, seat, order, dice);
            if (after != null) {
                return after;
            }
        }
        return null;
    }
}
