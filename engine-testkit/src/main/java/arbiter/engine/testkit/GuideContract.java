package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Budget;
import arbiter.engine.FirstGame;
import arbiter.engine.Frames;
import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Intent;
import arbiter.engine.guide.Price;
import arbiter.engine.guide.Purse;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.sheet.Warning;
import arbiter.engine.sheet.Warnings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/**
 * What the guide and the replays of every game promise, tested by random play with fixed seeds. {@link Secrecy} tests that a
 * guide reveals no secret.
 */
public abstract class GuideContract<S, O, V> {
    /** The number of choices that are tried from each list. */
    private static final int TRIED = 12;

    private final GameContract<S, O, V> contract;
    private final Game<S, O, V> game;
    private final RuleIds<S, O> ids;

    /** @param contract the other contract of the game, which has its setups */
    protected GuideContract(GameContract<S, O, V> contract) {
        this.contract = contract;
        this.game = contract.game();
        this.ids = new RuleIds<>(game);
    }

    private static final int FEW = 20;

    @Test
    void theCoachAndTheTermsNameNoRuleIds() {
        for (FirstGame.Lesson lesson : game.firstGame().lessons()) {
            ids.assertAbsent(lesson.title() + " " + lesson.end(), lesson.id());
            lesson.steps().forEach(step -> ids.assertAbsent(step.say(), lesson.id()));
        }
        game.terms().forEach(term -> ids.assertAbsent(term.say(), term.word()));
    }

    @Test
    void checkAcceptsEveryChoiceAndItCostsWhatItSays() {
        here("choices", (state, random, where) -> {
            for (Seat seat : game.awaiting(state)) {
                Sheet<O> drafted =
                        random.nextBoolean() ? Sheet.empty() : new RandomPlay<>(game, random).sheet(state, seat);
                List<Choice<O>> choices = new ArrayList<>(game.guide().choices(state, seat, drafted));
                Set<String> lines = new HashSet<>();
                for (Choice<O> choice : choices) {
                    String line = game.words().notation().write(state, choice.order());
                    assertTrue(lines.add(line), where + ": offered twice: " + line);
                }
                for (int i = 0; i < TRIED && !choices.isEmpty(); i++) {
                    Choice<O> choice = choices.remove(random.nextInt(choices.size()));
                    holds(state, seat, drafted, choice, where + ", seat " + seat.index() + ", after " + drafted);
                }
            }
        });
    }

    private void holds(S state, Seat seat, Sheet<O> drafted, Choice<O> choice, String where) {
        assertTrue(!choice.label().isBlank() && !choice.group().isBlank(), where + ": a choice without words");
        ids.assertAbsent(choice.group() + " " + choice.label() + " " + choice.effect(), where);
        costs(state, seat, drafted, choice.order(), choice.intent().price(), where);
        Choice.Amount<O> amount = choice.amount();
        if (amount == null) {
            return;
        }
        assertTrue(
                amount.least() <= amount.usual() && amount.usual() <= amount.most(),
                where + ": amounts of " + choice.label());
        assertEquals(choice.order(), amount.orders().apply(amount.usual()), where + ": the usual amount");
        for (int n : new int[] {amount.least(), amount.most()}) {
            O order = amount.orders().apply(n);
            String line = amount.before() + n + amount.after();
            assertEquals(
                    Reading.of(order),
                    game.words().notation().read(state, seat, line),
                    where + ": the line with " + n + " of " + choice.label());
            Price price = choice.intent().price().plus(amount.each().times(n - amount.usual()));
            costs(state, seat, drafted, order, price, where);
        }
    }

    private void costs(S state, Seat seat, Sheet<O> drafted, O order, Price price, String where) {
        List<Reading<O>> lines = new ArrayList<>(drafted.lines());
        lines.add(Reading.of(order));
        Sheet<O> more = new Sheet<>(lines);
        List<Verdict> verdicts = Play.check(game, state, seat, more);
        String line = game.words().notation().write(state, order);
        assertTrue(verdicts.getLast().accepted(), where + ": " + line + " is offered, and " + verdicts.getLast());
        Purse before = game.guide().purse(state, seat, drafted);
        Purse after = game.guide().purse(state, seat, more);
        for (Purse.Pot pot : after.pots()) {
            long left = before.pot(pot.id()).map(Purse.Pot::left).orElse(pot.left());
            assertEquals(price.of(pot.id()), left - pot.left(), where + ": what " + line + " costs of " + pot.id());
        }
        for (String pot : price.amounts().keySet()) {
            assertTrue(after.pot(pot).isPresent(), where + ": " + line + " is paid from " + pot + ", which is no pot");
        }
    }

