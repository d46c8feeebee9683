package arbiter.engine.sheet;

import java.util.Collections;
import java.util.List;

/**
 * @param lines for each line of the sheet, in their order
 * @param sheet about the sheet as a whole
 */
public record Warnings(List<List<Warning>> lines, List<Warning> sheet) {
    public Warnings {
        lines = lines.stream().map(List::copyOf).toList();
        sheet = List.copyOf(sheet);
    }

    /** Nothing to say about a sheet with this number of lines. */
    public static Warnings none(int lines) {
        return new Warnings(Collections.nCopies(lines, List.of()), List.of());
    }
}
