package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** What every game promises about secrets: no seat is told more than it may see. */
abstract class SecrecyContract<S, O, V> extends OrderContract<S, O, V> {
    /** Positions that differ from this one only in secrets of {@code owner}. */
    protected abstract List<S> withOtherSecrets(S state, Seat owner, RandomGenerator random);

    @Test
    void secretsStaySecret() {
        hereAndThere("secrets", (state, random, where) -> {
            V seenByAll = game().view(state, Viewer.PUBLIC);
            List<V> seen = new ArrayList<>();
            for (int seat = 0; seat < players(where).size(); seat++) {
                seen.add(game().view(state, Viewer.of(Seat.of(seat))));
            }
            for (int owner = 0; owner < seen.size(); owner++) {
                for (S other : withOtherSecrets(state, Seat.of(owner), random)) {
                    assertEquals(seenByAll, game().view(other, Viewer.PUBLIC), where);
                    for (int seat = 0; seat < seen.size(); seat++) {
                        if (seat != owner) {
                            assertEquals(seen.get(seat), game().view(other, Viewer.of(Seat.of(seat))), where);
                        }
                    }
                }
            }
        });
    }

    /** Everything that a seat is told is a function of what it may see. */
    @Test
    void aSeatIsToldOnlyWhatItMaySee() {
        seldom("told", (state, random, where) -> {
            List<Seat> seats = new ArrayList<>();
            Map<Seat, List<String>> typed = new TreeMap<>();
            for (int index = 0; index < players(where).size(); index++) {
                seats.add(Seat.of(index));
                typed.put(Seat.of(index), typed(state, Seat.of(index), random));
            }
            Secrecy<S, O, V> secrecy = new Secrecy<>(game(), state, typed, () -> chance(where), where);
            for (Seat owner : seats) {
                List<Seat> others =
                        seats.stream().filter(seat -> !seat.equals(owner)).toList();
                List<Viewer> viewers = new ArrayList<>(List.of(Viewer.PUBLIC));
                others.forEach(seat -> viewers.add(Viewer.of(seat)));
                Secrecy<S, O, V>.Turn turn = secrecy.turnWithout(owner, random);
                for (S other : withOtherSecrets(state, owner, random)) {
                    others.forEach(seat -> secrecy.holdsWhileOrdering(other, seat));
                    if (reportsMatch(state, other, owner)) {
                        turn.tellsTheSameAs(other, viewers);
                    }
                }
            }
        });
    }

    /**
     * Whether the report of the turn must be the same for the other seats if the owner has other secrets. A game returns
     * false if its rules use the secret without an order, such as a standing answer to an attack.
     */
    protected boolean reportsMatch(S state, S other, Seat owner) {
        return true;
    }

    /** Some lines as a player might type them, mistakes included. */
    private List<String> typed(S state, Seat seat, RandomGenerator random) {
        List<O> candidates = game().advice().candidates(state, seat);
        List<String> lines = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0 && !candidates.isEmpty(); i--) {
            String line = game().words().notation().write(state, candidates.get(random.nextInt(candidates.size())));
            lines.add(random.nextInt(4) == 0 ? mutated(line, random) : line);
        }
        return lines;
    }

    @Test
    void whatIsForgottenIsGoneAndWhatIsSeenStays() {
        hereAndThere("forgotten", (state, random, where) -> {
            for (int seat = 0; seat < players(where).size(); seat++) {
                Viewer viewer = Viewer.of(Seat.of(seat));
                S forgotten = game().forget(state, viewer, chance(where));
                List<String> known = game().words().positions().write(forgotten);
                assertEquals(game().view(state, viewer), game().view(forgotten, viewer), where);
                assertEquals(
                        game().awaiting(state).contains(Seat.of(seat)),
                        game().awaiting(forgotten).contains(Seat.of(seat)),
                        where);
                for (int owner = 0; owner < players(where).size(); owner++) {
                    if (owner != seat) {
                        for (S other : withOtherSecrets(state, Seat.of(owner), random)) {
                            assertEquals(
                                    known,
                                    game().words().positions().write(game().forget(other, viewer, chance(where))),
                                    where);
                        }
                    }
                }
            }
        });
    }
}