    @Test
    void aGuideEndsWhenNobodyWaitsForIt() {
        here("nobody waits", (state, random, where) -> {
            Seat seat = game.awaiting(state).getFirst();
            if (!game.guide().choices(state, seat, Sheet.empty()).isEmpty()) {
                assertEnds(() -> game.guide().choices(state, seat, Sheet.empty()), where);
            }
        });
    }

    @Test
    void checksRehearsalsAndCandidatesEndWhenNobodyWaitsForThem() {
        here("nobody waits", (state, random, where) -> {
            Seat seat = game.awaiting(state).getFirst();
            Sheet<O> sheet = new RandomPlay<>(game, random).sheet(state, seat);
            // With few candidates the work may end before it reaches a checkpoint.
            boolean much = game.advice().candidates(state, seat).size() > FEW;
            if (!sheet.lines().isEmpty()) {
                assertEnds(() -> Play.read(game, state, seat, Play.normalForm(game, state, sheet)), where);
            }
            if (!sheet.lines().isEmpty() && much) {
                assertEnds(() -> game.check(state, seat, sheet), where);
            }
            if (much) {
                assertEnds(() -> game.advice().candidates(state, seat), where);
            }
        });
    }

    private static void assertEnds(Callable<?> work, String where) {
        Budget budget = Budget.unbounded();
        budget.stop();
        assertThrows(Budget.Spent.class, () -> budget.cover(work), where);
    }

    @Test
    void everyLineOfASheetIsSaidInWordsAndPaidFromThePurse() {
        here("intents", (state, random, where) -> {
            for (Seat seat : game.awaiting(state)) {
                Sheet<O> sheet = new RandomPlay<>(game, random).sheet(state, seat);
                List<Intent> intents = game.guide().intents(state, seat, sheet).stream()
                        .map(intent -> intent.orElseThrow(() -> new AssertionError(where + ": an order without words")))
                        .toList();
                assertEquals(sheet.lines().size(), intents.size(), where);
                Price sum = Price.FREE;
                for (Intent intent : intents) {
                    assertTrue(!intent.words().text().isBlank(), where);
                    sum = sum.plus(intent.price());
                }
                Purse full = game.guide().purse(state, seat, Sheet.empty());
                for (Purse.Pot pot : game.guide().purse(state, seat, sheet).pots()) {
                    long total = full.pot(pot.id()).map(Purse.Pot::left).orElse(pot.total());
                    assertEquals(sum.of(pot.id()), total - pot.left(), where + ": " + pot.id() + " of " + sheet);
                    assertTrue(pot.left() >= 0, where + ": a legal sheet overdraws " + pot.id());
                }
                Warnings warnings = game.guide().warnings(state, seat, sheet);
                assertEquals(sheet.lines().size(), warnings.lines().size(), where);
                for (List<Warning> line : warnings.lines()) {
                    line.forEach(warning -> assertSaid(state, warning, where));
                }
                warnings.sheet().forEach(warning -> assertSaid(state, warning, where));
            }
        });
    }

    private void assertSaid(S state, Warning warning, String where) {
        String sentence = game.words().prose().warn(state, warning);
        assertTrue(sentence.endsWith(".") || sentence.endsWith("?"), where + ": " + warning + " says: " + sentence);
        ids.assertAbsent(sentence, where);
    }

    @Test
    void theLastFrameIsThePositionAndTheFramesTellEveryEventOnce() {
        here("frames", (state, random, where) -> {
            Map<Seat, Sheet<O>> sheets = new RandomPlay<>(game, random).sheets(state);
            Resolution<S> resolution = Play.resolve(game, state, sheets, chance(where));
            for (Viewer viewer : viewers(state)) {
                List<Frames.Frame<V>> frames = Frames.of(game, state, sheets, chance(where), viewer);
                assertEquals(
                        game.view(resolution.state(), viewer), frames.getLast().view(), where + ", " + viewer);
                List<Event> told = frames.stream()
                        .flatMap(frame -> frame.events().stream())
                        .toList();
                assertEquals(Event.seenBy(viewer, resolution.events()), told, where + ", " + viewer);
                game.words().prose().tell(resolution.state(), told).stream()
                        .flatMap(section -> section.sentences().stream())
                        .forEach(sentence -> ids.assertAbsent(sentence.text(), where));
            }
        });
    }

    private List<Viewer> viewers(S state) {
        List<Viewer> viewers = new ArrayList<>(List.of(Viewer.PUBLIC, Viewer.ALL));
        game.standing(state).scores().forEach(score -> viewers.add(Viewer.of(score.seat())));
        return viewers;
    }

    private static SeededChance chance(String where) {
        return new SeededChance(Seed.named(where), 0);
    }

    /** Looks at one position in six. */
    private void here(String purpose, GameContract.Inspect<S> look) {
        contract.everywhere(purpose, (state, random, where) -> {
            if (random.nextInt(6) == 0) {
                look.at(state, random, where);
            }
        });
    }
}
