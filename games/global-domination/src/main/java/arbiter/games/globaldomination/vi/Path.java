package arbiter.games.globaldomination.vi;

import java.util.Arrays;
import java.util.Iterator;

/** Ids of territories, from where a unit stands to where it wants to be (GD6-M.1). */
final class Path implements Iterable<Integer> {
    private final int[] ids;

    private Path(int[] ids) {
        this.ids = ids;
    }

    static Path of(int... ids) {
        return new Path(ids.clone());
    }

    int size() {
        return ids.length;
    }

    int id(int place) {
        return ids[place];
    }

    int hops() {
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
