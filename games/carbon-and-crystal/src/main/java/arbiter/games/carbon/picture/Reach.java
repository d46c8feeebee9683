package arbiter.games.carbon.picture;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Position;

/** What the chosen piece could do: where it can move, what it can shoot and see, and where it would have cover. */
final class Reach {
    private final Position position;
    private final Board board;
    private final Canvas canvas;
    private final Palette palette;
    private final Asset chosen;
    private final Survey survey;

    Reach(Position position, Canvas canvas, Palette palette, Asset chosen, Survey survey) {
        this.position = position;
        this.board = position.board();
        this.canvas = canvas;
        this.palette = palette;
        this.chosen = chosen;
        this.survey = survey;
    }

    void draw() {
        if (chosen.isUnit()) {
            march();
        }
        Datasheet.Weapon weapon = chosen.sheet.weapon();
        if (weapon != null) {
            range(weapon.range());
        }
        canvas.hex(
                chosen.hex,
                chosen.sheet.girth() > 0 ? 2.6 : 0.97,
                "fill=\"none\" stroke=\"%s\" stroke-width=\"4\"".formatted(palette.gold()));
    }

    /** Reachable hexes are tinted and show their cost; a shield marks those with cover. */
    private void march() {
        survey.marches(position, chosen).forEach((hex, cost) -> {
            canvas.hex(hex, 0.9, "fill=\"%s\" fill-opacity=\"0.2\"".formatted(palette.seat(chosen.seat)));
            canvas.text(
                    canvas.x(hex),
                    canvas.y(hex) - 12,
                    9,
                    "text-anchor=\"middle\" font-weight=\"600\" fill=\"%s\"".formatted(palette.ink()),
                    String.valueOf(cost));
            if (survey.shelters(position, hex, chosen.seat)) {
                canvas.add(
                        "<path transform=\"translate(%.1f %.1f) scale(0.8)\" d=\"M-6 -7L0 -9L6 -7V0Q6 6 0 9Q-6 6 -6 0Z\""
                                + " fill=\"%s\" stroke=\"%s\" stroke-width=\"1.6\"/>",
                        canvas.x(hex) + 14, canvas.y(hex) - 10, palette.plate(), palette.ink());
            }
        });
    }

    /** A red line around the range. Inside, hexes in sight have a red dot, and all others are hatched. */
    private void range(int range) {
        boolean[] near = new boolean[board.size];
        for (int hex : board.around(chosen.hex, range)) {
            near[hex] = true;
            Asset there = position.at[hex];
            if (hex != chosen.hex) {
                if (survey.sees(position, chosen, hex, there == null ? chosen : there)) {
                    canvas.add(
                            "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.6\" fill=\"%s\"/>",
                            canvas.x(hex), canvas.y(hex), palette.danger());
                } else {
                    canvas.hex(hex, 0.92, "fill=\"url(#dim)\"");
                }
            }
        }
        canvas.add(
                "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2.2\"/>",
                canvas.border(near), palette.danger());
    }
}
