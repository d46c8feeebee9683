package arbiter.games.dynasty.picture;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.HexSketch;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.Terrain;
import arbiter.games.dynasty.position.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The board as text: units hide structures, and structures hide terrain. Lines below it list what has no space in the cells.
 */
public final class Sketch {
    private static final int WIDTH = 4;

    private final View view;

    private Sketch(View view) {
        this.view = view;
    }

    public static List<String> of(View view) {
        Sketch sketch = new Sketch(view);
        List<String> lines = new ArrayList<>(sketch.grid());
        lines.add("~ water, ^ mountain, # canyon; Ah house, At land token, A@2 city of level 2, == bridge; a1 a unit");
        view.structures().stream()
                .filter(structure -> structure.piece() == Piece.CITY)
                .forEach(city -> lines.add(sketch.city(city)));
        view.units().forEach(unit -> lines.add(sketch.unit(unit)));
        view.players().forEach(player -> lines.add(player(player)));
        lines.add(sketch.turn());
        return lines;
    }

    private List<String> grid() {
        HexSketch grid = new HexSketch(view.radius(), WIDTH);
        for (View.Tile tile : view.tiles()) {
            grid.put(tile.at().q(), tile.at().r(), terrain(tile.terrain()));
        }
        for (View.Structure structure : view.structures()) {
            grid.put(structure.at().q(), structure.at().r(), structure(structure));
        }
        for (View.Unit unit : view.units()) {
            if (!unit.cargo()) {
                grid.put(unit.at().q(), unit.at().r(), unit.id());
            }
        }
        return grid.lines();
    }

    private static String terrain(Terrain terrain) {
        return switch (terrain) {
            case PLAIN -> ".";
            case WATER -> "~";
            case CANYON -> "#";
            case MOUNTAIN -> "^";
        };
    }

    private String structure(View.Structure structure) {
        return switch (structure.piece()) {
            case HOUSE -> letter(structure.owner()) + "h";
            case TOKEN -> letter(structure.owner()) + "t";
            case CITY -> letter(structure.owner()) + "@" + structure.level();
            case BRIDGE -> "==";
        };
    }

    private String letter(@Nullable Seat owner) {
        return owner == null ? "?" : view.player(owner).letter().toUpperCase(Locale.ROOT);
    }

    private String city(View.Structure city) {
        return letter(city.owner()) + "@" + city.level() + " city at " + city.at() + ", defence " + city.defence()
                + (city.warded() ? ", warded" : "");
    }

    private String unit(View.Unit unit) {
        return unit.id() + " " + unit.kind().word() + " at " + unit.at() + ", power " + unit.power()
                + (unit.cargo() ? ", aboard" : "") + (unit.marched() ? ", has marched" : "");
    }

    private static String player(View.Player player) {
        return player.letter().toUpperCase(Locale.ROOT) + " is " + player.name()
                + (player.alive() ? "" : " (out)") + ": " + player.points() + " points, " + player.cityLevels()
                + " city levels, " + player.houses() + " houses and " + player.landTokens()
                + " land tokens left, " + player.militaryTokens() + " military tokens, " + player.units() + " of "
                + player.unitLimit() + " units";
    }

    private String turn() {
        View.Turn turn = view.turn();
        String active = view.player(turn.active()).name();
        String phase = turn.phase().name().toLowerCase(Locale.ROOT);
        return "Round " + turn.round() + ", " + active + ", " + phase
                + (turn.actionsLeft() > 0 ? ", " + turn.actionsLeft() + " actions left" : "");
    }
}
