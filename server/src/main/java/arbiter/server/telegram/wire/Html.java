package arbiter.server.telegram.wire;

import java.util.ArrayList;
import java.util.List;

/** Text as Telegram's HTML. */
public final class Html {
    private Html() {}

    /** What people wrote, as text. */
    public static String text(String plain) {
        return plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    public static String bold(String plain) {
        return "<b>" + text(plain) + "</b>";
    }

    public static String code(String plain) {
        return "<code>" + text(plain) + "</code>";
    }

    /** Cuts a text to this number of characters, with a sign where something is missing. */
    public static String shortened(String plain, int most) {
        return plain.length() <= most ? plain : plain.substring(0, most - 1) + "…";
    }

    /**
     * Distributes paragraphs over as few messages as possible. A message ends between paragraphs, else between lines, else between words.
     *
     * @param paragraphs plain text
     */
    public static List<String> parts(List<String> paragraphs) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        for (String paragraph : paragraphs) {
            String html = text(paragraph);
            if (html.length() > Message.LONGEST_TEXT) {
                flush(part, parts);
                parts.addAll(pieces(paragraph));
            } else if (part.length() + 2 + html.length() > Message.LONGEST_TEXT) {
                flush(part, parts);
                part.append(html);
            } else {
                part.append(part.isEmpty() ? "" : "\n\n").append(html);
            }
        }
        flush(part, parts);
        return parts;
    }

    private static void flush(StringBuilder part, List<String> parts) {
        if (!part.isEmpty()) {
            parts.add(part.toString());
            part.setLength(0);
        }
    }

    private static List<String> pieces(String paragraph) {
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        for (String line : paragraph.split("(?<=\n)|(?<= )")) {
            for (String bit : bits(line)) {
                String html = text(bit);
                if (piece.length() + html.length() > Message.LONGEST_TEXT) {
                    flush(piece, pieces);
                }
                piece.append(html);
            }
        }
        flush(piece, pieces);
        return pieces;
    }

    /** A word that is longer than a message. */
    private static List<String> bits(String word) {
        List<String> bits = new ArrayList<>();
        int most = Message.LONGEST_TEXT / 5;
        for (int from = 0; from < word.length(); from += most) {
            bits.add(word.substring(from, Math.min(word.length(), from + most)));
        }
        return bits;
    }
}
