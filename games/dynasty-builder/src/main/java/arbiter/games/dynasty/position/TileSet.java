package arbiter.games.dynasty.position;

import java.util.Arrays;

/** A set of tiles, one bit per tile. It lets playouts look only at the few tiles that matter. */
public final class TileSet {
    public final long[] words;

    TileSet(int size) {
        words = new long[(size + 63) / 64];
    }

    private TileSet(long[] words) {
        this.words = words;
    }

    TileSet copy() {
        return new TileSet(words.clone());
    }

    static TileSet[] copy(TileSet[] sets) {
        TileSet[] copies = new TileSet[sets.length];
        for (int i = 0; i < sets.length; i++) {
            copies[i] = sets[i].copy();
        }
        return copies;
    }

    static TileSet[] array(int count, int size) {
        TileSet[] sets = new TileSet[count];
        Arrays.setAll(sets, i -> new TileSet(size));
        return sets;
    }

    void fill(int size) {
        for (int tile = 0; tile < size; tile++) {
            add(tile);
        }
    }

    void add(int tile) {
        words[tile >> 6] |= 1L << tile;
    }

    void remove(int tile) {
        words[tile >> 6] &= ~(1L << tile);
    }
}
