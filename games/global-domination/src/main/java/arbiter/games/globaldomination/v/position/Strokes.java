package arbiter.games.globaldomination.v.position;

import arbiter.engine.seat.Stroke;
import java.util.ArrayList;
import java.util.List;

/** Collects what an event looks like on the map. If an army comes from several lands, each path shows the size of the whole army. */
final class Strokes {
    static final String TROOP = "troop";
    static final String TREBUCHET = "trebuchet";
    static final String WASTELAND = "wasteland";

    private final List<Stroke> drawn = new ArrayList<>();

    List<Stroke> all() {
        return drawn;
    }

    private static String id(int territory) {
        return Integer.toString(territory);
    }

    void put(String what, int amount, int at) {
        drawn.add(Stroke.put(what, amount, id(at)));
    }

    void take(String what, int amount, int at) {
        if (amount > 0 && !what.isEmpty()) {
            drawn.add(Stroke.take(what, amount, id(at)));
        }
    }

    void go(String what, int amount, int from, int to) {
        drawn.add(Stroke.go(what, amount, List.of(id(from), id(to))));
    }

    void strike(String what, int from, int to) {
        drawn.add(Stroke.strike(what, id(from), id(to)));
    }

    void mark(int at) {
        drawn.add(Stroke.mark(id(at)));
    }

    void border(int a, int b) {
        drawn.add(Stroke.mark(id(a), id(b)));
    }
}
