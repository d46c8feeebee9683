package arbiter.games.carbon;

import arbiter.engine.Seat;
import arbiter.engine.text.HexSketch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The board in characters: a letter for the side and three for the datasheet, then every piece with its health. */
final class Sketch {
    private static final int WIDTH = 6;

    private final View view;

    private Sketch(View view) {
        this.view = view;
    }

    static List<String> of(View view) {
        Sketch sketch = new Sketch(view);
        List<String> lines = new ArrayList<>(sketch.grid());
        lines.add("\" forest, ^ rock, % Carbon Field, $ Crystal Node, * objective, + part of a large building");
        view.sides().forEach(side -> lines.add(sketch.side(side)));
        view.pieces().forEach(piece -> lines.add(piece(piece)));
        lines.add("Round " + view.round() + " of " + view.rounds() + ", phase " + view.phase() + ", "
                + view.players().get(view.active().index()) + " to act"
                + (view.placing().isEmpty() ? "" : ": choose a hex for " + view.placing()));
        return lines;
    }

    private List<String> grid() {
        HexSketch grid = new HexSketch(view.ground().radius(), WIDTH);
        for (View.Spot spot : view.ground().special()) {
            grid.put(spot.hex().q(), spot.hex().r(), spot.objective() ? "*" : terrain(spot.terrain()));
        }
        for (View.Piece piece : view.pieces()) {
            int q = piece.hex().q();
            int r = piece.hex().r();
            if (piece.size() > 1) {
                List.of(new Hex(1, 0), new Hex(0, 1), new Hex(-1, 1), new Hex(-1, 0), new Hex(0, -1), new Hex(1, -1))
                        .forEach(step -> grid.put(q + step.q(), r + step.r(), letter(piece.seat()) + "+"));
            }
        }
        for (View.Piece piece : view.pieces()) {
            grid.put(piece.hex().q(), piece.hex().r(), letter(piece.seat()) + "." + piece.code());
        }
        return grid.lines();
    }

    private static String terrain(String word) {
        return switch (Terrain.valueOf(word.toUpperCase(Locale.ROOT))) {
            case OPEN -> ".";
            case FOREST -> "\"";
            case ROCK -> "^";
            case FIELD -> "%";
            case NODE -> "$";
        };
    }

    private static String letter(Seat seat) {
        return String.valueOf((char) ('A' + seat.index()));
    }

    private String side(View.Player side) {
        String name =
                letter(side.seat()) + " is " + view.players().get(side.seat().index());
        if (side.hidden() || !side.listed()) {
            return name + ", whose list is " + (side.listed() ? "hidden" : "not written yet");
        }
        return name + ", " + side.faction() + (side.alive() ? "" : " (out)") + ": " + side.points() + " points, "
                + side.carbon() + "C, " + side.crystals() + "X, supply " + side.supply() + " of " + side.ceiling();
    }

    private static String piece(View.Piece piece) {
        StringBuilder line = new StringBuilder(piece.id() + " " + piece.name() + " at " + piece.hex() + ", cohesion "
                + piece.cohesion() + "/" + piece.full());
        if (piece.construction() > 0) {
            line.append(", under construction ").append(piece.construction());
        }
        if (piece.moved()) {
            line.append(", moved");
        }
        if (piece.acted()) {
            line.append(", acted");
        }
        piece.queue().forEach(item -> line.append(", makes ").append(item.item()));
        return line.toString();
    }
}
