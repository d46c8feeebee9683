package arbiter.bots;

import arbiter.engine.Game;
import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Sheets;
import arbiter.engine.Verdict;
import arbiter.engine.chance.Chance;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.TreeMap;

/**
 * Turns of a game in which orders come one by one, played in the mind: carefully, with every idea weighed before each
 * order, or quickly, with orders that are already known. What the careful turns teach, the quick ones use.
 */
final class ImaginedTurns<S, O> {
    /** A turn that goes on for longer is left where it is. */
    private static final int LONGEST = 60;
    /** So many orders are tried in a quick turn. */
    private static final int TRIED = 24;

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

    boolean awaits(S state, Seat seat) {
        List<Seat> awaited = game.awaiting(state);
        return !awaited.isEmpty() && awaited.getFirst().equals(seat);
    }

    boolean legal(S state, Seat seat, O order) {
        return Verdict.allAccepted(game.check(state, seat, Sheet.of(order)));
    }

    S after(S state, Seat seat, O order, Chance chance) {
        thinking.look();
        return game.resolve(state, Sheets.of(seat, Sheet.of(order)), chance).state();
    }

    Experience<O> experience(Seat seat) {
        return experience.computeIfAbsent(seat, nobody -> new Experience<>());
    }

    /** Always what looks best at once, to the end of the turn or of the budget. */
    Turn<S, O> careful(S start, Seat seat, Chance chance) {
        List<O> orders = new ArrayList<>();
        S state = start;
        while (orders.size() < LONGEST && awaits(state, seat) && !thinking.exhausted()) {
            List<O> ideas = game.ideas(state, seat);
            double present = game.worth(state, seat);
            double most = present + LEAST_GAIN;
            O chosen = ideas.getLast();
            S best = state;
            for (O idea : ideas.subList(0, ideas.size() - 1)) {
                S after = after(state, seat, idea, chance);
                double worth = game.worth(after, seat);
                experience(seat).learn(idea, worth - present);
                if (worth > most) {
                    most = worth;
                    chosen = idea;
                    best = after;
                }
                if (thinking.exhausted()) {
                    break;
                }
            }
            orders.add(chosen);
            if (best == state) {
                plain.add(chosen);
                best = after(state, seat, chosen, chance);
            }
            state = best;
        }
        return new Turn<>(orders, state);
    }

    /** The turn with these orders, as far as they are legal when they come, and then nothing but going on. */
    S planned(S start, Seat seat, List<O> plan, Chance chance) {
        S state = start;
        for (O order : plan) {
            if (!awaits(state, seat)) {
                return state;
            }
            if (legal(state, seat, order)) {
                state = after(state, seat, order, chance);
            }
        }
        return goOn(state, seat, chance);
    }

    /** The turns of all others, until it is this seat's turn again. Who has no habits yet thinks carefully and gets some. */
    S answered(S start, Seat seat, Chance chance) {
        S state = start;
        for (int i = 0; i < LONGEST && !thinking.exhausted(); i++) {
            List<Seat> awaited = game.awaiting(state);
            if (awaited.isEmpty() || awaited.getFirst().equals(seat)) {
                return state;
            }
            state = habitual(state, awaited.getFirst(), chance);
        }
        return state;
    }

    /** From now on the others think carefully again before they answer out of habit. */
    void forgetHabits() {
        habits.clear();
    }

    private S habitual(S start, Seat seat, Chance chance) {
        List<O> known = habits.get(seat);
        if (known == null) {
            Turn<S, O> turn = careful(start, seat, chance);
            List<O> orders =
                    turn.orders.stream().filter(order -> !plain.contains(order)).toList();
            habits.put(seat, experience(seat).promising(orders, TRIED));
            return turn.after;
        }
        S state = start;
        double present = game.worth(state, seat);
        for (O order : known) {
            if (!awaits(state, seat) || thinking.exhausted()) {
                return state;
            }
            if (legal(state, seat, order)) {
                S after = after(state, seat, order, chance);
                double worth = game.worth(after, seat);
                if (worth > present) {
                    state = after;
                    present = worth;
                }
            }
        }
        return goOn(state, seat, chance);
    }

    private S goOn(S start, Seat seat, Chance chance) {
        S state = start;
        for (int i = 0; i < LONGEST && awaits(state, seat); i++) {
            state = after(state, seat, plainest(state, seat), chance);
        }
        return state;
    }

    private O plainest(S state, Seat seat) {
        for (O order : plain) {
            if (legal(state, seat, order)) {
                return order;
            }
        }
        return game.ideas(state, seat).getLast();
    }
}
