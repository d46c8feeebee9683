package arbiter.games.globaldomination.vi.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.ahead.Checked;
import arbiter.engine.ahead.Expansion;
import arbiter.engine.ahead.Expansions;
import arbiter.engine.ahead.Posture;
import arbiter.engine.ahead.StandingOrders;
import arbiter.engine.ahead.StandingOrders.Conditions;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.Recorder;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every form of the grammar of standing orders: its normal form, its sentence, and what is said about mistakes. */
class StandingWordsTest {
    private static final Game<?, ?, ?> GAME = Games.byId("gd6").orElseThrow();

    private static Checked checked(String line) {
        return checked(GAME, line);
    }

    private static <S, O, V> Checked checked(Game<S, O, V> game, String line) {
        return Checked.of(game, start(game), Seat.of(0), line, Conditions.ALLOWED);
    }

    private static <S, O, V> S start(Game<S, O, V> game) {
        Setup setup = new Setup(List.of("A", "Wild Cats"), Settings.defaults(game.parameters()), "");
        return new Recorder<>(game, setup, Seed.named("standing words")).state();
    }

    /** A line as somebody writes it, its normal form, and its sentence. */
    private static final String FORMS = """
            turn 9: hold
            turn 9: hold
            In turn 9, give no orders.

            turns 3 to 5: hold
            turns 3 to 5: hold
            In the turns 3 to 5, give no orders.

            from turn 4: hold
            from turn 4: hold
            From turn 4 on, give no orders.

            every turn: hold
            every turn: hold
            In every turn, give no orders.

            every 3 turns from turn 2: hold
            every 3 turns from turn 2: hold
            In turn 2 and in every 3rd turn after it, give no orders.

            every 2 turns: hold
            every 2 turns from turn 2: hold
            In turn 2 and in every 2nd turn after it, give no orders.

            next turn: hold
            turn 2: hold
            In turn 2, give no orders.

            turn 0: hold
            turn 0: hold
            In turn 0, give no orders. This is over.

            every turn: build hq 3; build library 3
            every turn: build hq 3; build library 3
            In every turn, “Build the HQ in Hollin”, then “Build a Library in Hollin”.

            if 12 is mine: hold
            every turn: if 12 is mine: hold
            In every turn, if Karst belongs to you: give no orders.

            if 12 is not mine then hold
            every turn: if 12 is not mine: hold
            In every turn, if Karst does not belong to you: give no orders.

            if 12 is enemy or 12 is neutral: hold
            every turn: if 12 is enemy or 12 is neutral: hold
            In every turn, if Karst belongs to an enemy, or Karst belongs to nobody: give no orders.

            if 12 is "Wild Cats": hold
            every turn: if 12 is "Wild Cats": hold
            In every turn, if Karst belongs to Wild Cats: give no orders.

            unless 7 has 5 army: hold
            every turn: unless 7 has 5 army: hold
            In every turn, unless Quill has at least 5 armies: give no orders.

            if 5 armies in 7: hold
            every turn: if 7 has 5 army: hold
            In every turn, if Quill has at least 5 armies: give no orders.

            if 7 has at least 1 army: hold
            every turn: if 7 has army: hold
            In every turn, if Quill has at least 1 army: give no orders.

            if 7 has no army: hold
            every turn: if 7 has no army: hold
            In every turn, if Quill has no armies: give no orders.

            if 7 has exactly 2 units: hold
            every turn: if 7 has exactly 2 unit: hold
            In every turn, if Quill has exactly 2 units: give no orders.

            if more than 2 units in 7: hold
            every turn: if 7 has more than 2 unit: hold
            In every turn, if Quill has more than 2 units: give no orders.

            if 7 has fewer than 2 units: hold
            every turn: if 7 has fewer than 2 unit: hold
            In every turn, if Quill has fewer than 2 units: give no orders.

            if 7 has an hq and 7 has wasteland: hold
            every turn: if 7 has hq and 7 has wasteland: hold
            In every turn, if Quill has at least 1 hq and Quill has at least 1 wasteland: give no orders.

            if I have 40 ip: hold
            every turn: if I have 40 ip: hold
            In every turn, if you have at least 40 influence: give no orders.

            if "Wild Cats" has 10 territories: hold
            every turn: if "Wild Cats" has 10 territory: hold
            In every turn, if Wild Cats has at least 10 territories: give no orders.

            if "Wild Cats" is dead: hold
            every turn: if "Wild Cats" is dead: hold
            In every turn, if Wild Cats is out of the game: give no orders.

            if "Wild Cats" is not dead: hold
            every turn: if "Wild Cats" is not dead: hold
            In every turn, if Wild Cats still plays: give no orders.

            if 7 is mine: hold else build hq 3
            every turn: if 7 is mine: hold else build hq 3
            In every turn, if Quill belongs to you: give no orders; otherwise “Build the HQ in Hollin”.
            """;

