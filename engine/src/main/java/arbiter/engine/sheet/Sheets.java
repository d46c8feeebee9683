package arbiter.engine.sheet;

import arbiter.engine.seat.Seat;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The sheets of a resolution, by seat. An awaited seat without a sheet missed its deadline. An empty sheet is a decision. */
public final class Sheets<O> {
    private final TreeMap<Seat, Sheet<O>> bySeat;

    private Sheets(TreeMap<Seat, Sheet<O>> bySeat) {
        this.bySeat = bySeat;
    }

    /** Nobody handed in anything. */
    public static <O> Sheets<O> none() {
        return new Sheets<>(new TreeMap<>());
    }

    public static <O> Sheets<O> of(Map<Seat, Sheet<O>> sheets) {
        return new Sheets<>(new TreeMap<>(sheets));
    }

    public static <O> Sheets<O> of(Seat seat, Sheet<O> sheet) {
        return Sheets.<O>none().with(seat, sheet);
    }

    public Sheets<O> with(Seat seat, Sheet<O> sheet) {
        TreeMap<Seat, Sheet<O>> more = new TreeMap<>(bySeat);
        more.put(seat, sheet);
        return new Sheets<>(more);
    }

    public @Nullable Sheet<O> of(Seat seat) {
        return bySeat.get(seat);
    }

    /** The seat's sheet; empty if it handed in none. */
    public Sheet<O> orEmpty(Seat seat) {
        Sheet<O> sheet = bySeat.get(seat);
        return sheet == null ? Sheet.empty() : sheet;
    }

    /** The sheets in seat order, the host's first. */
    public Map<Seat, Sheet<O>> all() {
        return bySeat;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sheets<?> that && bySeat.equals(that.bySeat);
    }

    @Override
    public int hashCode() {
        return bySeat.hashCode();
    }

    @Override
    public String toString() {
        return bySeat.toString();
    }
}
