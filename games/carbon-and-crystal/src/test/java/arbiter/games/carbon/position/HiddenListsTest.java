package arbiter.games.carbon.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import arbiter.engine.Play;
import arbiter.engine.Rehearsed;
import arbiter.engine.Resolution;
import arbiter.engine.chance.ScriptedChance;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.CarbonAndCrystal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Lists are the only secret of this game (CC-9). Random play reveals them after one resolution, so this test states
 * positions in which only some lists are in: the others are told the same, whatever the lists contain.
 */
class HiddenListsTest {
    private static final CarbonAndCrystal GAME = new CarbonAndCrystal();
    private static final List<String> LISTS = List.of(
            "list FERRUM",
            "list FERRUM LGD*6",
            "list LUMEN SHA*6 STP BEA*2",
            "list LUMEN CHA*2 FOR POO*4 ARC RAY SIP*2 BEA*3 VEL*2 SHA*6 LAN*4 VEI STR*3 ORB CAN RAD KEE FOC HOU STA");
    private static final List<String> TYPED = List.of(
            "LIST FERRUM LGD*6",
            "LIST LUMEN SHA*7",
            "LIST FERRUM SHA",
            "LIST FERUM LGD",
            "MOVE RIG#1 -7,3",
            "ACTIVATE STP B.SHA#1 -1,3",
            "PRODUCE CMD#1 LGDD",
            "RESIGN",
            "DRAW ACCEPT");

    private static Position lists(String... sides) throws Misread {
        List<Line> given = Stream.concat(Stream.of("phase lists"), Stream.of(sides))
                .map(Line::of)
                .toList();
        List<String> players = List.of("Ann", "Bob", "Cem", "Dag");
        return GAME.words().positions().read(players, Settings.defaults(Numbers.PARAMETERS), List.of(), given);
    }

    @Test
    void whateverIsInAListTheOthersAreToldTheSame() throws Misread {
        for (String list : LISTS) {
            Position one = lists("B: " + LISTS.getFirst(), "D: " + LISTS.getLast());
            Position other = lists("B: " + list, "D: " + LISTS.getLast());
            for (int seat : new int[] {0, 2, 3}) {
                assertEquals(told(one, Seat.of(seat)), told(other, Seat.of(seat)), list);
            }
            assertEquals(seen(one, Viewer.PUBLIC), seen(other, Viewer.PUBLIC), list);
        }
        assertNotEquals(told(lists("B: " + LISTS.get(1)), Seat.of(1)), told(lists("B: " + LISTS.get(2)), Seat.of(1)));
    }

    @Test
    void aReplacedListIsToldOnceAndABotHandsInOnlyOne() throws Misread {
        Position position = lists();
        Seat ann = Seat.of(0);
        Sheet<Order> twice = Play.read(GAME, position, ann, List.of("LIST LUMEN SHA", "LIST FERRUM LGD*2"));
        Resolution<Position> resolution = Play.resolve(
                GAME, position, Map.of(ann, twice, waiting(ann), refused()), new ScriptedChance(List.of()));
        assertEquals(
                1,
                resolution.events().stream()
                        .filter(new Happening.ListHandedIn(ann)::equals)
                        .count());
        assertEquals(2, GAME.advice().openings(position, ann).size());
        GAME.advice().openings(position, ann).forEach(sheet -> assertEquals(1, sheet.size()));
    }

    /** Everything that the page, the terminal and a bot in this seat can ask for. */
    private static List<Object> told(Position position, Seat seat) {
        List<Object> told = new ArrayList<>(seen(position, Viewer.of(seat)));
        told.add(GAME.awaiting(position).contains(seat));
        told.add(GAME.mayOrder(position, seat));
        told.add(GAME.advice().candidates(position, seat));
        told.add(GAME.advice().ideas(position, seat));
        told.add(GAME.advice().openings(position, seat));
        told.add(GAME.words().positions().write(GAME.forget(position, Viewer.of(seat), new ScriptedChance(List.of()))));
        for (String line : TYPED) {
            Sheet<Order> sheet = Play.read(GAME, position, seat, List.of(line));
            for (Verdict verdict : GAME.check(position, seat, sheet)) {
                told.add(
                        verdict instanceof Verdict.Rejected(var rejection)
                                ? rejection + GAME.words().prose().explain(position, rejection)
                                : "accepted");
            }
            Rehearsed<Position> rehearsed = GAME.rehearse(position, seat, sheet);
            told.add(GAME.view(rehearsed.after(), Viewer.of(seat)));
            // Another list is still missing, so this reveals nothing.
            Resolution<Position> resolution = Play.resolve(
                    GAME, position, Map.of(seat, sheet, waiting(seat), refused()), new ScriptedChance(List.of()));
            List<Event> events = Event.seenBy(Viewer.of(seat), resolution.events());
            told.add(events);
            told.add(GAME.words().prose().tell(resolution.state(), events));
            told.addAll(seen(resolution.state(), Viewer.of(seat)));
        }
        return told;
    }

    /** A seat without a list, other than this one. */
    private static Seat waiting(Seat seat) {
        return Seat.of(seat.index() == 2 ? 0 : 2);
    }

    private static Sheet<Order> refused() {
        return Sheet.of(new Order.Listing("FERRUM", List.of(new Order.Copies("LGD", 99))));
    }

    private static List<Object> seen(Position position, Viewer viewer) {
        View view = GAME.view(position, viewer);
        return List.of(
                view,
                GAME.picture().sketch(view),
                GAME.picture().draw(view, Sheet.empty(), List.of(), Look.of(Theme.PAPER)));
    }
}
