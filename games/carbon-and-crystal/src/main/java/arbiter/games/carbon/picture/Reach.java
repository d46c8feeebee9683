package arbiter.games.carbon.picture;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Terrain;
import arbiter.games.carbon.rules.fighting.Cover;
import arbiter.games.carbon.rules.fighting.Movement;
import arbiter.games.carbon.rules.fighting.Sight;

/** What one chosen piece could do: where it can march, what it can shoot, what it sees, where it would find cover. */
public final class Reach {
    private final Battle battle;
    private final Board board;
    private final Canvas canvas;
    private final Palette palette;
    private final Asset chosen;

    public Reach(Battle battle, Canvas canvas, Palette palette, Asset chosen) {
        this.battle = battle;
        this.board = battle.board();
        this.canvas = canvas;
        this.palette = palette;
        this.chosen = chosen;
    }

    public void draw() {
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

    /** Reachable hexes are tinted and say what they cost; a shield marks those with cover. */
    private void march() {
        byte[] costs = Movement.costs(battle, chosen);
        for (int hex = 0; hex < costs.length; hex++) {
            if (costs[hex] != Movement.NEVER && battle.at[hex] == null) {
                canvas.hex(hex, 0.9, "fill=\"%s\" fill-opacity=\"0.2\"".formatted(palette.seat(chosen.seat)));
                canvas.text(
                        canvas.x(hex),
                        canvas.y(hex) - 12,
                        9,
                        "text-anchor=\"middle\" font-weight=\"600\" fill=\"%s\"".formatted(palette.ink()),
                        String.valueOf(costs[hex]));
                if (board.terrain(hex) == Terrain.FOREST || Cover.walled(battle, hex, chosen.seat)) {
                    canvas.add(
                            "<path transform=\"translate(%.1f %.1f) scale(0.8)\" d=\"M-6 -7L0 -9L6 -7V0Q6 6 0 9Q-6 6 -6 0Z\""
                                    + " fill=\"%s\" stroke=\"%s\" stroke-width=\"1.6\"/>",
                            canvas.x(hex) + 14, canvas.y(hex) - 10, palette.plate(), palette.ink());
                }
            }
        }
    }

    /** A red line around the range; within it a red dot for each hex in sight and hatching for each that is not. */
    private void range(int range) {
        boolean[] near = new boolean[board.size];
        for (int hex : board.around(chosen.hex, range)) {
            near[hex] = true;
            Asset there = battle.at[hex];
            if (hex != chosen.hex) {
                if (Sight.clear(battle, chosen, hex, there == null ? chosen : there)) {
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
