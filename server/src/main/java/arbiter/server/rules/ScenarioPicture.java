package arbiter.server.rules;

import arbiter.engine.Budget;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.scenario.ScenarioTable;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Misread;
import arbiter.server.web.Problem;
import java.util.List;

/** The board of a scenario after its last turn that can be played, with what happened in it. */
final class ScenarioPicture {
    private ScenarioPicture() {}

    static String svg(Scenario scenario, Budget budget) {
        try {
            return draw(
                    Games.byId(scenario.game().text())
                            .orElseThrow(() -> Problem.notFound("The game of this scenario is not installed.")),
                    scenario,
                    budget);
        } catch (Misread e) {
            throw Sandbox.unreadable(List.of(e));
        } catch (Budget.Spent e) {
            throw Problem.unprocessable("too-much", "The scenario is too large: " + e.getMessage() + ".");
        }
    }

    private static <S, O, V> String draw(Game<S, O, V> game, Scenario scenario, Budget budget) throws Misread {
        ScenarioTable<S, O, V> table = ScenarioRunner.seat(game, scenario, budget);
        int seen = 0;
        for (Scenario.Step step : scenario.steps()) {
            int before = table.events().size();
            try {
                table.play(step);
            } catch (Misread e) {
                // The picture shows the turns up to here, as the sandbox does.
                break;
            }
            seen = before;
        }
        List<Event> events =
                List.copyOf(table.events().subList(seen, table.events().size()));
        V view = game.view(table.state(), Viewer.ALL);
        String svg = game.picture().draw(view, Sheet.empty(), events, Look.of(Theme.PAPER));
        budget.write(svg.length());
        return svg;
    }
}
