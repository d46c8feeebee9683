package arbiter.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.search.EvenDice;
import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every bot guarantees in every game. */
class BotTest {
    private static final long LOOKS = 60;

    static Stream<Game<?, ?, ?>> games() {
        return Games.all().stream();
    }

    @Test
    void allFourGamesAreAtTheTable() {
        assertEquals(
                List.of("carbon", "dynasty", "gd5", "gd6"),
                games().map(game -> game.ruleset().id()).toList());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySheetIsAcceptedLineByLine(Game<?, ?, ?> game) {
        everySheetIsAccepted(game);
    }

    private static <S, O> void everySheetIsAccepted(Game<S, O, ?> game) {
        for (Table.Decision<S> at : new Table<>(game).decisions(1, 30)) {
            for (Bot bot : Bots.all()) {
                Sheet<O> sheet = bot.decide(game, at.state(), at.seat(), Thinking.looks(3, LOOKS));
                List<Verdict> verdicts = Play.check(game, at.state(), at.seat(), sheet);
                assertEquals(sheet.lines().size(), verdicts.size());
                assertTrue(
                        Verdict.allAccepted(verdicts),
                        () -> bot.id() + " " + Play.normalForm(game, at.state(), sheet) + " " + verdicts);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSameSeedAndViewGiveTheSameSheet(Game<?, ?, ?> game) {
        theSameSeedGivesTheSameSheet(game);
    }

    private static <S, O> void theSameSeedGivesTheSameSheet(Game<S, O, ?> game) {
        for (Table.Decision<S> at : new Table<>(game).decisions(2, 12)) {
            for (Bot bot : Bots.all()) {
                Sheet<O> once = bot.decide(game, at.state(), at.seat(), Thinking.looks(5, LOOKS));
                assertEquals(once, bot.decide(game, at.state(), at.seat(), Thinking.looks(5, LOOKS)), bot.id());
            }
        }
    }

    /** {@link Game#forget} gives a position with other secrets. The seat cannot distinguish the two. */
    @ParameterizedTest
    @MethodSource("games")
    void secretsOfOthersDoNotReachTheSheet(Game<?, ?, ?> game) {
        secretsDoNotReachTheSheet(game);
    }

    private static <S, O> void secretsDoNotReachTheSheet(Game<S, O, ?> game) {
        SplittableRandom random = new SplittableRandom(7);
        for (Table.Decision<S> at : new Table<>(game).decisions(3, 16)) {
            S other = game.forget(at.state(), Viewer.of(at.seat()), (bound, purpose) -> random.nextInt(bound));
            for (Bot bot : Bots.all()) {
                assertEquals(
                        bot.decide(game, at.state(), at.seat(), Thinking.looks(9, LOOKS)),
                        bot.decide(game, other, at.seat(), Thinking.looks(9, LOOKS)),
                        bot.id());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aRecruitIsNeverIdleWhenItCouldAct(Game<?, ?, ?> game) {
        aRecruitActs(game);
    }

    private static <S, O> void aRecruitActs(Game<S, O, ?> game) {
        int choices = 0;
        int plain = 0;
        for (Table.Decision<S> at : new Table<>(game).decisions(4, 200)) {
            List<O> candidates = game.advice().candidates(at.state(), at.seat());
            Sheet<O> sheet = new Recruit().decide(game, at.state(), at.seat(), Thinking.looks(11 + choices, 1));
            assertEquals(candidates.isEmpty(), sheet.lines().isEmpty());
            if (candidates.size() > 1 && game.pace(at.state()) == Pace.AT_ONCE) {
                choices++;
                plain += sheet.orders().toList().contains(candidates.getLast()) ? 1 : 0;
            }
        }
        assertTrue(plain <= choices / 4, plain + " of " + choices + " times it only went on");
    }

    /** Every bot ends its turns instead of repeating the same orders. */
    @ParameterizedTest
    @MethodSource("games")
    void turnsEndWithEveryBot(Game<?, ?, ?> game) {
        for (Bot bot : Bots.all()) {
            assertTrue(new Table<>(game).resolutionsOfTheFirstTurns(bot, LOOKS) <= 120, bot.id());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aBudgetInLooksIsKept(Game<?, ?, ?> game) {
        theBudgetIsKept(game);
    }

    /** A search may finish the step in which its budget ends, but not more. */
    private static <S, O> void theBudgetIsKept(Game<S, O, ?> game) {
        for (Table.Decision<S> at : new Table<>(game).decisions(5, 6)) {
            int candidates = game.advice().candidates(at.state(), at.seat()).size();
            Thinking thinking = Thinking.looks(13, 2_000);
            Sheet<O> sheet = new Marshal().decide(game, at.state(), at.seat(), thinking);
            assertFalse(thinking.looked() > 2_000 + 3L * candidates, thinking.looked() + " looks for " + sheet);
        }
    }

    /** When all houses are built, inner ones become land tokens, and new towns are founded. A single city cannot achieve that. */
    @Test
    void captainsOfDynastyBuilderGrowToTheEnd() {
        Game<?, ?, ?> dynasty = Games.byId("dynasty").orElseThrow();
        Contest contest = new Contest(dynasty, Table.setup(dynasty), List.of(new Captain(), new Captain()), 1, 150, 20);
        for (int number = 0; number < 3; number++) {
            long most = contest.play(number).curve().getLast().stream()
                    .mapToLong(points -> points)
                    .max()
                    .orElseThrow();
            assertTrue(most > 10, most + " points in game " + number);
        }
    }

    /**
     * Guards against a stalemate of three captains with one town each that only raided each other, because all of them built for a City
     * first.
     */
    @Test
    void threeCaptainsOfDynastyBuilderDoNotStandStill() {
        Game<?, ?, ?> dynasty = Games.byId("dynasty").orElseThrow();
        Setup three = new Setup(List.of("A", "B", "C"), Settings.defaults(dynasty.parameters()), "");
        List<Bot> captains = List.of(new Captain(), new Captain(), new Captain());
        for (int number = 0; number < 3; number++) {
            List<Long> points = new Contest(dynasty, three, captains, 1, 300, 15)
                    .play(number)
                    .curve()
                    .getLast();
            long all = points.stream().mapToLong(each -> each).sum();
            assertTrue(all >= 12, points + " in game " + number);
        }
    }

    /** The host may choose other interpretations of the source rules. Bots play those too, to the end and without a rejected line. */
    @Test
    void botsPlayDynastyBuilderPhaseByPhaseAndWithOptionalSupport() {
        otherReadings(Games.byId("dynasty").orElseThrow());
    }

    private static <S, O> void otherReadings(Game<S, O, ?> dynasty) {
        Map<String, String> options = new TreeMap<>(
                Map.of("roundPhases", "on", "support", "optional", "hostileBuild", "off", "turnLimit", "6"));
        Setup setup = new Setup(List.of("A", "B", "C"), Settings.of(dynasty.parameters(), options), "");
        List<Bot> bots = List.of(new Captain(), new Marshal(), new Captain());
        SeededChance chance = new SeededChance(Seed.named("other readings"), 0);
        S state = dynasty.setup(setup, chance);
        for (int i = 0; !dynasty.standing(state).over(); i++) {
            assertTrue(i < 500, "the game does not end");
            Seat seat = dynasty.awaiting(state).getFirst();
            Sheet<O> sheet = bots.get(seat.index()).decide(dynasty, state, seat, Thinking.looks(i, 150));
            List<Verdict> verdicts = Play.check(dynasty, state, seat, sheet);
            assertTrue(Verdict.allAccepted(verdicts), () -> seat + " " + verdicts);
            state = Play.resolve(dynasty, state, Map.of(seat, sheet), chance).state();
        }
        assertEquals(6, dynasty.turn(state));
    }

    @Test
    void aMarshalBeginsAsItHasStudied() {
        marshalsKnowTheBook(Games.byId("dynasty").orElseThrow());
    }

    private static <S, O> void marshalsKnowTheBook(Game<S, O, ?> dynasty) {
        S state = dynasty.setup(Table.setup(dynasty), new SeededChance(Seed.named("studied"), 0));
        Seat seat = dynasty.awaiting(state).getFirst();
        Thinking thinking = Thinking.looks(1, 1_500);
        Sheet<O> sheet = new Marshal().decide(dynasty, state, seat, thinking);
        assertEquals(Sheet.of(dynasty.advice().studied(state, seat).getFirst()), sheet);
        assertEquals(0, thinking.looked());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aMarshalOrdersUpToTheFirstDice(Game<?, ?, ?> game) {
        onlyTheLastOrderIsUncertain(game);
    }

    /** Orders that were planned together are given together, except what comes after dice or after another seat's reply. */
    private static <S, O> void onlyTheLastOrderIsUncertain(Game<S, O, ?> game) {
        int longest = 0;
        for (Table.Decision<S> at : new Table<>(game).decisions(6, 40)) {
            if (game.pace(at.state()) == Pace.AT_ONCE) {
                Sheet<O> sheet = new Marshal().decide(game, at.state(), at.seat(), Thinking.looks(17, 1_000));
                List<O> orders = sheet.orders().toList();
                EvenDice dice = new EvenDice(1);
                S state = at.state();
                for (O order : orders) {
                    assertEquals(0, dice.drawn(), () -> "thrown before " + order + " of " + orders);
                    assertTrue(game.awaiting(state).contains(at.seat()), () -> order + " of " + orders);
                    state = game.resolve(state, Sheets.of(at.seat(), Sheet.of(order)), dice)
                            .state();
                }
                longest = Math.max(longest, orders.size());
            }
        }
        assertTrue(longest != 1, "never more than one order");
    }

    /** In an imagined turn, new buildings may be lost again. That must not stop the bot from building. */
    @Test
    void aMarshalOfDynastyBuilderUsesItsBuildActions() {
        marshalsBuild(Games.byId("dynasty").orElseThrow());
    }

    private static <S, O> void marshalsBuild(Game<S, O, ?> dynasty) {
        int rounds = 6;
        int built = 0;
        for (int number = 0; number < 2; number++) {
            SeededChance chance = new SeededChance(Seed.named("building " + number), 0);
            S state = dynasty.setup(Table.setup(dynasty), chance);
            for (int i = 0; dynasty.turn(state) <= rounds; i++) {
                Seat seat = dynasty.awaiting(state).getFirst();
                boolean watched = seat.index() == number;
                Bot bot = watched ? new Marshal() : new Captain();
                Sheet<O> sheet = bot.decide(dynasty, state, seat, Thinking.looks(i, 1_500));
                if (watched) {
                    built += (int) Play.normalForm(dynasty, state, sheet).stream()
                            .filter(order -> order.startsWith("build house"))
                            .count();
                }
                state = Play.resolve(dynasty, state, Map.of(seat, sheet), chance)
                        .state();
            }
        }
        assertEquals(2 * rounds * 3, built);
    }
}
