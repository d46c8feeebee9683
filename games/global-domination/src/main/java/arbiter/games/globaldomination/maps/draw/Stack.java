package arbiter.games.globaldomination.maps.draw;

import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.draw.MapPicture.Family;
import arbiter.games.globaldomination.maps.draw.MapPicture.Kind;
import arbiter.games.globaldomination.maps.draw.MapPicture.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What is shown on one territory: its name or code, and plates with its owner's mark and its tokens.
 *
 * @param mark the owner's two letters, empty if they are left out
 */
record Stack(Title title, String mark, List<List<Token>> rows, Size size) {
    /** @param share of the usual size of a name; a code is smaller, so that people do not read it as a name */
    record Title(List<String> lines, double share) {
        static final Title NONE = new Title(List.of(), 1);

        boolean isEmpty() {
            return lines.isEmpty();
        }
    }

    private static final double CODE = 0.85;
    private static final double LEADING = 1.15;

    /** From the most detailed to the simplest; the drawing takes the first that fits. */
    static List<Stack> variants(Territory territory, String mark, List<Token> tokens, Size size) {
        List<Stack> variants = new ArrayList<>();
        List<Title> names = new ArrayList<>();
        if (!territory.name().isEmpty()) {
            names.add(new Title(List.of(territory.name()), 1));
            names.addAll(wrapped(territory.name()));
        }
        String code = territory.code().isEmpty()
                ? territory.name().isEmpty() ? Integer.toString(territory.id()) : ""
                : territory.code();
        List<Title> codes = code.isEmpty() ? List.of() : List.of(new Title(List.of(code), CODE));
        addAll(variants, names, mark, tokens, size);
        if (!mark.isEmpty() && !tokens.isEmpty()) {
            addAll(variants, names, "", tokens, size);
        }
        addAll(variants, codes, mark, tokens, size);
        if (!mark.isEmpty() && !tokens.isEmpty()) {
            addAll(variants, codes, "", tokens, size);
        }
        if (!tokens.isEmpty()) {
            addAll(variants, List.of(Title.NONE), "", tokens, size);
            for (int most = Math.min(2, tokens.size() - 1); most > 0; most--) {
                addAll(variants, List.of(Title.NONE), "", foremost(tokens, most), size);
            }
        } else if (!mark.isEmpty()) {
            addAll(variants, List.of(Title.NONE), mark, tokens, size);
        }
        return variants;
    }

    /** The tokens to show if there is no space for all: an HQ, then the kind with the highest count. */
    private static List<Token> foremost(List<Token> tokens, int most) {
        return tokens.stream()
                .sorted(Comparator.comparing((Token token) -> token.kind() != Kind.HQ)
                        .thenComparing(token -> token.kind().family != Family.UNIT)
                        .thenComparing(token -> -token.count()))
                .limit(most)
                .sorted(Comparator.comparing(Token::kind))
                .toList();
    }

    private static void addAll(List<Stack> variants, List<Title> titles, String mark, List<Token> tokens, Size size) {
        int mostRows = Math.clamp(tokens.size(), 1, 3);
        for (int rows = 1; rows <= mostRows; rows++) {
            for (Title title : titles) {
                variants.add(new Stack(title, mark, split(tokens, rows), size));
            }
        }
    }

    private static List<Title> wrapped(String name) {
        int best = -1;
        for (int at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
            if (best < 0 || Math.abs(2 * at - name.length()) < Math.abs(2 * best - name.length())) {
                best = at;
            }
        }
        return best < 0 ? List.of() : List.of(new Title(List.of(name.substring(0, best), name.substring(best + 1)), 1));
    }

    private static List<List<Token>> split(List<Token> tokens, int rows) {
        if (tokens.isEmpty()) {
            return List.of();
        }
        List<List<Token>> split = new ArrayList<>();
        int each = (tokens.size() + rows - 1) / rows;
        for (int start = 0; start < tokens.size(); start += each) {
            split.add(tokens.subList(start, Math.min(tokens.size(), start + each)));
        }
        return split;
    }

    boolean hasPlates() {
        return !rows.isEmpty() || !mark.isEmpty();
    }

    int plates() {
        return rows.isEmpty() ? mark.isEmpty() ? 0 : 1 : rows.size();
    }

    double width() {
        double width = 0;
        for (String line : title.lines()) {
            width = Math.max(width, Lettering.width(line, letters()));
        }
        for (int row = 0; row < plates(); row++) {
            width = Math.max(width, plateWidth(row));
        }
        return width + 4;
    }

    double letters() {
        return size.name * title.share();
    }

    double titleHeight() {
        return title.lines().size() * letters() * LEADING;
    }

    double height() {
        double gap = title.isEmpty() || !hasPlates() ? 0 : 2;
        return titleHeight() + gap + plates() * size.plate + Math.max(0, plates() - 1) * 2 + 3;
    }

    double markWidth() {
        return mark.isEmpty() ? 0 : Lettering.width(mark, size.count * 0.85) + 7;
    }

    double plateWidth(int row) {
        double width = row == 0 ? markWidth() : 0;
        if (row < rows.size()) {
            width += 3;
            for (Token token : rows.get(row)) {
                width += tokenWidth(token) + 3;
            }
        }
        return width;
    }

    double tokenWidth(Token token) {
        return size.glyph + (showsCount(token) ? Lettering.width(shown(token.count()), size.count) + 2 : 0);
    }

    static boolean showsCount(Token token) {
        return token.kind().family != Family.CONSTRUCT || token.count() > 1;
    }

    /** At most four characters: 12,345 armies are shown as 12k. */
    static String shown(int count) {
        if (count < 10_000) {
            return Integer.toString(count);
        }
        return count < 10_000_000 ? count / 1_000 + "k" : count / 1_000_000 + "M";
    }
}
