package arbiter.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** What two positions say differently, side by side: one row for each subject, such as a place or a player. */
final class Columns {
    private static final int WIDEST = 60;

    /** What both positions say of a subject. */
    private record Row(List<String> left, List<String> right) {
        Row() {
            this(new ArrayList<>(), new ArrayList<>());
        }
    }

    private Columns() {}

    /** @return no lines if both texts say the same */
    static List<String> of(String leftName, List<String> left, String rightName, List<String> right) {
        SequencedMap<String, Row> rows = new LinkedHashMap<>();
        left.forEach(line ->
                rows.computeIfAbsent(subject(line), subject -> new Row()).left.add(line));
        right.forEach(line ->
                rows.computeIfAbsent(subject(line), subject -> new Row()).right.add(line));
        rows.values().removeIf(row -> row.left.equals(row.right));
        if (rows.isEmpty()) {
            return List.of();
        }
        int width = leftName.length();
        for (Row row : rows.values()) {
            for (String line : row.left) {
                width = Math.max(width, Math.min(WIDEST, line.length()));
            }
        }
        List<String> lines = new ArrayList<>();
        lines.add(pair(leftName, rightName, width));
        lines.add("─".repeat(width) + "─┼─" + "─".repeat(rightName.length()));
        for (Row row : rows.values()) {
            for (int i = 0; i < Math.max(row.left.size(), row.right.size()); i++) {
                lines.add(pair(at(row.left, i), at(row.right, i), width));
            }
        }
        return lines;
    }

    /** What a line is about: everything before its colon, or its first word. */
    private static String subject(String line) {
        int colon = line.indexOf(':');
        return colon >= 0 ? line.substring(0, colon) : line.split(" ", 2)[0];
    }

    private static String at(List<String> lines, int i) {
        return i < lines.size() ? lines.get(i) : "–";
    }

    private static String pair(String left, String right, int width) {
        return left + " ".repeat(Math.max(0, width - left.length())) + " │ " + right;
    }
}
