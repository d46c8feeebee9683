package arbiter.bots;

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
import org.jspecify.annotations.Nullable;

/**
 * Turns of a game in which orders come one by one, played in the mind: carefully, with every idea weighed before each
 * order, or quickly, with orders that are already known. What the careful turns teach, the quick ones use.
 */
final class ImaginedTurns<S, O> {
    /** A turn that goes on for longer is left where it is. */
    private static final int LONGEST = 60;
    /** So many orders are tried in a quick turn. */
    private static final int TRIED = 24;

    /** The number of throws for an order that depends on dice. */
    private static final int THROWS = 6;

    private static final double LEAST_GAIN = 1e-9;

    private final Game<S, O, ?> game;
    private final Thinking thinking;
    private final Map<Seat, Experience<O>> experience = new TreeMap<>();
    /** By seat, what it tries in a quick turn, in this order. */
    private final Map<Seat, List<O>> habits = new TreeMap<>();
    /** Orders that did no more than to go on. */
    private final SequencedSet<O> plain = new LinkedHashSet<>();

    /** A turn with the orders that were given in it. */
    record Turn<S, O>(List<O> orders, S after) {}

    ImaginedTurns(Game<S, O, ?> game, Thinking thinking) {
        this.game = game;
        this.thinking = thinking;
    }

    /** Whether it is the seat's turn, even if somebody else is asked something in the middle of it. */
    boolean lasts(S state, Seat seat) {
        return !game.awaiting(state).isEmpty() && game.active(state).equals(seat);
    }

    private boolean legal(S state, Seat seat, O order) {
        return Verdict.allAccepted(game.check(state, seat, Sheet.of(order)));
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

    /** Always what looks best at once, to the end of the turn or of the budget. */
    Turn<S, O> careful(S start, Seat seat, EvenDice dice) {
        List<O> orders = new ArrayList<>();
        S state = answeredBy(start, seat, dice);
        while (orders.size() < LONGEST && lasts(state, seat) && !thinking.exhausted()) {
            List<O> ideas = game.advice().ideas(state, seat);
            plain.add(ideas.getLast());
            O order = best(state, seat, ideas);
            S after = tried(state, seat, order, dice);
            if (after == null) {
                break;
            }
            orders.add(order);
            state = after;
        }
        return new Turn<>(orders, state);
    }

    /** The position after an order and after everything that anybody was asked because of it; null if it is not legal. */
    @Nullable
    S tried(S state, Seat seat, O order, EvenDice dice) {
        int thrown = dice.drawn();
        Resolution<S> resolution = resolved(state, seat, order, dice);
        if (!accepted(resolution, seat)) {
            return null;
        }
        thinking.look();
        S after = answeredBy(resolution.state(), seat, dice);
        for (int i = 0; i < LONGEST && dice.drawn() != thrown && lasts(after, seat) && !goesOn(after, seat); i++) {
            // The dice have raised a question, such as whether to roll again, before the turn can go on.
            thrown = dice.drawn();
            after = answeredBy(
                    after(after, seat, best(after, seat, game.advice().ideas(after, seat)), dice), seat, dice);
        }
        return after;
    }

    /** Whether the turn can go on as it has gone on before. */
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
     * What a captain would order here; what else was looked at for that is remembered. Everybody decides in the same way
     * again in the same position: if ties were broken by chance, two plans that differ in one order would be told apart by
     * that chance and not by the order.
     */
    private O best(S state, Seat seat, List<O> ideas) {
        double present = game.advice().worth(state, seat);
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

    /** One look at what comes of an order; the mean of several where the dice have a say. */
    private double weighed(S state, Seat seat, O order) {
        EvenDice dice = new EvenDice(0);
        double worth = game.advice().worth(after(state, seat, order, dice), seat);
        if (dice.drawn() == 0) {
            return worth;
        }
        for (int i = 1; i < THROWS; i++) {
            worth += game.advice().worth(after(state, seat, order, dice), seat);
        }
        return worth / THROWS;
    }

    /** The turn with these orders, as far as they are legal when they come, and then nothing but going on. */
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

    /** The beginning of a plan, as far as it is legal, up to the first order that throws dice or lets somebody else answer. */
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

    /** The turns of all others, until it is this seat's turn again. A seat without habits thinks carefully and gets some. */
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

    /** From now on the others think carefully again before they answer out of habit. */
    void forgetHabits() {
        habits.clear();
    }

    /** A turn with the orders that came to mind before. A seat without any thinks carefully. */
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
        double present = game.advice().worth(state, seat);
        for (O order : known) {
            if (!lasts(state, seat) || thinking.exhausted()) {
                return state;
            }
            int thrown = dice.drawn();
            S after = tried(state, seat, order, dice);
            if (after != null) {
                double worth = game.advice().worth(after, seat);
                // A seat that throws dice takes what they show, good or bad.
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

    /** With an order that has done no more than that before; null if there is none for this position. */
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
