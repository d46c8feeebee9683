package arbiter.server.rules;

import arbiter.engine.Budget;
import arbiter.engine.Game;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.picture.Look;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.server.table.Desk;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * A position in which nothing is hidden: of a sandbox or a study.
 *
 * @param desks the desk of each seat that decides here
 */
public record Shown(List<String> board, List<String> given, Json view, String svg, String pace, List<SeatDesk> desks) {
    /** The maximum size of an answer, which must also be written and compressed for the browser. */
    public static final int MOST_CHARACTERS = 4_000_000;

    public record SeatDesk(int seat, Desk desk) {}

    /**
     * @param events that led to the position, for the picture
     * @param sheets the lines that a seat has written here
     */
    public static <S, O, V> Shown of(
            Game<S, O, V> game,
            S state,
            List<Event> events,
            Function<Seat, List<String>> sheets,
            Look look,
            Budget budget) {
        V view = game.view(state, Viewer.ALL);
        List<String> given = counted(game.words().positions().write(state), budget);
        String svg = game.picture().draw(view, Sheet.empty(), events, look);
        budget.write(svg.length());
        return new Shown(
                counted(game.words().positions().writeBoard(state), budget),
                given,
                RecordJson.of(view),
                svg,
                game.pace(state).name().toLowerCase(Locale.ROOT).replace('_', '-'),
                game.awaiting(state).stream()
                        .map(seat -> new SeatDesk(seat.index(), desk(game, state, sheets, seat, budget)))
                        .toList());
    }

    private static List<String> counted(List<String> lines, Budget budget) {
        for (String line : lines) {
            budget.write(line.length());
        }
        return lines;
    }

    private static <S, O, V> Desk desk(
            Game<S, O, V> game, S state, Function<Seat, List<String>> sheets, Seat seat, Budget budget) {
        Desk desk = Desk.of(game, state, 0, seat, sheets.apply(seat));
        desk.choices().forEach(choice -> budget.write(choice.line().length()));
        return desk;
    }
}
