package arbiter.games.globaldomination.v;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import arbiter.engine.Resolution;
import arbiter.engine.chance.Chance;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What a seat is told depends only on what it may see: stashes and purchases of others never show (5.2). */
class SecrecyTest {
    private static final int BOARDS = 400;

    private final GlobalDominationV game = new GlobalDominationV();

    private interface Inspect {
        void at(CrowdedBoard board, Seat owner, Seat other, SplittableRandom random, String where);
    }

    private void everywhere(Inspect inspect) {
        for (int n = 0; n < BOARDS; n++) {
            CrowdedBoard board = new CrowdedBoard(game, n);
            SplittableRandom random = new SplittableRandom(n);
            for (int owner = 0; owner < board.position.seats(); owner++) {
                int other = (owner + 1) % board.position.seats();
                inspect.at(board, Seat.of(owner), Seat.of(other), random, "board " + n + ", secrets of seat " + owner);
            }
        }
    }

    private static Position withStash(Position position, Seat owner, Power.Stash stash) {
        Power[] powers = position.powers().clone();
        powers[owner.index()] = powers[owner.index()].withStash(stash);
        return position.with(powers);
    }

    private static Power.Stash stash(SplittableRandom random) {
        return new Power.Stash(random.nextInt(4), random.nextInt(4), random.nextInt(4));
    }

    @Test
    void verdictsMenusAdviceAndPicturesDoNotKnowTheStashOfOthers() {
        everywhere((board, owner, other, random, where) -> {
            Position twin = withStash(board.position, owner, stash(random));
            Sheet<Order> sheet = board.sheets().get(other);
            assertEquals(game.check(board.position, other, sheet), game.check(twin, other, sheet), where);
            assertEquals(
                    game.advice().candidates(board.position, other),
                    game.advice().candidates(twin, other),
                    where);
            assertEquals(
                    game.advice().ideas(board.position, other), game.advice().ideas(twin, other), where);
            assertEquals(
                    game.advice().plans(board.position, other), game.advice().plans(twin, other), where);
            assertEquals(picture(board.position, other, sheet), picture(twin, other, sheet), where);
        });
    }

    private String picture(Position position, Seat viewer, Sheet<Order> sheet) {
        return game.picture()
                .draw(game.view(position, Viewer.of(viewer)), sheet, List.of(), Look.of(Theme.values()[0]));
    }

    @Test
    void reportsDoNotKnowTheStashOfOthers() {
        everywhere((board, owner, other, random, where) -> {
            Map<Seat, Sheet<Order>> sheets = board.sheets();
            sheets.put(owner, without(sheets.get(owner), SecrecyTest::showsAStash));
            Resolution<Position> one = game.resolve(board.position, Sheets.of(sheets), Chance.NONE);
            Position twin = withStash(board.position, owner, stash(random));
            assertSameTo(other, one, game.resolve(twin, Sheets.of(sheets), Chance.NONE), where);
        });
    }

    /** In a first turn a player can buy with the additional Influence, which others cannot see. */
    @Test
    void nobodyLearnsWhatWasBoughtInAFirstTurn() {
        everywhere((board, owner, other, random, where) -> {
            Power[] powers = board.position.powers().clone();
            if (!powers[owner.index()].living() || !board.position.rules().keepValid()) {
                return;
            }
            powers[owner.index()] = powers[owner.index()].inFirstTurn();
            Position position = board.position.with(powers);
            Map<Seat, Sheet<Order>> sheets = new TreeMap<>(board.sheets());
            Sheet<Order> quiet = without(sheets.get(owner), order -> showsAStash(order) || costsInfluence(order));
            sheets.put(owner, quiet);
            Resolution<Position> one = game.resolve(position, Sheets.of(sheets), Chance.NONE);
            List<Reading<Order>> lines = new ArrayList<>(quiet.lines());
            lines.add(Reading.of(new Order.Buy(Item.ALL[random.nextInt(Item.ALL.length)])));
            sheets.put(owner, new Sheet<>(lines));
            Resolution<Position> another = game.resolve(position, Sheets.of(sheets), Chance.NONE);
            assertNotEquals(
                    one.state().powers()[owner.index()].stash(),
                    another.state().powers()[owner.index()].stash());
            assertSameTo(other, one, another, where);
        });
    }

    private void assertSameTo(Seat seat, Resolution<Position> one, Resolution<Position> another, String where) {
        for (Viewer viewer : List.of(Viewer.of(seat), Viewer.PUBLIC)) {
            List<Event> seen = Event.seenBy(viewer, one.events());
            assertEquals(seen, Event.seenBy(viewer, another.events()), where);
            assertEquals(game.view(one.state(), viewer), game.view(another.state(), viewer), where);
            assertEquals(
                    game.words().prose().tell(one.state(), seen),
                    game.words().prose().tell(another.state(), Event.seenBy(viewer, another.events())),
                    where);
        }
        assertEquals(one.verdicts().get(seat), another.verdicts().get(seat), where);
    }

    private static Sheet<Order> without(Sheet<Order> sheet, Predicate<Order> which) {
        return new Sheet<>(sheet.lines().stream()
                .filter(line -> !(line instanceof Reading.Order<Order>(Order order)) || !which.test(order))
                .toList());
    }

    private static boolean showsAStash(Order order) {
        return order instanceof Order.UseCrop || order instanceof Order.UseSalt || order instanceof Order.UseDynamite;
    }

    private static boolean costsInfluence(Order order) {
        return order instanceof Order.Buy
                || order instanceof Order.Bonus
                || order instanceof Order.Build
                || order instanceof Order.BuildTrebuchet
                || order instanceof Order.Rebuild;
    }
}
