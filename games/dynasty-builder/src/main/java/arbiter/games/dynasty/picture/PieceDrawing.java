package arbiter.games.dynasty.picture;

import arbiter.engine.seat.Seat;
import arbiter.games.dynasty.position.View;
import org.jspecify.annotations.Nullable;

/**
 * One shape for each structure and each kind of unit, so that they can be told apart without colour. All are drawn around
 * 0,0.
 */
final class PieceDrawing {
    private final Canvas canvas;
    private final Ink ink;

    PieceDrawing(Canvas canvas, Ink ink) {
        this.canvas = canvas;
        this.ink = ink;
    }

    private String body(@Nullable Seat owner) {
        String fill = owner == null ? ink.plate() : ink.player(owner.index());
        return "fill=\"" + fill + "\" stroke=\"" + ink.ink() + "\" stroke-width=\"1.4\" stroke-linejoin=\"round\"";
    }

    private String letters(@Nullable Seat owner) {
        String fill = owner == null ? ink.ink() : ink.onPlayer(owner.index());
        return "text-anchor=\"middle\" font-weight=\"700\" fill=\"" + fill + "\"";
    }

    void house(Seat owner, String letter) {
        canvas.path("M-9,8 V-2 L0,-10 L9,-2 V8 Z", body(owner));
        canvas.text(0, 5.5, 9, letter, letters(owner));
    }

    void token(Seat owner, String letter) {
        canvas.circle(0, 0, 8.5, body(owner));
        canvas.circle(0, 0, 6.2, "fill=\"none\" stroke=\"" + ink.onPlayer(owner.index()) + "\" stroke-width=\"0.8\"");
        canvas.text(0, 3, 8.5, letter, letters(owner));
    }

    void bridge(@Nullable Seat owner, String letter) {
        String rail = "fill=\"none\" stroke=\"" + ink.ink() + "\" stroke-width=\"";
        String deck = owner == null ? ink.faint() : ink.player(owner.index());
        canvas.path("M-22,10 Q0,1 22,10", rail + "8\"");
        canvas.path("M-22,10 Q0,1 22,10", "fill=\"none\" stroke=\"" + deck + "\" stroke-width=\"5.4\"");
        canvas.path("M-15,5.5 v6 M-8,3.5 v6 M8,3.5 v6 M15,5.5 v6", rail + "1\"");
        if (!letter.isEmpty()) {
            canvas.circle(0, 6, 5, body(owner));
            canvas.text(0, 8.8, 8, letter, letters(owner));
        }
    }

    /** A wall with as many battlements as there is space for, a large number for the level, and the owner's mark below. */
    void city(Seat owner, int level, String mark, boolean warded) {
        if (warded) {
            canvas.circle(
                    0,
                    0,
                    22,
                    "fill=\"none\" stroke=\"" + ink.ink() + "\" stroke-width=\"1.6\" stroke-dasharray=\"3 3\"");
        }
        canvas.path(
                "M-16,14 V-14 H-9.6 V-9.5 H-3.2 V-14 H3.2 V-9.5 H9.6 V-14 H16 V14 Z",
                body(owner).replace("1.4", "1.8"));
        canvas.text(0, 4.5, 15, Integer.toString(level), letters(owner));
        canvas.text(0, 12, 7, mark, letters(owner));
    }

    void unit(View.Unit unit) {
        String text = unit.id();
        switch (unit.kind()) {
            case SOLDIER -> {
                canvas.path("M-10,-10 H10 V1 Q10,8 0,12 Q-10,8 -10,1 Z", body(unit.owner()));
                id(text, 3, unit);
            }
            case KNIGHT -> {
                canvas.path("M0,-14.5 L13.5,0 L0,14.5 L-13.5,0 Z", body(unit.owner()));
                id(text, 3.4, unit);
            }
            case SIEGE -> {
                canvas.path("M-10,8 V-12 H-5 V-9 H-2 V-12 H2 V-9 H5 V-12 H10 V8 Z", body(unit.owner()));
                canvas.circle(-6, 10, 3, body(null)).circle(6, 10, 3, body(null));
                id(text, 4, unit);
            }
            case SHIP -> {
                canvas.path("M-9.5,-12 H9.5 V3 H-9.5 Z", body(unit.owner()));
                canvas.path("M-14,3 H14 L9,11 H-9 Z", body(unit.owner()));
                id(text, -1.2, unit);
            }
        }
        marks(unit);
    }

    private void id(String text, double baseline, View.Unit unit) {
        canvas.text(0, baseline, text.length() > 2 ? 8 : 10, text, letters(unit.owner()));
    }

    /** Marks for effects: a star for a blessing, a wedge for haste, a bar under a unit that has marched. */
    private void marks(View.Unit unit) {
        if (unit.blessed()) {
            canvas.path(
                    "M12,-15 l1.5,3.2 3.5,.4 -2.6,2.4 .7,3.5 -3.1,-1.7 -3.1,1.7 .7,-3.5 -2.6,-2.4 3.5,-.4 Z",
                    "fill=\"" + ink.plate() + "\" stroke=\"" + ink.ink() + "\" stroke-width=\"1\"");
        }
        if (unit.hasted()) {
            canvas.path(
                    "M-17,-13 l5,4 -5,4 M-13,-13 l5,4 -5,4",
                    "fill=\"none\" stroke=\"" + ink.ink() + "\" stroke-width=\"1.6\"");
        }
        if (unit.marched()) {
            canvas.rect(-9, 14, 18, 2.6, "rx=\"1.3\" fill=\"" + ink.ink() + "\"");
        }
    }

    /** Cargo is drawn as a small plate on its Ship. */
    void cargo(View.Unit unit) {
        canvas.rect(4, -18, 19, 11, "rx=\"3\" " + body(unit.owner()));
        canvas.text(13.5, -9.6, 8, unit.id(), letters(unit.owner()));
    }
}
