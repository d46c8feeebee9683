package arbiter.engine.scenario;

import arbiter.engine.Budget;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.seat.Event;
import arbiter.engine.setup.Parameter;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs scenarios through the rules of the game that they name. */
public final class ScenarioRunner {
    private ScenarioRunner() {}

    public static Outcome run(Scenario scenario) {
        Optional<Game<?, ?, ?>> game = Games.byId(scenario.game().text());
        if (game.isEmpty()) {
            List<String> known = Games.all().stream().map(g -> g.ruleset().id()).toList();
            return failed(
                    scenario,
                    scenario.game()
                            .misread(0, Nearest.unknown("game", scenario.game().text(), known)),
                    List.of());
        }
        return run(game.get(), scenario);
    }

    public static <S, O, V> Outcome run(Game<S, O, V> game, Scenario scenario) {
        ScenarioTable<S, O, V> table;
        try {
            table = seat(game, scenario);
        } catch (Misread e) {
            return failed(scenario, e, List.of());
        }
        try {
            for (Scenario.Step step : scenario.steps()) {
                table.play(step);
                table.compare(step);
            }
        } catch (Misread e) {
            table.problems().add(problem(e));
        }
        return new Outcome(scenario, table.problems(), table.events());
    }

    /** The scenario's position before its first {@code when}. */
    public static <S, O, V> ScenarioTable<S, O, V> seat(Game<S, O, V> game, Scenario scenario) throws Misread {
        return seat(game, scenario, Budget.unbounded());
    }

    /** The same for a scenario from a stranger: every decision counts against the budget. */
    public static <S, O, V> ScenarioTable<S, O, V> seat(Game<S, O, V> game, Scenario scenario, Budget budget)
            throws Misread {
        Settings settings = settings(game, scenario);
        S state = game.words().positions().read(scenario.players(), settings, scenario.board(), scenario.given());
        return new ScenarioTable<>(game, scenario, state, budget);
    }

    public static Settings settings(Game<?, ?, ?> game, Scenario scenario) throws Misread {
        Settings settings = Settings.defaults(game.parameters());
        List<String> names = game.parameters().stream().map(Parameter::name).toList();
        for (Scenario.Option option : scenario.options()) {
            int offset = option.line().text().indexOf(option.name(), "option".length());
            int place = names.indexOf(option.name());
            if (place < 0) {
                throw option.line().misread(offset, Nearest.unknown("option", option.name(), names));
            }
            Optional<String> wrong = game.parameters().get(place).refuse(option.value());
            if (wrong.isPresent()) {
                throw option.line().misread(offset, wrong.get());
            }
            settings = settings.with(option.name(), option.value());
        }
        return settings;
    }

    private static Outcome failed(Scenario scenario, Misread error, List<Event> events) {
        return new Outcome(scenario, new ArrayList<>(List.of(problem(error))), events);
    }

    /** An error in the file, as a problem. */
    public static Outcome.Problem problem(Misread error) {
        return new Outcome.Problem(error.line(), error.column(), "", error.what());
    }
}
