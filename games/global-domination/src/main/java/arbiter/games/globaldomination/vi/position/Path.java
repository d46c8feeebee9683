package arbiter.games.globaldomination.vi.position;

import java.util.Arrays;
import java.util.Iterator;

/** Ids of territories, from the place of a unit to its destination (GD6-M.1). */
public final class Path implements Iterable<Integer> {
    private final int[] ids;

    private Path(int[] ids) {
        this.ids = ids;
    }

    public static Path of(int... ids) {
        return new Path(ids.clone());
    }

    public int size() {
        return ids.length;
    }

    public int id(int place) {
        return ids[place];
    }

    public int hops() {
        return ids.length - 1;
    }

    @Override
    public Iterator<Integer> iterator() {
        return Arrays.stream(ids).iterator();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Path that && Arrays.equals(ids, that.ids);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(ids);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int id : ids) {
            text.append(text.isEmpty() ? "" : ">").append(id);
        }
        return text.toString();
    }
}
