package arbiter.games.dynasty;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A tile with what a viewer sees on it, cargo last. */
record Spot(View view, Hex at, View.@Nullable Structure structure, List<View.Unit> units) {
    static Spot of(View view, Hex at) {
        return new Spot(view, at, view.structureAt(at), view.unitsAt(at));
    }

    /** The tiles that are not empty, in canonical order. */
    static Iterable<Spot> all(View view, Grid grid) {
        SequencedMap<Integer, Spot> spots = new TreeMap<>();
        view.structures()
                .forEach(each -> spots.put(grid.tile(each.at()), new Spot(view, each.at(), each, new ArrayList<>())));
        view.units().stream()
                .sorted(java.util.Comparator.comparing(View.Unit::cargo))
                .forEach(unit -> spots.computeIfAbsent(
                                grid.tile(unit.at()), tile -> new Spot(view, unit.at(), null, new ArrayList<>()))
                        .units()
                        .add(unit));
        return spots.values();
    }

    boolean holds(Piece piece) {
        return structure != null && structure.piece() == piece;
    }

    boolean empty() {
        return structure == null && units.isEmpty();
    }

    int defence() {
        return structure == null ? 0 : structure.defence();
    }

    boolean conflicted() {
        return view.tiles().get(Grid.of(view.radius()).tile(at)).conflicted();
    }

    boolean unclaimed() {
        return structure == null || structure.claimedBy() == null;
    }
}
