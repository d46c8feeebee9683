package arbiter.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.search.Thinking;
import arbiter.engine.FirstGame;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import arbiter.engine.guide.Choice;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SequencedSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A newcomer who follows the coach, and does nothing else, reaches the end of the game. To measure more games: {@code -Dfirst.games=100}.
 */
class FirstGameTest {
    private static final int GAMES = Integer.getInteger("first.games", 2);
    /** A lesson may need what does not happen in every game, such as an enemy nearby. */
    private static final int MOST_GAMES = 20;

    private static final int LIMIT = 12;
    /** Turns of a game, on average, in which the coach says what it has said before. */
    private static final int MOST_REPEATS = 2;

    static Stream<Game<?, ?, ?>> games() {
        return Games.all().stream();
    }

    private static Setup setup(Game<?, ?, ?> game) {
        FirstGame first = game.firstGame();
        String board =
                game.boards().names().contains(first.board()) ? game.boards().board(first.board()) : first.board();
        return new Setup(List.of("Ann", "Bob"), Settings.of(game.parameters(), first.settings()), board);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aFirstGameFollowedByTheWordEnds(Game<?, ?, ?> game) {
        assertEquals(
                List.of(), Settings.refuse(game.parameters(), game.firstGame().settings()));
        assertEquals(List.of(), game.refuse(setup(game)));
        SequencedSet<String> taught = new TreeSet<>();
        SequencedSet<String> words = new TreeSet<>();
        Tally tally = new Tally();
        int repeats = 0;
        List<String> lessons =
                game.firstGame().lessons().stream().map(FirstGame.Lesson::id).toList();
        for (int number = 0; number < GAMES || number < MOST_GAMES && !taught.containsAll(lessons); number++) {
            Pupil pupil = new Pupil(game.firstGame(), number);
            Contest contest = new Contest(
                    game,
                    setup(game),
                    List.of(pupil, Bots.byId(game.firstGame().bot()).orElseThrow()),
                    1,
                    600,
                    LIMIT);
            Contest.Result result = contest.play(number);
            assertTrue(result.finished(), () -> "stopped in turn " + result.turns());
            taught.addAll(pupil.taught);
            words.addAll(pupil.words);
            repeats += pupil.repeats;
            tally.count(result);
        }
        System.out.println(game.ruleset().id() + ": " + tally + ", lessons " + taught);
        int without = repeats;
        assertTrue(
                without <= MOST_REPEATS * tally.games(),
                () -> "turns without a new idea, in " + tally.games() + " games: " + without);
        assertTrue(tally.won > 0, "nobody who follows the coach wins");
        game.terms().forEach(term -> words.remove(term.word()));
        assertEquals(new TreeSet<String>(), words, "words that the table shows and no term explains");
        lessons.forEach(
                lesson -> assertTrue(taught.contains(lesson), () -> "the lesson " + lesson + " was never given"));
    }

    /** How the games ended, for docs/balance.md. */
    private static final class Tally {
        private int won;
        private int lost;
        private int shared;
        private final SortedMap<Integer, Integer> wonBySeat = new TreeMap<>();
        private final SortedMap<Integer, Integer> endedInTurn = new TreeMap<>();

        int games() {
            return won + lost + shared;
        }

        void count(Contest.Result result) {
            List<Integer> winners = result.winners();
            endedInTurn.merge(result.turns(), 1, Integer::sum);
            if (winners.size() != 1) {
                shared++;
                return;
            }
            wonBySeat.merge(winners.getFirst(), 1, Integer::sum);
            if (winners.getFirst().equals(result.seatOf().getFirst())) {
                won++;
            } else {
                lost++;
            }
        }

        @Override
        public String toString() {
            return "of " + games() + " games the pupil won " + won + ", lost " + lost + ", shared " + shared
                    + "; won by seat " + wonBySeat + "; ended in turn " + endedInTurn;
        }
    }

    /** Gives any of the orders that the coach points at, as the page shows them. Notes every word that the table shows. */
    private static final class Pupil implements Bot {
        private final FirstGame plan;
        private final Random dice;
        private final SequencedSet<String> taught = new TreeSet<>();
        private final List<String> sent = new ArrayList<>();
        private final SequencedSet<String> words = new TreeSet<>();
        private FirstGame.Lesson lesson;
        private int turn = -1;
        private int repeats;

        Pupil(FirstGame plan, int seed) {
            this.plan = plan;
            this.dice = new Random(seed);
        }

        @Override
        public String id() {
            return "pupil";
        }

        @Override
        public String sentence() {
            return "";
        }

        @Override
        public <S, O> Sheet<O> choose(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
            boolean turnBegins = turn != game.turn(imagined);
            if (turnBegins) {
                turn = game.turn(imagined);
                next();
            }
            Predicate<FirstGame.Step> open =
                    step -> !pointed(game, imagined, seat, Sheet.empty(), step).isEmpty();
            Predicate<FirstGame.Lesson> offered = each -> each.steps().stream().anyMatch(open)
                    && each.steps().stream()
                            .filter(step -> step.moment() == FirstGame.Moment.WAITS)
                            .allMatch(open);
            if (lesson == null || !offered.test(lesson)) {
                next();
                lesson = plan.lessons().stream()
                        .filter(each -> !taught.contains(each.id()))
                        .filter(offered)
                        .findFirst()
                        .orElse(plan.lessons().getLast());
                repeats += turnBegins && taught.contains(lesson.id()) ? 1 : 0;
            }
            game.guide().choices(imagined, seat, Sheet.empty()).forEach(choice -> words.add(choice.group()));
            game.guide().purse(imagined, seat, Sheet.empty()).pots().forEach(pot -> words.add(pot.name()));
            game.guide().measures(imagined, List.of(), Viewer.of(seat)).forEach(measure -> words.add(measure.name()));
            List<Reading<O>> lines = new ArrayList<>();
            for (Choice<O> choice = step(game, imagined, seat, new Sheet<>(lines));
                    choice != null;
                    choice = step(game, imagined, seat, new Sheet<>(lines))) {
                lines.add(Reading.of(choice.order()));
                sent.add(line(game, imagined, choice));
            }
            // A question during another seat's turn is not part of a lesson.
            return lines.isEmpty() && game.pace(imagined) == Pace.AT_ONCE
                    ? new Recruit().choose(game, imagined, seat, thinking)
                    : new Sheet<>(lines);
        }

        private void next() {
            if (lesson != null && !sent.isEmpty()) {
                taught.add(lesson.id());
            }
            lesson = null;
            sent.clear();
        }

        private <S, O> Choice<O> step(Game<S, O, ?> game, S state, Seat seat, Sheet<O> sheet) {
            for (FirstGame.Step step : lesson.steps()) {
                long done = sent.stream().filter(line -> matches(step, line)).count();
                List<Choice<O>> pointed = pointed(game, state, seat, sheet, step);
                if (!step.orders().isEmpty() && done < step.times() && !pointed.isEmpty()) {
                    return pointed.get(dice.nextInt(pointed.size()));
                }
            }
            return null;
        }

        private static <S, O> List<Choice<O>> pointed(
                Game<S, O, ?> game, S state, Seat seat, Sheet<O> sheet, FirstGame.Step step) {
            List<Choice<O>> all = game.guide().choices(state, seat, sheet).stream()
                    .filter(choice -> matches(step, line(game, state, choice)))
                    .filter(choice -> choice.effect().contains(step.effect()))
                    .toList();
            return preferred(
                    all,
                    choice -> !choice.places().isEmpty()
                            && step.to().contains(choice.places().getLast()));
        }

        private static <O> List<Choice<O>> preferred(List<Choice<O>> all, Predicate<Choice<O>> wanted) {
            List<Choice<O>> some = all.stream().filter(wanted).toList();
            return some.isEmpty() ? all : some;
        }

        private static <S, O> String line(Game<S, O, ?> game, S state, Choice<O> choice) {
            return game.words().notation().write(state, choice.order());
        }

        private static boolean matches(FirstGame.Step step, String line) {
            String[] said = line.toLowerCase(Locale.ROOT).split(" +");
            return step.orders().stream().anyMatch(order -> {
                String[] words = order.toLowerCase(Locale.ROOT).split(" +");
                for (int i = 0; i < words.length; i++) {
                    String pattern = "\\Q" + words[i].replace("*", "\\E.*\\Q") + "\\E";
                    if (i >= said.length || !said[i].matches(pattern)) {
                        return false;
                    }
                }
                return true;
            });
        }
    }
}
