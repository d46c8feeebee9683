package arbiter.engine.sheet;

import java.util.Collections;
import java.util.List;

/**
 * @param lines the warnings for each line of the sheet, in the order of the lines
 * @param sheet the warnings about the whole sheet
 */
public record Warnings(List<List<Warning>> lines, List<Warning> sheet) {
    public Warnings {
        lines = lines.stream().map(List::copyOf).toList();
        sheet = List.copyOf(sheet);
    }

    /** No warnings, for a sheet with this number of lines. */
    public static Warnings none(int lines) {
        return new Warnings(Collections.nCopies(lines, List.of()), List.of());
    }
}
