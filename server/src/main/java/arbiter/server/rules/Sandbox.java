package arbiter.server.rules;

import arbiter.engine.Budget;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.scenario.Outcome;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.scenario.ScenarioTable;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Roll;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.words.Prose;
import arbiter.server.lobby.GamePage;
import arbiter.server.web.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Runs a scenario and shows each step. Stores nothing. */
final class Sandbox {
    private static final int MOST_STEPS = 300;

    private Sandbox() {}

    /** @param before the given position */
    record Answer(
            String title,
            String ruleset,
            String playedOn,
            List<String> players,
            boolean passed,
            List<Trouble> problems,
            Shown before,
            List<StepAnswer> steps,
            GamePage.StandingAnswer standing) {}

    /** An expectation that was not met, or a line that cannot be read, with its place in the text. */
    record Trouble(int line, int column, String expected, String actual, String sentence) {
        static Trouble of(Outcome.Problem problem) {
            return new Trouble(
                    problem.line(), problem.column(), problem.expected(), problem.actual(), problem.sentence());
        }

        static Trouble of(Misread misread) {
            return new Trouble(misread.line(), misread.column(), "", misread.what(), misread.what());
        }
    }

    /** @param verdicts on the orders, in each seat's order */
    record StepAnswer(
            List<Json> events,
            List<Roll> rolls,
            List<Prose.Section> report,
            @Nullable Shown after,
            List<Judged> verdicts) {}

    /** @param number the number of the order among those of its seat, from 1 */
    record Judged(int seat, int number, boolean accepted, String sentence) {}

    /** More than any example of a rule needs, but small enough that other visitors do not wait long. */
    static Budget budget() {
        return new Budget(MOST_STEPS, Shown.MOST_CHARACTERS);
    }

    static Answer run(String text, Theme theme, Budget budget) {
        try {
            return read(text, theme, budget);
        } catch (Budget.Spent e) {
            throw Problem.unprocessable("too-much", "The scenario is too large: " + e.getMessage() + ".");
        }
    }

    private static Answer read(String text, Theme theme, Budget budget) {
        Scenario scenario = scenario(text);
        Game<?, ?, ?> game = Games.byId(scenario.game().text()).orElseThrow(() -> {
            List<String> known =
                    Games.all().stream().map(each -> each.ruleset().id()).toList();
            return unreadable(List.of(scenario.game()
                    .misread(0, Nearest.unknown("game", scenario.game().text(), known))));
        });
        return run(game, scenario, theme, budget);
    }

    /** The only scenario in a text. */
    static Scenario scenario(String text) {
        ScenarioReader.File file = ScenarioReader.read(text, false);
        if (!file.errors().isEmpty()) {
            throw unreadable(file.errors());
        }
        if (file.scenarios().size() != 1) {
            throw Problem.unprocessable("unreadable-scenario", "Send exactly one scenario.");
        }
        return file.scenarios().getFirst();
    }

    static Problem unreadable(List<Misread> errors) {
        List<Trouble> troubles = errors.stream().map(Trouble::of).toList();
        return Problem.unprocessable(
                        "unreadable-scenario",
                        "Line " + troubles.getFirst().line() + ": "
                                + troubles.getFirst().sentence())
                .with("problems", troubles);
    }

    private static <S, O, V> Answer run(Game<S, O, V> game, Scenario scenario, Theme theme, Budget budget) {
        ScenarioTable<S, O, V> table;
        try {
            table = ScenarioRunner.seat(game, scenario, budget);
        } catch (Misread e) {
            throw unreadable(List.of(e));
        }
        Shown before = show(game, table.state(), List.of(), Next.of(scenario, 0), theme, budget);
        List<StepAnswer> steps = new ArrayList<>();
        List<Outcome.Problem> misread = new ArrayList<>();
        for (Scenario.Step step : scenario.steps()) {
            int seen = table.events().size();
            S then = table.state();
            try {
                table.play(step);
            } catch (Misread e) {
                // The answer still shows the steps up to here.
                misread.add(ScenarioRunner.problem(e));
                break;
            }
            List<Event> events =
                    List.copyOf(table.events().subList(seen, table.events().size()));
            steps.add(new StepAnswer(
                    events.stream().map(RecordJson::of).toList(),
                    events.stream().flatMap(event -> event.thrown().stream()).toList(),
                    game.words().prose().tell(table.state(), events),
                    show(game, table.state(), events, Next.of(scenario, steps.size() + 1), theme, budget),
                    judged(game, then, table.verdicts())));
            if (misread.isEmpty()) {
                compare(table, step, misread);
            }
        }
        List<Trouble> problems = Stream.concat(table.problems().stream(), misread.stream())
                .map(Trouble::of)
                .toList();
        return new Answer(
                scenario.title(),
                game.ruleset().id(),
                game.face().board(),
                scenario.players(),
                problems.isEmpty(),
                problems,
                before,
                steps,
                GamePage.StandingAnswer.of(
                        game.standing(table.state()), game.words().prose().ending(table.state())));
    }

    private static void compare(ScenarioTable<?, ?, ?> table, Scenario.Step step, List<Outcome.Problem> misread) {
        try {
            table.compare(step);
        } catch (Misread e) {
            misread.add(ScenarioRunner.problem(e));
        }
    }

    private static <S, O, V> Shown show(
            Game<S, O, V> game, S state, List<Event> events, Next next, Theme theme, Budget budget) {
        Pace pace = game.pace(state);
        return Shown.of(game, state, events, seat -> next.of(seat, pace), Look.of(theme), budget);
    }

    /** The orders of the {@code when} after a position. */
    private record Next(List<String> players, List<Scenario.Ordered> orders) {
        static Next of(Scenario scenario, int step) {
            return new Next(
                    scenario.players(),
                    step < scenario.steps().size() ? scenario.steps().get(step).orders() : List.of());
        }

        /** If sheets are resolved as they arrive, only the first player's lines belong to this position. */
        List<String> of(Seat seat, Pace pace) {
            String player = players.get(seat.index());
            return switch (pace) {
                case TOGETHER ->
                    lines(orders.stream().filter(each -> each.player().equals(player)));
                case AT_ONCE ->
                    lines(orders.stream().takeWhile(each -> each.player().equals(player)));
            };
        }

        private static List<String> lines(Stream<Scenario.Ordered> orders) {
            return orders.map(each -> each.order().text())
                    .filter(text -> !text.isBlank())
                    .toList();
        }
    }

    private static <S> List<Judged> judged(Game<S, ?, ?> game, S state, Map<Seat, List<Verdict>> bySeat) {
        List<Judged> all = new ArrayList<>();
        bySeat.forEach((seat, verdicts) -> {
            for (int i = 0; i < verdicts.size(); i++) {
                String sentence = verdicts.get(i) instanceof Verdict.Rejected(var rejection)
                        ? game.words().prose().refusal(state, rejection)
                        : "";
                all.add(new Judged(seat.index(), i + 1, verdicts.get(i).accepted(), sentence));
            }
        });
        return all;
    }
}
