package arbiter.engine.json;

import java.lang.ref.WeakReference;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An unchangeable list that many views share, such as the territories of a map. Its JSON is made once and then kept for a while, because it
 * can be larger than all the rest of a view.
 */
public final class KeptList<E> extends AbstractList<E> implements RandomAccess {
    /** The JSON of the last lists is kept even between two uses. */
    private static final Json[] RECENT = new Json[16];

    private static int next;

    private final List<E> items;
    private volatile @Nullable WeakReference<Json> json;

    public KeptList(List<E> items) {
        this.items = List.copyOf(items);
    }

    @Override
    public E get(int index) {
        return items.get(index);
    }

    @Override
    public int size() {
        return items.size();
    }

    /** @param made makes the JSON of a list */
    Json json(Function<Iterable<?>, Json> made) {
        WeakReference<Json> before = json;
        Json kept = before == null ? null : before.get();
        if (kept == null) {
            kept = made.apply(items);
            json = new WeakReference<>(kept);
            keep(kept);
        }
        return kept;
    }

    private static void keep(Json made) {
        synchronized (RECENT) {
            RECENT[next] = made;
            next = (next + 1) % RECENT.length;
        }
    }
}
