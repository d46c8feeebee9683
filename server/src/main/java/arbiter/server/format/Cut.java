package arbiter.server.format;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Shortens texts to what a service accepts, if possible at the end of a line. */
final class Cut {
    private static final String MORE = "…";

    private Cut() {}

    /** At most this number of UTF-16 units, which is never less than the number of characters. */
    static String to(int most, String text) {
        if (text.length() <= most) {
            return text;
        }
        int line = text.lastIndexOf('\n', most - MORE.length() - 1);
        int end = line > most / 2 ? line + 1 : most - MORE.length();
        return whole(text.substring(0, end)) + MORE;
    }

    /** At most this number of bytes in UTF-8. */
    static String toBytes(int most, String text) {
        String cut = text;
        for (int length = most; cut.getBytes(StandardCharsets.UTF_8).length > most; length -= 64) {
            cut = to(length, text);
        }
        return cut;
    }

    /** Does not end in the middle of a character or of an escape. */
    private static String whole(String text) {
        int end = text.length();
        if (Character.isHighSurrogate(text.charAt(end - 1))) {
            end--;
        }
        int escapes = 0;
        while (end - escapes > 0 && text.charAt(end - 1 - escapes) == '\\') {
            escapes++;
        }
        int entity = text.lastIndexOf('&', end - 1);
        int from = escapes % 2 == 1 ? end - 1 : end;
        return text.substring(0, entity >= 0 && entity > end - 6 && text.indexOf(';', entity) < 0 ? entity : from);
    }

    /** Paragraphs, joined to pieces of at most this length; a longer paragraph is cut. */
    static List<String> pieces(int most, List<String> paragraphs) {
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        for (String paragraph : paragraphs) {
            String next = to(most, paragraph);
            if (!piece.isEmpty() && piece.length() + 2 + next.length() > most) {
                pieces.add(piece.toString());
                piece.setLength(0);
            }
            piece.append(piece.isEmpty() ? "" : "\n\n").append(next);
        }
        if (!piece.isEmpty()) {
            pieces.add(piece.toString());
        }
        return pieces;
    }
}
