package arbiter.server.table;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The tables in memory. If they take more than the budget, those that were not used for the longest time go. A table that somebody still
 * uses lives on until that request is answered.
 */
final class Shelf {
    /**
     * One table takes at most this part of the budget. One long game then does not displace all others, and tables that are still used
     * after they were displaced do not take much.
     */
    private static final int PARTS = 64;

    private final long budget;
    private final Map<String, Place> places = new LinkedHashMap<>(64, 0.75f, true);
    private final AtomicLong recomputed = new AtomicLong();
    private long bytes;

    Shelf(long budget) {
        this.budget = budget;
    }

    /** A place for one table. It counts from the moment at which the table is put on the shelf. */
    final class Place implements Ration {
        private final String game;
        private final String epoch;
        private long taken;

        private Place(String game, String epoch) {
            this.game = game;
            this.epoch = epoch;
        }

        private @Nullable Table<?, ?, ?> table;

        @Override
        public long most() {
            return budget / PARTS;
        }

        @Override
        public void takes(long now) {
            synchronized (places) {
                if (places.get(game) == this) {
                    bytes += now - taken;
                }
                taken = now;
                trim();
            }
        }

        @Override
        public void recomputed(int steps) {
            recomputed.addAndGet(steps);
        }

        void put(Table<?, ?, ?> made) {
            synchronized (places) {
                table = made;
                Place before = places.put(game, this);
                bytes += taken - (before == null ? 0 : before.taken);
                trim();
            }
        }
    }

    Place place(String game, String epoch) {
        return new Place(game, epoch);
    }

    @Nullable
    Table<?, ?, ?> find(String game, String epoch) {
        synchronized (places) {
            Place place = places.get(game);
            return place != null && place.epoch.equals(epoch) ? place.table : null;
        }
    }

    private void trim() {
        Iterator<Place> oldest = places.values().iterator();
        while (bytes > budget && oldest.hasNext()) {
            bytes -= oldest.next().taken;
            oldest.remove();
        }
    }

    int tables() {
        synchronized (places) {
            return places.size();
        }
    }

    long bytes() {
        synchronized (places) {
            return bytes;
        }
    }

    long recomputed() {
        return recomputed.get();
    }
}
