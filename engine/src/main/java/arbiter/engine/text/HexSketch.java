package arbiter.engine.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A hexagonal board as text. Rows run from the lowest r to the highest, each shifted by half a cell, so that the six
 * neighbours of a cell are around it. Each row begins with its r and the q of its first cell.
 */
public final class HexSketch {
    private final int radius;
    private final int width;
    private final String[][] cells;

    /** @param width of a cell in characters, an even number; the text of a cell must be at least one character shorter */
    public HexSketch(int radius, int width) {
        if (radius < 0 || width < 2 || width % 2 != 0) {
            throw new IllegalArgumentException("no board of radius " + radius + " in cells of width " + width);
        }
        this.radius = radius;
        this.width = width;
        this.cells = new String[2 * radius + 1][2 * radius + 1];
    }

    public boolean contains(int q, int r) {
        return Math.abs(q) <= radius && Math.abs(r) <= radius && Math.abs(q + r) <= radius;
    }

    /** Ignores places outside the board. */
    public void put(int q, int r, String cell) {
        if (contains(q, r)) {
            cells[r + radius][q + radius] = cell.length() < width ? cell : cell.substring(0, width - 1);
        }
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int r = -radius; r <= radius; r++) {
            int first = Math.max(-radius, -radius - r);
            int last = Math.min(radius, radius - r);
            StringBuilder line = new StringBuilder(String.format("r %3d, q from %3d  ", r, first));
            line.append(" ".repeat(width / 2 * Math.abs(r)));
            for (int q = first; q <= last; q++) {
                String cell = cells[r + radius][q + radius];
                String shown = cell == null ? "." : cell;
                line.append(shown).append(" ".repeat(width - shown.length()));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
