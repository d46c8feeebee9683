package arbiter.games.dynasty.picture;

import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.View;
import java.util.Locale;

/** The text under the board: whose turn it is, and a line for each player. */
final class Legend {
    private static final double LINE = 20;

    private final View view;
    private final Canvas canvas;
    private final Ink ink;
    private final Marks marks;

    Legend(View view, Canvas canvas, Ink ink, Marks marks) {
        this.view = view;
        this.canvas = canvas;
        this.ink = ink;
        this.marks = marks;
    }

    static double height(View view) {
        return 34 + LINE * view.players().size();
    }

    void draw(double top, double width) {
        canvas.line(14, top, width - 14, top, "stroke=\"" + ink.grid() + "\" stroke-width=\"1\"");
        canvas.text(14, top + 19, 14, headline(), "font-weight=\"700\" fill=\"" + ink.ink() + "\"");
        double y = top + 40;
        for (arbiter.engine.seat.Seat seat : view.turn().order()) {
            player(view.player(seat), y, width);
            y += LINE;
        }
    }

    private String headline() {
        View.Turn turn = view.turn();
        if (!turn.way().isEmpty()) {
            String who = turn.winners().stream()
                    .map(seat -> view.player(seat).name())
                    .collect(java.util.stream.Collectors.joining(" and "));
            return "Round " + turn.round() + " · " + who + " won (" + turn.way() + ")";
        }
        arbiter.engine.seat.Seat decider = turn.decider();
        String decides = decider == null || decider.equals(turn.active())
                ? ""
                : ", " + view.player(decider).name() + " decides";
        return "Round " + turn.round() + " · " + view.player(turn.active()).name() + ": "
                + turn.phase().word() + decides
                + (turn.phase() == Phase.BUILD ? " · " + turn.actionsLeft() + " actions left" : "");
    }

    private void player(View.Player player, double y, double width) {
        int chair = player.seat().index();
        canvas.rect(
                14,
                y - 12,
                30,
                16,
                "rx=\"3\" fill=\"" + ink.player(chair) + "\" stroke=\"" + ink.ink() + "\" stroke-width=\"1\"");
        canvas.text(
                29,
                y,
                10,
                marks.mark(player.seat()),
                "text-anchor=\"middle\" font-weight=\"700\" fill=\"" + ink.onPlayer(chair) + "\"");
        canvas.line(
                50,
                y - 4,
                84,
                y - 4,
                "stroke=\"" + ink.line(chair) + "\" stroke-width=\"2.8\" stroke-linecap=\"round\" stroke-dasharray=\""
                        + Ink.dash(chair) + "\"");
        canvas.text(
                92,
                y,
                12,
                player.name() + " (" + player.letter().toUpperCase(Locale.ROOT) + ")",
                "font-weight=\"600\" fill=\"" + ink.ink() + "\"");
        canvas.text(width - 14, y, 12, numbers(player), "text-anchor=\"end\" fill=\"" + ink.ink() + "\"");
    }

    private static String numbers(View.Player player) {
        return player.alive()
                ? "levels " + player.cityLevels() + " · tokens " + player.militaryTokens() + " · units "
                        + player.units() + "/" + player.unitLimit() + " · houses " + player.houses() + " · points "
                        + player.points()
                : "out";
    }
}
