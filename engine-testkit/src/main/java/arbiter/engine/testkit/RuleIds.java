package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Game;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Slip;
import arbiter.engine.sheet.Verdict;
import java.util.List;
import java.util.SequencedSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Where rule ids may appear. A refusal names its rule as data, and every reader of it adds one link to the rulebook. So sentences do not
 * contain ids, and the named rule is in the book.
 */
final class RuleIds<S, O> {
    private final Game<S, O, ?> game;
    private final SequencedSet<String> declared;
    private final Pattern inText;

    RuleIds(Game<S, O, ?> game) {
        this.game = game;
        this.declared = game.words().rulebook().ruleIds();
        this.inText = Pattern.compile(
                declared.stream().map(Pattern::quote).collect(Collectors.joining("|", "(?<![\\w-])(", ")(?!\\w)")));
    }

    void assertOnlyLinked(S state, Sheet<O> sheet, List<Verdict> verdicts, String where) {
        for (int i = 0; i < verdicts.size(); i++) {
            if (verdicts.get(i) instanceof Verdict.Rejected(Rejection rejection)) {
                String at = where + ": " + rejection;
                if (sheet.lines().get(i) instanceof Reading.Unreadable<O>(String raw, Slip slip)) {
                    assertAbsent(slip.message().replace(raw, ""), at);
                    assertInBook(slip.rule(), at);
                } else {
                    assertAbsent(game.words().prose().explain(state, rejection), at);
                    assertInBook(rejection.rule(), at);
                }
            }
        }
    }

    void assertAbsent(String sentence, String where) {
        assertFalse(
                !declared.isEmpty() && inText.matcher(sentence).find(), () -> where + ": a rule id in: " + sentence);
    }

    private void assertInBook(String rule, String where) {
        assertTrue(
                rule.isEmpty() || declared.isEmpty() || declared.contains(rule),
                () -> where + ": the rulebook has no " + rule);
    }
}
