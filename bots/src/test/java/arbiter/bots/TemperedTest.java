package arbiter.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.search.Thinking;
import arbiter.bots.temper.Recent;
import arbiter.bots.temper.Temperament;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TemperedTest {
    private static final int LOOKS = 80;

    private static Bot bot(String id) {
        return Bots.byId(id).orElseThrow();
    }

    private static Game<?, ?, ?> game(String id) {
        return Games.byId(id).orElseThrow();
    }

    @Test
    void theIdSaysEverythingAndHasOneForm() {
        for (String id : List.of("captain", "captain-bold", "marshal-300", "grandmaster-vengeful-1000")) {
            assertEquals(id, bot(id).id());
        }
        for (String id : List.of(
                "captain-even",
                "captain-",
                "captain-0",
                "captain-010",
                "captain-300-bold",
                "captain-brave",
                "general-bold",
                "Captain",
                "captain-bold-bold",
                "captain-1000000")) {
            assertEquals(Optional.empty(), Bots.byId(id), id);
        }
        assertSame(Bots.all().get(2), bot("captain"));
        Bots.tempered().forEach(id -> assertEquals(id, bot(id).id()));
        assertEquals(
                Bots.all().size() * Temperament.NAMED.size(), Bots.tempered().size());
    }

    @Test
    void theSentenceNamesTemperamentAndHandicap() {
        String sentence = bot("captain-careful-300").sentence();
        assertTrue(sentence.contains(bot("captain").sentence()), sentence);
        assertTrue(sentence.contains(Temperament.CAREFUL.sentence()), sentence);
        assertTrue(sentence.contains("300 positions"), sentence);
    }

    /** A game of four captains, one of them in seat 1 with this id: the positions in which seat 1 decides, and what it orders. */
    private record Played<S, O>(List<S> positions, List<Sheet<O>> sheets) {}

    private static <S, O> Played<S, O> played(Game<S, O, ?> game, String id, int turns) {
        Setup setup = new Setup(List.of("A", "B", "C", "D"), Settings.defaults(game.parameters()), "");
        SeededChance chance = new SeededChance(Seed.named("temperaments"), 0);
        S state = game.setup(setup, chance);
        Recent<S> recent = new Recent<>(game);
        Played<S, O> played = new Played<>(new ArrayList<>(), new ArrayList<>());
        for (int i = 0; game.turn(state) <= turns && !game.standing(state).over(); i++) {
            Map<Seat, Sheet<O>> sheets = new TreeMap<>();
            for (Seat seat : game.awaiting(state)) {
                Bot bot = bot(seat.index() == 1 ? id : "captain").told(() -> recent.toldTo(seat));
                Sheet<O> sheet = bot.decide(game, state, seat, Thinking.looks(10L * i + seat.index(), LOOKS));
                assertTrue(Verdict.allAccepted(game.check(state, seat, sheet)), id);
                sheets.put(seat, sheet);
                if (seat.index() == 1) {
                    played.positions.add(state);
                    played.sheets.add(sheet);
                }
                if (game.pace(state) == Pace.AT_ONCE) {
                    break;
                }
            }
            Resolution<S> resolution = Play.resolve(game, state, sheets, chance);
            state = resolution.state();
            recent.add(resolution);
        }
        return played;
    }

    @ParameterizedTest
    @CsvSource({"gd5,14", "gd6,14", "dynasty,28", "carbon,16"})
    void temperamentsPlayDifferentlyAndAlwaysTheSameForASeed(String id, int turns) {
        differs(game(id), turns);
    }

    private static <S, O> void differs(Game<S, O, ?> game, int turns) {
        Map<List<Sheet<O>>, String> ways = new LinkedHashMap<>();
        for (String bot : List.of("captain", "captain-bold", "captain-careful", "captain-vengeful")) {
            List<Sheet<O>> sheets = played(game, bot, turns).sheets;
            assertNull(ways.put(sheets, bot), bot + " plays like another temperament");
            if (bot.equals("captain-vengeful")) {
                assertEquals(sheets, played(game, bot, turns).sheets);
            }
        }
    }

    @Test
    void withoutAnOffenceAVengefulBotPlaysLikeAnEvenOne() {
        even(game("gd6"));
    }

    private static <S, O> void even(Game<S, O, ?> game) {
        for (S state : played(game, "captain", 6).positions) {
            assertEquals(
                    bot("captain").decide(game, state, Seat.of(1), Thinking.looks(5, LOOKS)),
                    bot("captain-vengeful").decide(game, state, Seat.of(1), Thinking.looks(5, LOOKS)));
        }
    }

    @ParameterizedTest
    @CsvSource({"gd5,14", "gd6,14", "dynasty,28", "carbon,12"})
    void exposureIsNeverNegativeAndSometimesThere(String id, int turns) {
        exposed(game(id), turns);
    }

    private static <S> void exposed(Game<S, ?, ?> game, int turns) {
        double most = 0;
        for (S state : played(game, "recruit", turns).positions) {
            double exposure = game.advice().exposure(state, Seat.of(1));
            assertTrue(exposure >= 0, game.ruleset().id());
            most = Math.max(most, exposure);
        }
        assertTrue(most > 0, "nothing is ever in danger in " + game.ruleset().id());
    }

    @ParameterizedTest
    @ValueSource(strings = {"gd6", "dynasty"})
    void aHandicapBoundsTheLooks(String id) {
        bounded(game(id));
    }

    private static <S, O> void bounded(Game<S, O, ?> game) {
        for (Table.Decision<S> at : new Table<>(game).decisions(4, 8)) {
            Thinking free = Thinking.looks(5, 4_000);
            bot("marshal").decide(game, at.state(), at.seat(), free);
            Thinking limited = Thinking.looks(5, 4_000);
            bot("marshal-50").decide(game, at.state(), at.seat(), limited);
            // A step that has begun is finished, so a few looks more are possible.
            assertTrue(limited.looked() <= 50 + 60, limited.looked() + " looks");
            if (free.looked() > 1_000) {
                assertNotEquals(free.looked(), limited.looked());
            }
        }
    }
}
