package arbiter.server.study;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.bots.study.Move;
import arbiter.bots.study.StudyRules;
import arbiter.bots.study.StudyText;
import arbiter.engine.Budget;
import arbiter.engine.Game;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.picture.Look;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.words.Prose;
import arbiter.engine.words.Sentence;
import arbiter.server.lobby.GamePage;
import arbiter.server.rules.Shown;
import arbiter.server.table.MeasureAnswer;
import arbiter.server.web.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Computes positions of studies. Everything comes from the texts of the study; no game is asked. */
final class StudyDesk<S, O, V> {
    /** The maximum length of a position's text. */
    private static final long MOST_LETTERS = 300_000;

    private final Study study;
    private final StudyRules<S, O, V> rules;

    private StudyDesk(Study study, StudyRules<S, O, V> rules) {
        this.study = study;
        this.rules = rules;
    }

    static StudyDesk<?, ?, ?> of(Study study) {
        return of(study, study.rules());
    }

    private static <S, O, V> StudyDesk<S, O, V> of(Study study, StudyRules<S, O, V> rules) {
        return new StudyDesk<>(study, rules);
    }

    static Budget budget() {
        return new Budget(Long.MAX_VALUE, Shown.MOST_CHARACTERS);
    }

    private S state(Branch branch) {
        try {
            return rules.read(branch.text());
        } catch (Misread e) {
            throw new IllegalStateException("a position of study " + study.id() + " cannot be read", e);
        }
    }

    /** What a new position has before it gets its number. */
    record Draft(
            Branch.Kind kind,
            int turn,
            boolean over,
            List<Map<Integer, List<String>>> steps,
            int dice,
            Map<Integer, List<String>> sheets,
            StudyText text) {
        Branch numbered(int number, @Nullable Integer parent, String label) {
            return new Branch(number, parent, kind, label, turn, over, steps, dice, sheets, text);
        }
    }

    private Draft draft(
            Branch.Kind kind,
            S state,
            List<Map<Integer, List<String>>> steps,
            int dice,
            Map<Integer, List<String>> sheets) {
        StudyText text = rules.write(state);
        if (text.letters() > MOST_LETTERS) {
            throw Problem.unprocessable("too-much", "This position is too large for a study.");
        }
        boolean over = rules.game().awaiting(state).isEmpty();
        return new Draft(kind, rules.game().turn(state), over, steps, dice, sheets, text);
    }

    /** The first position of the study. */
    Draft first(StudyText text, Map<Integer, List<String>> sheets) {
        try {
            return draft(Branch.Kind.START, rules.read(text), List.of(), 0, sheets);
        } catch (Misread e) {
            throw new IllegalStateException("the position of a game cannot be read", e);
        }
    }

    /** The position after the sheets that are written in a branch. */
    Draft resolved(Branch from, Optional<Bot> bot, int dice) {
        S state = state(from);
        if (rules.game().awaiting(state).isEmpty()) {
            throw Problem.conflict("over", "The game is over in this position.");
        }
        List<Move<S>> moves = rules.resolve(state, from.sheets(), bot, dice);
        if (moves.isEmpty()) {
            Seat next = rules.game().awaiting(state).getFirst();
            throw Problem.conflict(
                    "nothing-ordered",
                    "It is the turn of " + study.players().get(next.index())
                            + ". Write an order for this seat, or let a bot decide.");
        }
        List<Map<Integer, List<String>>> steps = new ArrayList<>();
        moves.forEach(move -> steps.add(move.sheets()));
        return draft(Branch.Kind.TURN, moves.getLast().resolution().state(), steps, dice, Map.of());
    }

    /** The same position with other guesses about what the owner of the study does not know. */
    Draft guessed(Branch from, int number) {
        return draft(
                Branch.Kind.GUESS, rules.guessed(state(from), study.viewer(), number), List.of(), 0, from.sheets());
    }

    /** The position as a person has changed it. */
    Draft changed(Branch from, List<String> given) {
        List<String> lines =
                Line.all(String.join("\n", given)).stream().map(Line::text).toList();
        try {
            S state = rules.read(new StudyText(from.text().board(), lines));
            return draft(Branch.Kind.CHANGE, state, List.of(), 0, from.sheets());
        } catch (Misread e) {
            throw Problem.unprocessable("unreadable", "Line " + e.line() + ": " + e.what())
                    .with("line", e.line());
        }
    }

