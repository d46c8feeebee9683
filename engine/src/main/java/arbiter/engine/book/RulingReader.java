package arbiter.engine.book;

import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the rulings of a chapter. Each is a block quote of three parts, and each part may run over several lines:
 *
 * <pre>
 * &gt; **Ruling GD5-7.2.2.** What we decided.
 * &gt; *Source:* "the wording that it interprets".
 * &gt; *Reason:* Why.
 * </pre>
 */
public final class RulingReader {
    private static final Pattern FIRST =
            Pattern.compile("\\*\\*Ruling ([A-Z]+[0-9]*-[A-Za-z0-9.]*[A-Za-z0-9])\\.\\*\\* +(\\S.*)");
    private static final Pattern MENTIONED = Pattern.compile("\\*\\*\\s*ruling\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern LABELLED = Pattern.compile("^\\*+(source|reason)\\b", Pattern.CASE_INSENSITIVE);
    private static final String SOURCE = "*Source:*";
    private static final String REASON = "*Reason:*";

    private final String file;
    private final List<Ruling> rulings = new ArrayList<>();
    private final List<Misread> errors = new ArrayList<>();

    /** @param errors block quotes that look like rulings but cannot be read, with their places */
    public record Found(List<Ruling> rulings, List<Misread> errors) {
        public Found {
            rulings = List.copyOf(rulings);
            errors = List.copyOf(errors);
        }
    }

    private RulingReader(String file) {
        this.file = file;
    }

    public static Found read(String file, String markdown) {
        RulingReader reader = new RulingReader(file);
        reader.read(markdown.lines().toList());
        return new Found(reader.rulings, reader.errors);
    }

    private void read(List<String> lines) {
        boolean fenced = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith("```")) {
                fenced = !fenced;
            } else if (!fenced && line.startsWith(">")) {
                int end = i;
                while (end < lines.size() && lines.get(end).startsWith(">")) {
                    end++;
                }
                quote(lines.subList(i, end), i + 1);
                i = end - 1;
            } else if (!fenced && MENTIONED.matcher(line).find()) {
                errors.add(new Misread(i + 1, 1, "a ruling must be in a block quote, at the beginning of its line"));
            }
        }
    }

    private void quote(List<String> quoted, int number) {
        List<String> lines =
                quoted.stream().map(line -> line.substring(1).strip()).toList();
        if (lines.stream().noneMatch(RulingReader::looksLikeARuling)) {
            return;
        }
        try {
            rulings.add(ruling(lines, number));
        } catch (Misread e) {
            errors.add(e);
        }
    }

    private static boolean looksLikeARuling(String line) {
        return MENTIONED.matcher(line).find() || LABELLED.matcher(line).find();
    }

    private Ruling ruling(List<String> lines, int number) throws Misread {
        Matcher first = FIRST.matcher(lines.getFirst());
        if (!first.matches()) {
            throw new Misread(number, 1, "a ruling begins with `> **Ruling ID.** ` and its text");
        }
        int source = only(SOURCE, lines, number);
        int reason = only(REASON, lines, number);
        if (reason < source) {
            throw new Misread(number + reason, 1, "the source of a ruling comes before its reason");
        }
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i).isEmpty() || i != source && i != reason && looksLikeARuling(lines.get(i))) {
                throw new Misread(
                        number + i, 1, "a block quote holds one ruling: its text, `*Source:*` and `*Reason:*`");
            }
        }
        String text = joined(first.group(2), lines.subList(1, source));
        return new Ruling(
                first.group(1),
                text,
                part(SOURCE, lines.subList(source, reason), number + source),
                part(REASON, lines.subList(reason, lines.size()), number + reason),
                file);
    }

    private static int only(String label, List<String> lines, int number) throws Misread {
        List<Integer> found = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i).startsWith(label)) {
                found.add(i);
            }
        }
        if (found.size() != 1) {
            throw new Misread(number, 1, "a ruling has exactly one line that begins with `> " + label + "`");
        }
        return found.getFirst();
    }

    private static String part(String label, List<String> lines, int number) throws Misread {
        String text = joined(lines.getFirst().substring(label.length()).strip(), lines.subList(1, lines.size()));
        if (text.isEmpty()) {
            throw new Misread(number, 1, "nothing follows `" + label + "`");
        }
        return text;
    }

    private static String joined(String first, List<String> more) {
        return more.isEmpty() ? first : (first + " " + String.join(" ", more)).strip();
    }
}
