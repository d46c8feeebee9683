package arbiter.cli.book;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A Markdown table in columns. Cells wrap; a table that is still too wide becomes one list per row. */
final class PlainTable {
    private static final String GAP = "  ";
    /** A cell that contains only code needs no quotes. */
    private static final Pattern CODE = Pattern.compile("`[^`]+`");

    private final List<String> head;
    private final List<List<String>> rows = new ArrayList<>();
    private final int width;

    /** @param lines the table's lines; the second one separates the head */
    PlainTable(List<String> lines, int width) {
        this.head = cells(lines.getFirst());
        this.width = width;
        for (String line : lines.subList(2, lines.size())) {
            List<String> row = new ArrayList<>(cells(line));
            while (row.size() < head.size()) {
                row.add("");
            }
            rows.add(row.subList(0, head.size()));
        }
    }

    private static List<String> cells(String line) {
        String inner = line.strip().replaceAll("^\\||\\|$", "");
        List<String> cells = new ArrayList<>();
        for (String cell : inner.split("\\|", -1)) {
            cells.add(
                    CODE.matcher(cell.strip()).matches() ? cell.strip().replace("`", "") : PlainText.of(cell.strip()));
        }
        return cells;
    }

    List<String> lines() {
        int[] columns = columns();
        return total(columns) > width ? asLists() : asColumns(columns);
    }

    /** Starts with natural widths; then narrows the widest column, as far as its longest word allows. */
    private int[] columns() {
        int[] columns = new int[head.size()];
        int[] least = new int[head.size()];
        for (int i = 0; i < columns.length; i++) {
            columns[i] = PlainText.length(head.get(i));
            least[i] = PlainText.longestWord(head.get(i));
            for (List<String> row : rows) {
                columns[i] = Math.max(columns[i], PlainText.length(row.get(i)));
                least[i] = Math.max(least[i], PlainText.longestWord(row.get(i)));
            }
        }
        while (total(columns) > width) {
            int widest = -1;
            for (int i = 0; i < columns.length; i++) {
                if (columns[i] > least[i] && (widest < 0 || columns[i] > columns[widest])) {
                    widest = i;
                }
            }
            if (widest < 0) {
                break;
            }
            columns[widest]--;
        }
        return columns;
    }

    private static int total(int[] columns) {
        int total = GAP.length() * (columns.length - 1);
        for (int column : columns) {
            total += column;
        }
        return total;
    }

    private List<String> asColumns(int[] columns) {
        List<String> lines = new ArrayList<>();
        if (head.stream().anyMatch(cell -> !cell.isEmpty())) {
            lines.addAll(row(head, columns));
            List<String> dashes = new ArrayList<>();
            for (int column : columns) {
                dashes.add("-".repeat(column));
            }
            lines.add(String.join(GAP, dashes));
        }
        rows.forEach(row -> lines.addAll(row(row, columns)));
        return lines;
    }

    private static List<String> row(List<String> cells, int[] columns) {
        List<List<String>> wrapped = new ArrayList<>();
        int height = 0;
        for (int i = 0; i < columns.length; i++) {
            wrapped.add(PlainText.wrap(cells.get(i), columns[i]));
            height = Math.max(height, wrapped.getLast().size());
        }
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < height; i++) {
            StringBuilder line = new StringBuilder();
            for (int j = 0; j < columns.length; j++) {
                String part = i < wrapped.get(j).size() ? wrapped.get(j).get(i) : "";
                line.append(j == 0 ? "" : GAP).append(PlainText.padded(part, columns[j]));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private List<String> asLists() {
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            List<String> facts = new ArrayList<>();
            for (int i = 1; i < row.size(); i++) {
                if (!row.get(i).isEmpty()) {
                    facts.add(head.get(i) + ": " + row.get(i));
                }
            }
            lines.addAll(PlainText.hang("- ", row.getFirst(), width));
            lines.addAll(PlainText.hang("    ", String.join("; ", facts), width));
        }
        return lines;
    }
}
