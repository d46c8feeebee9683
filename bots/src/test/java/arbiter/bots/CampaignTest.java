package arbiter.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** How captains fight: with combined forces, to the end, and from a start that they choose once. */
class CampaignTest {
    private static final long LOOKS = 300;

    static Stream<Arguments> boards() {
        return Stream.of("gd5", "gd6")
                .map(id -> Games.byId(id).orElseThrow())
                .flatMap(game -> game.boards().names().stream().map(board -> Arguments.of(game, board)));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void captainsPlayToTheEnd(Game<?, ?, ?> game, String board) {
        for (int seats = 2; seats <= 3; seats++) {
            List<String> players = List.of("A", "B", "C").subList(0, seats);
            Setup setup = new Setup(
                    players, Settings.defaults(game.parameters()), game.boards().board(board));
            List<Bot> captains = Collections.nCopies(seats, new Captain());
            Contest.Result result = new Contest(game, setup, captains, 5, LOOKS, 200).play(0);
            assertTrue(
                    result.finished(),
                    () -> "after 200 turns: " + result.curve().getLast());
        }
    }

    /** Guards against a stalemate of four captains that spent all their income on walls and had not finished after 200 turns. */
    @Test
    void noneIsWalledInForEver() {
        Game<?, ?, ?> game = Games.byId("gd5").orElseThrow();
        List<String> players = List.of("A", "B", "C", "D", "E", "F");
        Setup setup = new Setup(
                players, Settings.defaults(game.parameters()), game.boards().board("The Drowned Crown"));
        Contest contest = new Contest(game, setup, Collections.nCopies(6, new Captain()), 1, LOOKS, 200);
        assertTrue(contest.play(9).finished());
    }

    /** A poor bot saves for a Crop Supply. A rich bot does not hoard. */
    @Test
    void aCaptainSavesAndTheRichSpend() throws Misread {
        assertEquals(List.of(), spent(25));
        assertFalse(spent(3_000).isEmpty());
    }

    /** The lines with which a captain far from any enemy spends its Influence, except on new Troops. */
    private static List<String> spent(int influence) throws Misread {
        return spent(Games.byId("gd5").orElseThrow(), influence);
    }

    private static <S, O> List<String> spent(Game<S, O, ?> game, int influence) throws Misread {
        S state = game.words()
                .positions()
                .read(
                        List.of("A", "B"),
                        Settings.of(game.parameters(), new TreeMap<>(Map.of("generation", "off"))),
                        List.of(Line.of("1-2-3-4-5-6-7-8")),
                        Stream.of(
                                        "A: ip " + influence,
                                        "1: A, hq, bivouac",
                                        "2: A, bivouac",
                                        "3: A, bivouac",
                                        "4: A, 5 troop, bivouac",
                                        "5: A",
                                        "8: B, hq")
                                .map(Line::of)
                                .toList());
        Sheet<O> sheet = new Captain().decide(game, state, Seat.of(0), Thinking.looks(1, LOOKS));
        return Play.normalForm(game, state, sheet).stream()
                .filter(line -> line.startsWith("build") || line.startsWith("buy"))
                .toList();
    }

    /** Neither neighbour is strong enough alone. */
    @Test
    void anAttackFromTwoSidesIsFound() throws Misread {
        attackFromTwoSides(
                Games.byId("gd5").orElseThrow(),
                Map.of("generation", "off"),
                List.of("1: A, 5 troop, hq", "2: B, 5 troop", "3: A, 5 troop", "4: B, hq"));
        attackFromTwoSides(
                Games.byId("gd6").orElseThrow(),
                Map.of(),
                List.of("1: A, 5 army, hq", "2: B, 6 army", "3: A, 5 army", "4: B, hq"));
    }

    private static <S, O> void attackFromTwoSides(Game<S, O, ?> game, Map<String, String> options, List<String> given)
            throws Misread {
        S state = game.words()
                .positions()
                .read(
                        List.of("A", "B"),
                        Settings.of(game.parameters(), new TreeMap<>(options)),
                        List.of(Line.of("1-2-3"), Line.of("2-4")),
                        given.stream().map(Line::of).toList());
        Map<Seat, Sheet<O>> sheets = new TreeMap<>();
        Sheet<O> sheet = new Captain().decide(game, state, Seat.of(0), Thinking.looks(1, LOOKS));
        sheets.put(Seat.of(0), sheet);
        S after = Play.resolve(game, state, sheets, new SeededChance(Seed.named("two sides"), 0))
                .state();
        assertTrue(
                game.words().positions().write(after).stream().anyMatch(line -> line.startsWith("2: A")),
                () -> Play.normalForm(game, state, sheet).toString());
    }

    @Test
    void everyBotChoosesItsStartOnce() {
        Game<?, ?, ?> game = Games.byId("gd5").orElseThrow();
        for (Bot bot : Bots.all()) {
            assertEquals(4, resolutionsBeforeTheFirstTurn(game, bot), bot.id());
        }
    }

    private static <S, O> int resolutionsBeforeTheFirstTurn(Game<S, O, ?> game, Bot bot) {
        SeededChance chance = new SeededChance(Seed.named("starts"), 0);
        Setup setup = new Setup(List.of("A", "B", "C", "D"), Settings.defaults(game.parameters()), "");
        S state = game.setup(setup, chance);
        int count = 0;
        while (game.pace(state) == Pace.AT_ONCE && count < 100) {
            Seat seat = game.awaiting(state).getFirst();
            Map<Seat, Sheet<O>> sheets = new TreeMap<>();
            sheets.put(seat, bot.decide(game, state, seat, Thinking.looks(count, LOOKS)));
            state = Play.resolve(game, state, sheets, chance).state();
            count++;
        }
        return count;
    }
}
