package arbiter.engine;

import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Guide;
import arbiter.engine.guide.Intent;
import arbiter.engine.guide.Price;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.sheet.Warning;
import arbiter.engine.sheet.Warnings;
import arbiter.engine.words.Notation;
import arbiter.engine.words.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The guide of a game that has none of its own: it offers the candidates that can follow, in their notation and without
 * places.
 */
public class PlainGuide<S, O> implements Guide<S, O> {
    private final Rules<S, O> rules;
    private final Advice<S, O> advice;
    private final Notation<S, O> notation;

    public PlainGuide(Rules<S, O> rules, Advice<S, O> advice, Notation<S, O> notation) {
        this.rules = rules;
        this.advice = advice;
        this.notation = notation;
    }

    @Override
    public List<Choice<O>> choices(S state, Seat seat, Sheet<O> drafted) {
        Rehearsed<S> rehearsed = rules.rehearse(state, seat, drafted);
        if (!rehearsed.certain() || !Rules.admits(rules, state, seat)) {
            return List.of();
        }
        List<Choice<O>> choices = new ArrayList<>();
        for (O order : advice.candidates(rehearsed.after(), seat)) {
            if (fits(state, seat, drafted, order)) {
                Intent intent = intent(state, order);
                String text = intent.words().text();
                String group = text.split(" ", 2)[0];
                choices.add(new Choice<>(group, text, Choice.Role.ORDER, order, intent, List.of(), "", null));
            }
        }
        return choices;
    }

    /** Whether the rules accept the order as the next line of the sheet. */
    protected final boolean fits(S state, Seat seat, Sheet<O> drafted, O order) {
        Budget.checkpoint();
        List<Reading<O>> lines = new ArrayList<>(drafted.lines());
        lines.add(Reading.of(order));
        List<Verdict> verdicts = rules.check(state, seat, new Sheet<>(lines));
        return verdicts.getLast().accepted();
    }

    @Override
    public List<Optional<Intent>> intents(S state, Seat seat, Sheet<O> sheet) {
        return sheet.lines().stream()
                .map(line -> line instanceof Reading.Order<O>(O order)
                        ? Optional.of(intent(state, order))
                        : Optional.<Intent>empty())
                .toList();
    }

    private Intent intent(S state, O order) {
        return new Intent(Sentence.of(notation.write(state, order)), Price.FREE, List.of());
    }

    @Override
    public Warnings warnings(S state, Seat seat, Sheet<O> sheet) {
        boolean empty = rules.pace(state) == Pace.TOGETHER
                && sheet.lines().isEmpty()
                && rules.awaiting(state).contains(seat);
        return new Warnings(
                Warnings.none(sheet.lines().size()).lines(),
                empty ? List.of(Warning.of(Warning.NOTHING_ORDERED, "")) : List.of());
    }
}
