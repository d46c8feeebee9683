package arbiter.games.globaldomination.maps.generate;

import java.util.Arrays;

/** The page divided into small squares. Each square belongs to a territory, numbered from 1, or to the sea, 0. */
final class CellGrid {
    static final int SEA = 0;

    final int width;
    final int height;
    private final int[] owners;

    CellGrid(int width, int height) {
        this.width = width;
        this.height = height;
        owners = new int[width * height];
    }

    /** Outside is sea. */
    int at(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height ? SEA : owners[y * width + x];
    }

    void set(int x, int y, int owner) {
        owners[y * width + x] = owner;
    }

    /** The number of squares of each of the first {@code count} territories; entry 0 is the sea. */
    int[] sizes(int count) {
        int[] sizes = new int[count + 1];
        for (int owner : owners) {
            sizes[owner]++;
        }
        return sizes;
    }

    /** Every territory keeps only its largest piece; smaller pieces go to the neighbour around them, or become sea. */
    void joinFragments(int count) {
        int[] piece = new int[owners.length];
        int[] stack = new int[owners.length];
        int[] largest = new int[count + 1];
        int[] largestSize = new int[count + 1];
        int pieces = 0;
        for (int start = 0; start < owners.length; start++) {
            if (piece[start] == 0) {
                int size = fill(start, ++pieces, piece, stack);
                if (size > largestSize[owners[start]]) {
                    largestSize[owners[start]] = size;
                    largest[owners[start]] = pieces;
                }
            }
        }
        // From the edge of a fragment inwards, each square gets the most frequent owner of its settled neighbours.
        boolean[] settled = new boolean[owners.length];
        for (int i = 0; i < owners.length; i++) {
            settled[i] = piece[i] == largest[owners[i]];
        }
        for (boolean busy = true; busy; ) {
            busy = false;
            boolean[] now = settled.clone();
            for (int i = 0; i < owners.length; i++) {
                int to = settled[i] ? -1 : around(i, settled);
                if (to >= 0) {
                    owners[i] = to;
                    now[i] = true;
                    busy = true;
                }
            }
            settled = now;
        }
    }

    /** The most frequent owner of the settled squares around one, or −1 if none is settled. */
    private int around(int at, boolean[] settled) {
        int x = at % width;
        int best = -1;
        int most = 0;
        int[] near = {at - 1, at + 1, at - width, at + width};
        boolean[] inside = {x > 0, x < width - 1, at >= width, at + width < owners.length};
        for (int i = 0; i < 4; i++) {
            if (inside[i] && settled[near[i]]) {
                int same = 0;
                for (int j = 0; j < 4; j++) {
                    same += inside[j] && settled[near[j]] && owners[near[j]] == owners[near[i]] ? 1 : 0;
                }
                if (same > most) {
                    most = same;
                    best = owners[near[i]];
                }
            }
        }
        return best;
    }

    /** Marks the piece around {@code start} and returns its size. */
    private int fill(int start, int mark, int[] piece, int[] stack) {
        int top = 0;
        int size = 0;
        stack[top++] = start;
        piece[start] = mark;
        while (top > 0) {
            int at = stack[--top];
            size++;
            int x = at % width;
            top = visit(at, at - 1, x > 0, mark, piece, stack, top);
            top = visit(at, at + 1, x < width - 1, mark, piece, stack, top);
            top = visit(at, at - width, at >= width, mark, piece, stack, top);
            top = visit(at, at + width, at + width < owners.length, mark, piece, stack, top);
        }
        return size;
    }

    private int visit(int from, int to, boolean inside, int mark, int[] piece, int[] stack, int top) {
        if (inside && piece[to] == 0 && owners[to] == owners[from]) {
            piece[to] = mark;
            stack[top] = to;
            return top + 1;
        }
        return top;
    }

    /** A square that differs from most squares around it gets their owner. This removes very thin lines and single squares. */
    void smooth(int rounds) {
        for (int round = 0; round < rounds; round++) {
            int[] before = Arrays.copyOf(owners, owners.length);
            for (int y = 1; y < height - 1; y++) {
                for (int x = 1; x < width - 1; x++) {
                    owners[y * width + x] = majority(before, x, y);
                }
            }
        }
    }

    private int majority(int[] before, int x, int y) {
        int own = before[y * width + x];
        int same = 0;
        int other = own;
        int others = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int near = before[(y + dy) * width + x + dx];
                if (near == own) {
                    same++;
                } else if (near == other) {
                    others++;
                } else if (others == 0) {
                    other = near;
                    others = 1;
                }
            }
        }
        return same <= 4 && others >= 5 ? other : own;
    }
}
