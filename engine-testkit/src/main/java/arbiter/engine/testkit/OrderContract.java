package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.Rehearsed;
import arbiter.engine.Resolution;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.words.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What every game promises about orders: every offered order is legal, every accepted order is carried out, and nonsense
 * does no harm.
 */
abstract class OrderContract<S, O, V> extends RandomGames<S, O, V> {
    private static final int ONE_IN = 8;
    private static final int TRIED = 10;
    private static final int MOST_REMEMBERED = 5_000;

    @Test
    void candidatesAreLegal() {
        everywhere("candidates", (state, random, where) -> {
            for (Seat seat : game().awaiting(state)) {
                assertLegal(state, seat, game().advice().candidates(state, seat), where);
                assertIdeasAreLegal(state, seat, where);
            }
        });
    }

    /** A turn is drafted line by line: the orders that the menu offers after a line are legal after that line. */
    @Test
    void whatIsOfferedAfterADraftIsLegalAfterIt() {
        everywhere("rehearsed", (state, random, where) -> {
            List<Seat> awaited = game().awaiting(state);
            Seat seat = awaited.get(random.nextInt(awaited.size()));
            List<O> first = game().advice().candidates(state, seat);
            if (game().pace(state) == Pace.TOGETHER || first.isEmpty()) {
                return;
            }
            O drafted = first.get(random.nextInt(first.size()));
            Rehearsed<S> rehearsed = game().rehearse(state, seat, Sheet.of(drafted));
            List<O> next = rehearsed.certain() ? game().advice().candidates(rehearsed.after(), seat) : List.of();
            for (int i = 0; i < 5 && !next.isEmpty(); i++) {
                O follows = next.get(random.nextInt(next.size()));
                Sheet<O> sheet = Sheet.of(List.of(drafted, follows));
                assertTrue(
                        Verdict.allAccepted(game().check(state, seat, sheet)),
                        where + ": " + game().words().notation().write(state, drafted) + ", then "
                                + game().words().notation().write(rehearsed.after(), follows));
            }
        });
    }

    /** Each order is checked as the only line of a sheet. */
    private void assertLegal(S state, Seat seat, List<O> orders, String where) {
        for (O order : orders) {
            List<Verdict> verdicts = game().check(state, seat, Sheet.of(order));
            assertTrue(
                    Verdict.allAccepted(verdicts),
                    where + ": " + game().words().notation().write(state, order) + " " + verdicts);
        }
    }

    private void assertIdeasAreLegal(S state, Seat seat, String where) {
        List<O> candidates = game().advice().candidates(state, seat);
        List<O> ideas = game().advice().ideas(state, seat);
        assertEquals(candidates.isEmpty(), ideas.isEmpty(), where);
        assertLegal(state, seat, ideas, where);
        assertLegal(state, seat, game().advice().studied(state, seat), where);
        if (!ideas.isEmpty()) {
            assertEquals(candidates.getLast(), ideas.getLast(), where);
        }
    }

    /** Orders of earlier positions are mostly illegal by now. They are kept as text, because another game may have another board. */
    @Test
    void acceptsAnswersLikeCheck() {
        List<String> remembered = new ArrayList<>();
        everywhere("accepts", (state, random, where) -> {
            Notation<S, O> notation = game().words().notation();
            for (Seat seat : game().awaiting(state)) {
                game().advice().candidates(state, seat).stream()
                        .filter(order -> random.nextInt(ONE_IN) == 0)
                        .forEach(order -> remembered.add(notation.write(state, order)));
                for (int i = 0; i < TRIED && !remembered.isEmpty(); i++) {
                    String text = remembered.get(random.nextInt(remembered.size()));
                    if (notation.read(state, seat, text) instanceof Reading.Order<O>(O order)) {
                        acceptsLikeCheck(state, order, List.of(seat, Seat.of(0), Seat.of(1), Seat.HOST), where);
                    }
                }
            }
            if (remembered.size() > MOST_REMEMBERED) {
                remembered.subList(0, remembered.size() / 2).clear();
            }
        });
    }

    private void acceptsLikeCheck(S state, O order, List<Seat> seats, String where) {
        for (Seat seat : seats) {
            assertEquals(
                    Verdict.allAccepted(game().check(state, seat, Sheet.of(order))),
                    game().accepts(state, seat, order),
                    () -> where + ": " + order + " of " + seat);
        }
    }

    /** Tested on the position as the seat knows it, because hidden facts are decided only when the turn is resolved. */
    @Test
    void whatCheckAcceptsResolveCarriesOut() {
        everywhere("carried out", (state, random, where) -> {
            List<Seat> awaited = game().awaiting(state);
            Seat seat = awaited.get(random.nextInt(awaited.size()));
            Sheet<O> sheet = new RandomPlay<>(game(), random).sheet(state, seat);
            S known = game().forget(state, Viewer.of(seat), chance(where));
            List<Verdict> verdicts = Play.resolve(game(), known, Map.of(seat, sheet), chance(where))
                    .verdicts()
                    .get(seat);
            assertEquals(Play.check(game(), state, seat, sheet), verdicts, where);
        });
    }

    @Test
    void mutatedOrdersAreReadAndCheckedWithoutAccident() {
        RuleIds<S, O> ids = new RuleIds<>(game());
        everywhere("mutated", (state, random, where) -> {
            for (Seat seat : game().awaiting(state)) {
                List<O> candidates = game().advice().candidates(state, seat);
                List<String> lines = new ArrayList<>();
                for (int i = 0; i < 5 && !candidates.isEmpty(); i++) {
                    O order = candidates.get(random.nextInt(candidates.size()));
                    lines.add(mutated(game().words().notation().write(state, order), random));
                }
                Sheet<O> sheet = Play.read(game(), state, seat, lines);
                List<Verdict> verdicts = game().check(state, seat, sheet);
                assertEquals(lines.size(), verdicts.size(), where + ": " + lines);
                for (Verdict verdict : verdicts) {
                    if (verdict instanceof Verdict.Rejected(var rejection)) {
                        assertFalse(
                                game().words().prose().explain(state, rejection).isBlank(), where + ": " + rejection);
                    }
                }
                ids.assertOnlyLinked(state, sheet, verdicts, where);
                Resolution<S> resolution = Play.resolve(game(), state, Map.of(seat, sheet), chance(where));
                assertEquals(
                        lines.size(),
                        resolution.verdicts().getOrDefault(seat, List.of()).size(),
                        where);
            }
        });
    }
}