    List<String> proposal(Branch branch, int seat, Bot bot) {
        S state = state(branch);
        if (!rules.game().awaiting(state).contains(Seat.of(seat))) {
            throw Problem.conflict("not-awaited", study.players().get(seat) + " does not decide in this position.");
        }
        return rules.proposal(state, Seat.of(seat), bot);
    }

    static Optional<Bot> bot(@Nullable String id) {
        if (id == null || id.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Bots.byId(id)
                .orElseThrow(() -> Problem.notOneOf(
                        "bot", id, Bots.all().stream().map(Bot::id).toList())));
    }

    /** @param parent the position before it; null for the first one */
    StudyPosition shown(Branch branch, @Nullable Branch parent, Look look, Budget budget) {
        Game<S, O, V> game = rules.game();
        S state = state(branch);
        List<Move<S>> moves = parent == null ? List.of() : rules.again(state(parent), branch.steps(), branch.dice());
        List<Prose.Section> report = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        List<StudyPosition.RefusedOrder> refused = new ArrayList<>();
        for (Move<S> move : moves) {
            List<Event> news = move.resolution().events();
            tell(report, game.words().prose().tell(move.resolution().state(), news));
            events.addAll(news);
            refused.addAll(refused(move));
        }
        return new StudyPosition(
                branch.number(),
                branch.parent(),
                branch.kind(),
                branch.label(),
                branch.turn(),
                branch.over(),
                branch.kind() == Branch.Kind.TURN ? List.of() : rules.guesses(state, study.viewer()),
                branch.kind() == Branch.Kind.TURN ? List.of() : hidden(state),
                new StudyPosition.StudyPast(
                        branch.steps().stream().map(StudyDesk::sheets).toList(),
                        branch.dice(),
                        report,
                        events.stream().map(StudyDesk::json).toList(),
                        events.stream()
                                .flatMap(event -> event.thrown().stream())
                                .toList(),
                        refused),
                Shown.of(game, state, events, seat -> lines(branch, seat), look, budget),
                sheets(branch.sheets()),
                GamePage.StandingAnswer.of(
                        game.standing(state), game.words().prose().ending(state)),
                game.guide().measures(state, events, Viewer.ALL).stream()
                        .map(MeasureAnswer::of)
                        .toList());
    }

    private List<StudyPosition.HiddenStocks> hidden(S state) {
        return rules.hidden(state, study.viewer()).entrySet().stream()
                .map(each -> new StudyPosition.HiddenStocks(each.getKey(), each.getValue()))
                .toList();
    }

    /** Where orders are resolved one by one, many steps have the same heading. */
    private static void tell(List<Prose.Section> report, List<Prose.Section> news) {
        for (Prose.Section section : news) {
            if (!report.isEmpty() && report.getLast().heading().equals(section.heading())) {
                List<Sentence> sentences = new ArrayList<>(report.removeLast().sentences());
                sentences.addAll(section.sentences());
                report.add(new Prose.Section(section.heading(), sentences));
            } else {
                report.add(section);
            }
        }
    }

    private static Json json(Event event) {
        return RecordJson.of(event);
    }

    private static List<String> lines(Branch branch, Seat seat) {
        return branch.sheets().getOrDefault(seat.index(), List.of());
    }

    private static List<StudyPosition.SeatSheet> sheets(Map<Integer, List<String>> sheets) {
        List<StudyPosition.SeatSheet> all = new ArrayList<>();
        new TreeMap<>(sheets).forEach((seat, lines) -> all.add(new StudyPosition.SeatSheet(seat, lines)));
        return all;
    }

    private List<StudyPosition.RefusedOrder> refused(Move<S> move) {
        List<StudyPosition.RefusedOrder> refused = new ArrayList<>();
        move.resolution().verdicts().forEach((seat, verdicts) -> {
            List<String> lines = move.sheets().getOrDefault(seat.index(), List.of());
            for (int i = 0; i < Math.min(lines.size(), verdicts.size()); i++) {
                if (verdicts.get(i) instanceof Verdict.Rejected(var rejection)) {
                    String sentence = rules.game().words().prose().refusal(move.before(), rejection);
                    refused.add(new StudyPosition.RefusedOrder(seat.index(), lines.get(i), sentence));
                }
            }
        });
        return refused;
    }

    /** The desks of a position, with other sheets than those that are stored. */
    Shown desks(Branch branch, Look look, Budget budget) {
        return Shown.of(rules.game(), state(branch), List.of(), seat -> lines(branch, seat), look, budget);
    }
}
