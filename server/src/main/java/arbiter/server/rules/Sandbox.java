package arbiter.server.rules;

import arbiter.engine.Event;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Look;
import arbiter.engine.Prose;
import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Theme;
import arbiter.engine.Verdict;
import arbiter.engine.Viewer;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.scenario.Outcome;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.scenario.ScenarioTable;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.server.game.CheckedLine;
import arbiter.server.game.GamePage;
import arbiter.server.web.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs a scenario and shows every step of it. Nothing is stored. */
final class Sandbox {
    private Sandbox() {}

    /** @param before the stated position */
    record Answer(
            String title,
            String ruleset,
            List<String> players,
            boolean passed,
            List<Trouble> problems,
            Shown before,
            List<StepAnswer> steps,
            GamePage.StandingAnswer standing) {}

    /** What did not come out as stated, or cannot be read, with its place in the text. */
    record Trouble(int line, int column, String expected, String actual, String sentence) {
        static Trouble of(Outcome.Problem problem) {
            return new Trouble(
                    problem.line(), problem.column(), problem.expected(), problem.actual(), problem.sentence());
        }

        static Trouble of(Misread misread) {
            return new Trouble(misread.line(), misread.column(), "", misread.what(), misread.what());
        }
    }

    /** @param menus what each seat that decides here could order */
    record Shown(List<String> board, List<String> given, Json view, String svg, String pace, List<Menu> menus) {}

    record Menu(int seat, List<String> orders) {}

    /** @param verdicts on the orders, in the order in which each seat gave them */
    record StepAnswer(
            List<Json> events,
            List<Prose.Section> report,
            @Nullable Shown after,
            List<Judged> verdicts) {}

    /** @param number of the order among those of its seat, from 1 */
    record Judged(int seat, int number, boolean accepted, String sentence) {}

    static Answer run(String text, Theme theme) {
        ScenarioReader.File file = ScenarioReader.read(text, false);
        if (!file.errors().isEmpty()) {
            throw unreadable(file.errors().stream().map(Trouble::of).toList());
        }
        if (file.scenarios().size() != 1) {
            throw Problem.unprocessable("unreadable-scenario", "Send exactly one scenario.");
        }
        Scenario scenario = file.scenarios().getFirst();
        Game<?, ?, ?> game = Games.byId(scenario.game().text()).orElseThrow(() -> {
            List<String> known =
                    Games.all().stream().map(each -> each.ruleset().id()).toList();
            return unreadable(List.of(Trouble.of(scenario.game()
                    .misread(0, Nearest.unknown("game", scenario.game().text(), known)))));
        });
        return run(game, scenario, theme);
    }

    private static Problem unreadable(List<Trouble> troubles) {
        return Problem.unprocessable(
                        "unreadable-scenario",
                        "Line " + troubles.getFirst().line() + ": "
                                + troubles.getFirst().sentence())
                .with("problems", troubles);
    }

    private static <S, O, V> Answer run(Game<S, O, V> game, Scenario scenario, Theme theme) {
        Outcome outcome = ScenarioRunner.run(game, scenario);
        ScenarioTable<S, O, V> table;
        try {
            table = ScenarioRunner.seat(game, scenario);
        } catch (Misread e) {
            throw unreadable(List.of(Trouble.of(e)));
        }
        Shown before = show(game, table.state(), List.of(), theme);
        List<StepAnswer> steps = new ArrayList<>();
        for (Scenario.Step step : scenario.steps()) {
            int seen = table.events().size();
            S then = table.state();
            try {
                table.play(step);
            } catch (Misread e) {
                // The outcome names it; the steps so far are shown.
                break;
            }
            List<Event> events =
                    List.copyOf(table.events().subList(seen, table.events().size()));
            steps.add(new StepAnswer(
                    events.stream().map(RecordJson::of).toList(),
                    game.words().prose().tell(table.state(), events),
                    show(game, table.state(), events, theme),
                    judged(game, then, table.verdicts())));
        }
        return new Answer(
                scenario.title(),
                game.ruleset().id(),
                scenario.players(),
                outcome.passed(),
                outcome.problems().stream().map(Trouble::of).toList(),
                before,
                steps,
                GamePage.StandingAnswer.of(game.standing(table.state())));
    }

    private static <S, O, V> Shown show(Game<S, O, V> game, S state, List<Event> events, Theme theme) {
        V view = game.view(state, Viewer.ALL);
        return new Shown(
                game.words().positions().writeBoard(state),
                game.words().positions().write(state),
                RecordJson.of(view),
                game.picture().draw(view, Sheet.empty(), events, Look.of(theme)),
                game.pace(state).name().toLowerCase(Locale.ROOT).replace('_', '-'),
                game.awaiting(state).stream()
                        .map(seat -> menu(game, state, seat))
                        .toList());
    }

    private static <S, O> Menu menu(Game<S, O, ?> game, S state, Seat seat) {
        return new Menu(
                seat.index(),
                game.advice().candidates(state, seat).stream()
                        .map(order -> game.words().notation().write(state, order))
                        .distinct()
                        .toList());
    }

    private static <S> List<Judged> judged(Game<S, ?, ?> game, S state, Map<Seat, List<Verdict>> bySeat) {
        List<Judged> all = new ArrayList<>();
        bySeat.forEach((seat, verdicts) -> {
            for (int i = 0; i < verdicts.size(); i++) {
                String sentence = verdicts.get(i) instanceof Verdict.Rejected(var rejection)
                        ? CheckedLine.explain(game, state, rejection)
                        : "";
                all.add(new Judged(seat.index(), i + 1, verdicts.get(i).accepted(), sentence));
            }
        });
        return all;
    }
}
