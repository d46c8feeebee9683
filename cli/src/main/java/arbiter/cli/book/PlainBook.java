package arbiter.cli.book;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A chapter of a rulebook for the terminal: Markdown as plain text, wrapped, with or without the code of examples. */
public final class PlainBook {
    public enum Examples {
        /** Prints only the titles of examples. */
        TITLES,
        CODE
    }

    private static final Pattern ITEM = Pattern.compile("^(\\s*)([-*]|\\d+\\.)\\s+(.*)$");
    private static final Pattern TABLE_ROW = Pattern.compile("^\\s*\\|.*\\|\\s*$");
    private static final Pattern TABLE_RULE = Pattern.compile("^\\s*\\|[\\s:|-]+\\|\\s*$");
    private static final Pattern TITLE = Pattern.compile("^\\s*scenario\\s+\"([^\"]*)\"");
    private static final String FENCE = "```";

    private final List<String> source;
    private final int width;
    private final Examples examples;
    private final List<String> printed = new ArrayList<>();
    private int at = 0;

    private PlainBook(String markdown, int width, Examples examples) {
        this.source = markdown.lines().toList();
        this.width = width;
        this.examples = examples;
    }

    public static String print(String markdown, int width, Examples examples) {
        PlainBook book = new PlainBook(markdown, width, examples);
        while (book.at < book.source.size()) {
            book.block();
        }
        return String.join("\n", book.printed).strip() + "\n";
    }

    private void block() {
        String line = source.get(at);
        if (line.isBlank()) {
            at++;
        } else if (line.startsWith(FENCE)) {
            fence(line.substring(FENCE.length()).strip());
        } else if (line.matches("^#{1,6} .*")) {
            heading(line);
        } else if (isTable(at)) {
            space();
            printed.addAll(new PlainTable(taken(TABLE_ROW), width).lines());
        } else if (line.startsWith(">")) {
            quote();
        } else if (ITEM.matcher(line).matches()) {
            list();
        } else {
            paragraph();
        }
    }

    private boolean isTable(int index) {
        return TABLE_ROW.matcher(source.get(index)).matches()
                && index + 1 < source.size()
                && TABLE_RULE.matcher(source.get(index + 1)).matches();
    }

    private List<String> taken(Pattern pattern) {
        int from = at;
        while (at < source.size() && pattern.matcher(source.get(at)).matches()) {
            at++;
        }
        return source.subList(from, at);
    }

    /** One empty line between two blocks. */
    private void space() {
        if (!printed.isEmpty() && !printed.getLast().isEmpty()) {
            printed.add("");
        }
    }

    private void heading(String line) {
        int level = line.indexOf(' ');
        List<String> lines = PlainText.wrap(PlainText.of(line.substring(level)), width);
        int longest = lines.stream().mapToInt(PlainText::length).max().orElse(0);
        space();
        if (level <= 2) {
            printed.add("");
        }
        printed.addAll(lines);
        if (level <= 2) {
            printed.add((level == 1 ? "=" : "-").repeat(longest));
        }
        at++;
    }

    private void paragraph() {
        StringBuilder text = new StringBuilder();
        while (at < source.size() && isProse(source.get(at), text)) {
            text.append(text.isEmpty() ? "" : " ").append(source.get(at).strip());
            at++;
        }
        space();
        printed.addAll(PlainText.wrap(PlainText.of(text.toString()), width));
    }

    private boolean isProse(String line, CharSequence before) {
        return before.isEmpty()
                || !(line.isBlank()
                        || line.startsWith(FENCE)
                        || line.startsWith(">")
                        || line.matches("^#{1,6} .*")
                        || ITEM.matcher(line).matches()
                        || isTable(at));
    }

    private void list() {
        space();
        Matcher item = ITEM.matcher(source.get(at));
        while (item.matches()) {
            StringBuilder text = new StringBuilder(item.group(3));
            at++;
            while (at < source.size()
                    && source.get(at).matches("^\\s+\\S.*")
                    && !ITEM.matcher(source.get(at)).matches()) {
                text.append(' ').append(source.get(at).strip());
                at++;
            }
            printed.addAll(PlainText.hang(item.group(1) + item.group(2) + " ", PlainText.of(text.toString()), width));
            if (at == source.size()) {
                return;
            }
            item = ITEM.matcher(source.get(at));
        }
    }

    /** A part of a quote that begins with an emphasised word, such as the source of a ruling, begins a new line. */
    private void quote() {
        List<StringBuilder> parts = new ArrayList<>();
        while (at < source.size() && source.get(at).startsWith(">")) {
            String line = source.get(at).substring(1).strip();
            if (parts.isEmpty() || line.startsWith("*") || line.isEmpty()) {
                parts.add(new StringBuilder(line));
            } else {
                parts.getLast().append(' ').append(line);
            }
            at++;
        }
        space();
        for (StringBuilder part : parts) {
            PlainText.wrap(PlainText.of(part.toString()), width - 4)
                    .forEach(line -> printed.add(("  | " + line).stripTrailing()));
        }
    }

    private void fence(String language) {
        List<String> code = new ArrayList<>();
        for (at++; at < source.size() && !source.get(at).startsWith(FENCE); at++) {
            code.add(source.get(at));
        }
        at++;
        if (language.equals("scenario") && examples == Examples.TITLES) {
            example(code);
        } else {
            space();
            code.forEach(line -> printed.add(line.isBlank() ? "" : "    " + line));
        }
    }

    /** No empty line between the titles of neighbouring examples. */
    private void example(List<String> code) {
        String title = code.stream()
                .map(TITLE::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .findFirst()
                .orElse("");
        if (printed.isEmpty() || !printed.getLast().startsWith("  Example: ")) {
            space();
        }
        printed.addAll(PlainText.hang("  Example: ", title, width));
    }
}
