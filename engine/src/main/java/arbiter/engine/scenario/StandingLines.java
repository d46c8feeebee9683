package arbiter.engine.scenario;

import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.ahead.Checked;
import arbiter.engine.ahead.Expansions;
import arbiter.engine.ahead.Posture;
import arbiter.engine.ahead.StandingOrders;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player has decided ahead, in a scenario: lines under {@code when} that begin with {@code standing} or {@code posture}.
 * The player hands in what they come to in the position before the turn.
 */
final class StandingLines {
    private static final String STANDING = "standing ";
    private static final String POSTURE = "posture ";

    private final List<Line> lines = new ArrayList<>();
    private Posture posture = Posture.NONE;

    static boolean isOne(Line order) {
        return order.text().startsWith(STANDING) || order.text().startsWith(POSTURE);
    }

    void add(Line order) throws Misread {
        if (order.text().startsWith(STANDING)) {
            String text = order.text().substring(STANDING.length());
            lines.add(new Line(
                    text.strip(), order.number(), order.column() + order.text().indexOf(text.strip())));
            return;
        }
        String word = order.text().substring(POSTURE.length()).strip();
        posture = Posture.of(word)
                .filter(each -> !(each instanceof Posture.Played))
                .orElseThrow(() -> order.misread(
                        POSTURE.length(), "expected `hold`, `retreat`, `defend` or `none`, found `" + word + "`"));
    }

    <S, O, V> List<Reading<O>> orders(Game<S, O, V> game, S state, Seat seat) throws Misread {
        for (Line line : lines) {
            Checked checked = Checked.of(game, state, seat, line.text(), StandingOrders.Conditions.ALLOWED);
            if (checked.slip() != null) {
                throw line.misread(checked.slip().column() - 1, checked.slip().message());
            }
        }
        StandingOrders standing =
                new StandingOrders(lines.stream().map(Line::text).toList(), posture, StandingOrders.Conditions.ALLOWED);
        return Play.read(
                        game,
                        state,
                        seat,
                        Expansions.of(game, state, seat, standing).orders())
                .lines();
    }
}
