package arbiter.games.globaldomination.vi.position;

import java.util.Arrays;
import java.util.SequencedMap;
import java.util.TreeMap;

/** Facts about the start of the turn, before the Natural Phase, that later rules need (GD6-C.4, GD6-C.6, GD6-C.7). */
public final class Dawn {
    private final int[] lands;
    private final int[][] constructs;

    /** Armies, by territory, that natural events have added since: they cannot be promoted this turn. */
    private final SequencedMap<Integer, Integer> fresh = new TreeMap<>();

    private Dawn(int[] lands, int[][] constructs) {
        this.lands = lands;
        this.constructs = constructs;
    }

    public static Dawn none(int seats) {
        return new Dawn(new int[seats], new int[Construct.ALL.size()][seats]);
    }

    public static Dawn of(Board board, int seats) {
        Dawn dawn = none(seats);
        for (int t = 0; t < board.size(); t++) {
            int owner = board.owner[t];
            if (owner != Board.NEUTRAL) {
                dawn.lands[owner]++;
                if (board.hasConstruct(t)) {
                    dawn.count(board, t, owner);
                }
            }
        }
        return dawn;
    }

    private void count(Board board, int territory, int owner) {
        for (Construct construct : Construct.ALL) {
            if (board.has(territory, construct)) {
                constructs[construct.ordinal()][owner]++;
            }
        }
    }

    public Dawn with(int seat, int land, int bivouacs, int libraries) {
        lands[seat] = land;
        constructs[Construct.BIVOUAC.ordinal()][seat] = bivouacs;
        constructs[Construct.LIBRARY.ordinal()][seat] = libraries;
        return this;
    }

    public int lands(int seat) {
        return lands[seat];
    }

    public int owned(Construct construct, int seat) {
        return constructs[construct.ordinal()][seat];
    }

    public int fresh(int territory) {
        return fresh.isEmpty() ? 0 : fresh.getOrDefault(territory, 0);
    }

    public void setFresh(int territory, int armies) {
        if (armies > 0) {
            fresh.put(territory, armies);
        } else {
            fresh.remove(territory);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Dawn that
                && Arrays.equals(lands, that.lands)
                && Arrays.deepEquals(constructs, that.constructs)
                && fresh.equals(that.fresh);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(lands);
    }
}