    static Stream<Arguments> forms() {
        return Arrays.stream(FORMS.split("\n\n"))
                .map(form -> Arguments.of((Object[]) form.strip().split("\n")));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void everyFormIsExplained(String line, String normal, String words) {
        Checked checked = checked(line);
        assertNull(checked.slip(), () -> String.valueOf(checked.slip()));
        assertEquals(normal, checked.normal());
        assertEquals(words, checked.words());
        assertEquals(normal, checked(normal).normal(), "the normal form stays as it is");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            hold                          | 1  | a standing order begins with a turn or a condition
            build hq 3                    | 1  | a standing order begins with a turn or a condition
            turn: hold                    | 5  | the number of a turn
            turn nine: hold               | 6  | the number of a turn
            from 4: hold                  | 6  | expected `turn`
            every third turn: hold        | 7  | how many turns
            if 12 is enmy: hold           | 10 | did you mean `enemy`?
            turn 9 hold                   | 8  | expected `:`
            turn 9:                       | 8  | expected an order or `hold`
            turns 5 to 3: hold            | 12 | turn 3 is before turn 5
            every 0 turns: hold           | 7  | expected 1 or more turns
            turn 9: buidl hq 3            | 9  | there is no order `buidl`
            if 12 is: hold                | 9  | expected `mine`, `enemy`, `neutral` or a player
            if 12 is Wild: hold           | 10 | expected `mine`, `enemy`, `neutral` or a player
            if 12 owns 3: hold            | 7  | expected `is` or `has`
            if 99 is mine: hold           | 4  | 99
            if 7 has 5 dragons: hold      | 12 | expected something to count
            if 7 has 5 armys: hold        | 12 | army
            if I have 5 bananas: hold     | 13 | expected what a player can have
            if Nobody is dead: hold       | 4  | there is no player `Nobody`
            if Bob has 5 ip: hold         | 4  | there is no territory `Bob`, and no player of that name
            if "Wild Cat" has 5 ip: hold  | 4  | there is no player `Wild Cat`; did you mean `Wild Cats`?
            if 7 is mine and: hold        | 17 | :
            if 7 is mine hold             | 14 | expected `:`
            turn 9: hold hold             | 14 | hold
            if 1 is mine: if 2 is mine: if 3 is mine: if 4 is mine: if 5 is mine: hold | 57 | at most 4 conditions
            """)
    void mistakesHaveTheirPlace(String line, int column, String sentence) {
        Checked checked = checked(line);
        assertNotNull(checked.slip(), "nothing is wrong");
        assertEquals(column, checked.slip().column(), checked.slip().message());
        assertTrue(checked.slip().message().contains(sentence), checked.slip().message());
    }

    /** The nearest word that is allowed there, in a line that can be read. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turm 9: hold                             | turn 9: hold
            evry turn: hold                          | every turn: hold
            every 3 tunrs from turn 2: hold          | every 3 turns from turn 2: hold
            every 3 turns form turn 2: hold          | every 3 turns from turn 2: hold
            turns 3 ot 5: hold                       | turns 3 to 5: hold
            nxet turn: hold                          | next turn: hold
            fi 7 is mine: hold                       | if 7 is mine: hold
            unles 7 is mine: hold                    | unless 7 is mine: hold
            turn 9: iff 7 is mine: hold              | turn 9: if 7 is mine: hold
            if 7 iz mine: hold                       | if 7 is mine: hold
            if 7 is nto mine: hold                   | if 7 is not mine: hold
            if 7 is nuetral: hold                    | if 7 is neutral: hold
            if 7 hass 5 army: hold                   | if 7 has 5 army: hold
            if 7 has 5 amry: hold                    | if 7 has 5 army: hold
            if 7 has fewr than 5 army: hold          | if 7 has fewer than 5 army: hold
            if 7 has fewer then 5 army: hold         | if 7 has fewer than 5 army: hold
            if 7 has exatcly 5 army: hold            | if 7 has exactly 5 army: hold
            if 7 has at lesat 5 army: hold           | if 7 has at least 5 army: hold
            if I havee 40 ip: hold                   | if I have 40 ip: hold
            if I have 40 territorys: hold            | if I have 40 territory: hold
            if A is daed: hold                       | if A is dead: hold
            if 7 is mine adn 8 is mine: hold         | if 7 is mine and 8 is mine: hold
            if 7 is mine: build hq 3 esle hold       | if 7 is mine: build hq 3 else hold
            turn 9: hodl                             | turn 9: hold
            turn 9: buidl hq 3                       | turn 9: build hq 3
            turm 9: fi 7 si mine: hold               | turn 9: if 7 is mine: hold
            """)
    void mistakesGetTheNearestWord(String line, String proposal) {
        Checked checked = checked(line);
        assertNotNull(checked.slip(), "nothing is wrong");
        assertEquals(proposal, checked.slip().proposal(), checked.slip().message());
        assertNull(checked(proposal).slip(), "the proposal can be read");
        assertEquals(1, checked.slip().sentence().split("did you mean", -1).length - 1);
    }

    /** Only the conditions that have led to no orders are named. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            if 7 is mine: hold                          | It is not so that Quill belongs to you.
            unless 7 is neutral: hold                   | It is so that Quill belongs to nobody.
            if "Wild Cats" has 40 ip: hold              | You cannot see whether Wild Cats has at least 40 influence.
            if 7 is neutral: if 12 is mine: hold        | It is not so that Karst belongs to you.
            if 7 is neutral: unless 12 is neutral: hold | It is so that Karst belongs to nobody.
            unless 7 is mine: if 12 is mine: hold       | It is not so that Karst belongs to you.
            """)
    void aLineThatGivesNothingSaysWhy(String line, String sentence) {
        assertEquals(List.of(sentence), unmet(GAME, line));
    }

    @Test
    void everyConditionThatFailedIsNamed() {
        assertEquals(
                List.of("It is not so that Quill belongs to you. It is not so that Karst belongs to you."),
                unmet(GAME, "if 7 is mine: hold else if 12 is mine: hold"));
    }

    private static <S, O, V> List<String> unmet(Game<S, O, V> game, String line) {
        StandingOrders standing = new StandingOrders(List.of(line), Posture.NONE, Conditions.ALLOWED);
        return Expansions.of(game, start(game), Seat.of(0), standing).steps().stream()
                .filter(step -> step.outcome() == Expansion.Outcome.UNMET)
                .map(Expansion.Step::sentence)
                .toList();
    }
}
