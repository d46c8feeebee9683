package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Lookout;
import arbiter.engine.Lookout.Thing;
import arbiter.engine.Play;
import arbiter.engine.ahead.Checked;
import arbiter.engine.ahead.Expansion;
import arbiter.engine.ahead.Expansions;
import arbiter.engine.ahead.Posture;
import arbiter.engine.ahead.StandingOrders;
import arbiter.engine.ahead.StandingOrders.Conditions;
import arbiter.engine.guide.Choice;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** What every game promises about standing orders: they reveal nothing, and what they come to is legal. */
abstract class AheadContract<S, O, V> extends SheetContract<S, O, V> {
    private static final List<Posture> POSTURES =
            List.of(Posture.NONE, new Posture.Hold(), new Posture.Retreat(), new Posture.Defend());

    /** Positions that look the same to a seat give the same sheet and the same explanations. */
    @Test
    void standingOrdersRevealNothing() {
        seldom("ahead", (state, random, where) -> {
            for (Seat seat : game().awaiting(state)) {
                StandingOrders standing = some(state, seat, random);
                Expansion known = Expansions.of(game(), state, seat, standing);
                List<Checked> explained = explained(state, seat, standing);
                S forgotten = game().forget(state, Viewer.of(seat), chance(where));
                assertEquals(known, Expansions.of(game(), forgotten, seat, standing), where + ": " + standing);
                assertEquals(explained, explained(forgotten, seat, standing), where);
                for (int owner = 0; owner < players(where).size(); owner++) {
                    if (owner != seat.index()) {
                        for (S other : withOtherSecrets(state, Seat.of(owner), random)) {
                            assertEquals(known, Expansions.of(game(), other, seat, standing), where + ": " + standing);
                            assertEquals(explained, explained(other, seat, standing), where);
                        }
                    }
                }
            }
        });
    }

    /** What is said about the lines while they are typed, also about a misspelt one. */
    private List<Checked> explained(S state, Seat seat, StandingOrders standing) {
        List<String> lines = new ArrayList<>(standing.lines());
        standing.lines().stream().findFirst().ifPresent(line -> lines.add(line.replaceFirst(": ", " : x")));
        return lines.stream()
                .map(line -> Checked.of(game(), state, seat, line, Conditions.ALLOWED))
                .toList();
    }

    @Test
    void standingOrdersGiveLegalSheets() {
        seldom("legal ahead", (state, random, where) -> {
            for (Seat seat : game().awaiting(state)) {
                StandingOrders standing = some(state, seat, random);
                List<String> orders =
                        Expansions.of(game(), state, seat, standing).orders();
                Sheet<O> sheet = Play.read(game(), state, seat, orders);
                List<Verdict> verdicts = Play.check(game(), state, seat, sheet);
                assertTrue(Verdict.allAccepted(verdicts), where + ": " + orders + " " + verdicts);
                assertEquals(orders, Play.normalForm(game(), state, sheet), where);
                for (String line : standing.lines()) {
                    Checked checked = Checked.of(game(), state, seat, line, Conditions.ALLOWED);
                    assertNull(checked.slip(), where + ": " + line);
                    assertEquals(
                            checked.normal(),
                            Checked.of(game(), state, seat, checked.normal(), Conditions.ALLOWED)
                                    .normal(),
                            where);
                }
            }
        });
    }

    private StandingOrders some(S state, Seat seat, RandomGenerator random) {
        List<O> candidates = game().advice().candidates(state, seat);
        List<String> places = game().guide().choices(state, seat, Sheet.empty()).stream()
                .map(Choice::places)
                .flatMap(List::stream)
                .distinct()
                .toList();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 4 && !candidates.isEmpty(); i++) {
            String order = game().words().notation().write(state, candidates.get(random.nextInt(candidates.size())));
            lines.add(line(state, order, places, random));
        }
        return new StandingOrders(lines, POSTURES.get(random.nextInt(POSTURES.size())), Conditions.ALLOWED);
    }

    private String line(S state, String order, List<String> places, RandomGenerator random) {
        Lookout<V> lookout = game().ahead().lookout().orElse(null);
        if (lookout == null || places.isEmpty() || random.nextInt(4) == 0) {
            return "turn " + game().turn(state) + ": " + order;
        }
        List<String> names = lookout.players(game().view(state, Viewer.PUBLIC));
        Thing thing = lookout.things().get(random.nextInt(lookout.things().size()));
        Thing stock = lookout.stocks().get(random.nextInt(lookout.stocks().size()));
        String place = places.get(random.nextInt(places.size()));
        String player = names.get(random.nextInt(names.size()));
        return switch (random.nextInt(4)) {
            case 0 -> "if " + place + " has " + random.nextInt(4) + " " + thing.name() + ": " + order + " else hold";
            case 1 -> "unless no " + thing.name() + " in " + place + " or " + place + " is mine: " + order;
            case 2 -> "if \"" + player + "\" has more than " + random.nextInt(9) + " " + stock.name() + ": " + order;
            default -> "every turn: if " + place + " is not enemy and I have " + stock.name() + ": " + order;
        };
    }
}
