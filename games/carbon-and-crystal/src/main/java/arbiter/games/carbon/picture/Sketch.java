package arbiter.games.carbon.picture;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.HexSketch;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Terrain;
import arbiter.games.carbon.position.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/**
 * The board as text: each piece is the letter of its side and the code of its datasheet. Below the board is a list of
 * all pieces with their Cohesion.
 */
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
        lines.addAll(sketch.stocks());
        view.sides().forEach(side -> lines.addAll(sketch.side(side)));
        view.pieces().forEach(piece -> lines.add(piece(piece)));
        lines.add("Round " + view.round() + " of " + view.rounds() + ", " + sketch.state());
        return lines;
    }

    /** What the game waits for, or how it ended. */
    private String state() {
        return switch (Position.Phase.valueOf(view.phase().toUpperCase(Locale.ROOT))) {
            case LISTS -> "lists are being written";
            case COMMAND, ACTION ->
                "phase " + view.phase() + ", " + name(view.active()) + " to act"
                        + (view.placing().isEmpty() ? "" : ": choose a hex for " + view.placing());
            case OVER ->
                "the game is over: "
                        + view.winners().stream().map(this::name).collect(Collectors.joining(" and "))
                        + (view.winners().size() == 1 ? " wins" : " share the victory");
        };
    }

    private String name(Seat seat) {
        return view.players().get(seat.index());
    }

    private List<String> stocks() {
        return List.of(stock("Carbon left", Terrain.FIELD), stock("Crystals left", Terrain.NODE));
    }

    private String stock(String heading, Terrain terrain) {
        return view.ground().special().stream()
                .filter(spot -> spot.terrain().equals(terrain.word()))
                .map(spot -> spot.hex() + " " + spot.stock())
                .collect(Collectors.joining(" · ", heading + ": ", ""));
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

    private List<String> side(View.Player side) {
        String name = letter(side.seat()) + " is " + name(side.seat());
        if (side.hidden() || !side.listed()) {
            return List.of(name + ", whose list is " + (side.listed() ? "hidden" : "not written yet"));
        }
        List<String> lines = new ArrayList<>();
        lines.add(name + ", " + side.faction() + (side.alive() ? "" : " (out)") + ": " + side.points() + " points, "
                + side.carbon() + "C, " + side.crystals() + "X, supply " + side.supply() + " of " + side.ceiling()
                + ", workers " + side.workers() + " of " + side.workerLimit() + ", Command Centers " + side.centers()
                + " of " + side.centerLimit() + (side.offersDraw() ? ", offers a draw" : "")
                + (side.bot() ? ", played by a bot" : ""));
        copies(side, "list", "left in the list", lines);
        copies(side, "committed", "committed", lines);
        copies(side, "destroyed", "destroyed", lines);
        if (!side.running().isEmpty()) {
            lines.add(
                    side.running().stream().map(Sketch::running).collect(Collectors.joining(", ", "  in force: ", "")));
        }
        return lines;
    }

    /** {@code left in the list: BAR*2 LGD*5}; empty if that zone is empty. */
    private static void copies(View.Player side, String zone, String heading, List<String> lines) {
        SequencedMap<String, Integer> counts = new LinkedHashMap<>();
        for (View.Copy copy : side.copies()) {
            if (copy.zone().equals(zone)) {
                counts.merge(copy.code(), 1, Integer::sum);
            }
        }
        if (!counts.isEmpty()) {
            lines.add(counts.entrySet().stream()
                    .map(each -> new Order.Copies(each.getKey(), each.getValue()).toString())
                    .collect(Collectors.joining(" ", "  " + heading + ": ", "")));
        }
    }

    private static String running(View.Running upgrade) {
        return upgrade.code()
                + (upgrade.left() > 0 ? " (" + upgrade.left() + " left)" : "")
                + (upgrade.used() ? " (used)" : "");
    }

    private static String piece(View.Piece piece) {
        StringBuilder line = new StringBuilder(piece.id() + " " + piece.name() + " at " + piece.hex() + ", cohesion "
                + piece.cohesion() + "/" + piece.full());
        if (piece.kind().equals(BuildingType.COMMAND_CENTER.word())) {
            line.append(", level ").append(piece.level());
        }
        if (piece.construction() > 0) {
            line.append(", under construction ").append(piece.construction());
        }
        if (piece.salvage() > 0) {
            line.append(", under salvage ").append(piece.salvage());
        }
        if (piece.moved()) {
            line.append(", moved");
        }
        if (piece.acted()) {
            line.append(", acted");
        }
        if (!piece.rally().isEmpty()) {
            line.append(", rallies at ").append(piece.rally());
        }
        piece.queue()
                .forEach(item -> line.append(", makes ")
                        .append(item.item())
                        .append(" (")
                        .append(item.counters())
                        .append(" to go)"));
        return line.toString();
    }
}
