package arbiter.games.globaldomination.maps.draw;

import arbiter.engine.picture.Colour;
import arbiter.games.globaldomination.maps.draw.MapPicture.Kind;
import arbiter.games.globaldomination.maps.draw.MapPicture.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The texts around the map: the title above it; players, signs and the map's source below. */
final class Legend {
    private final MapPicture picture;
    private final Palette palette;
    private final Size size;
    private final String prefix;
    private final List<String> marks;
    private final double letters;
    private final double rowHeight;

    Legend(MapPicture picture, Palette palette, Size size, String prefix, List<String> marks) {
        this.picture = picture;
        this.palette = palette;
        this.size = size;
        this.prefix = prefix;
        this.marks = marks;
        letters = size == Size.PHONE ? 11 : 13;
        rowHeight = size == Size.PHONE ? 20 : 24;
    }

    double titleHeight() {
        return picture.title().isEmpty() && picture.note().isEmpty() ? 0 : letters * 2.6;
    }

    /** One entry of the legend: a colour or a glyph, and words. */
    private record Entry(int player, String sign, String words, String note, double width) {}

    private List<List<Entry>> rows() {
        List<Entry> players = new ArrayList<>();
        for (int i = 0; i < picture.players().size(); i++) {
            Player player = picture.players().get(i);
            String name = Lettering.fit(player.name(), letters, size.width * 0.6);
            double width = 36
                    + Lettering.width(name, letters)
                    + (player.note().isEmpty() ? 0 : 6 + Lettering.width(player.note(), letters));
            players.add(new Entry(i, "", name, player.note(), width));
        }
        List<Entry> signs = new ArrayList<>();
        TreeSet<Kind> kinds = new TreeSet<>();
        // On a phone the page explains the signs, so that the picture can use its few pixels for the map.
        List<MapPicture.Land> explained = size == Size.PHONE ? List.of() : picture.lands();
        explained.forEach(land -> land.tokens().forEach(token -> kinds.add(token.kind())));
        for (Kind kind : kinds) {
            signs.add(new Entry(-1, kind.name(), kind.title, "", 24 + Lettering.width(kind.title, letters)));
        }
        List<List<Entry>> rows = new ArrayList<>(wrap(players));
        rows.addAll(wrap(signs));
        return rows;
    }

    private List<List<Entry>> wrap(List<Entry> entries) {
        List<List<Entry>> rows = new ArrayList<>();
        double left = 0;
        for (Entry entry : entries) {
            if (rows.isEmpty() || entry.width() > left) {
                rows.add(new ArrayList<>());
                left = size.width - 2 * margin();
            }
            rows.getLast().add(entry);
            left -= entry.width() + gap();
        }
        return rows;
    }

    private double margin() {
        return size == Size.PHONE ? 10 : 24;
    }

    private double gap() {
        return size == Size.PHONE ? 12 : 20;
    }

    double height() {
        int rows = rows().size();
        double attribution = picture.map().attribution().isEmpty() ? 0 : letters * 1.6;
        return rows * rowHeight + attribution + (rows > 0 || attribution > 0 ? 12 : 0);
    }

    void drawTitle(Svg svg) {
        if (titleHeight() == 0) {
            return;
        }
        double large = letters * 1.35;
        double y = titleHeight() * 0.66;
        double room = size.width - 2 * margin();
        double left = room - Lettering.width(picture.title(), large) - gap();
        String note = Lettering.width(picture.note(), letters) <= left ? picture.note() : "";
        double noteWidth = note.isEmpty() ? 0 : Lettering.width(note, letters) + gap();
        text(
                svg,
                margin(),
                y,
                Lettering.fit(picture.title(), large, room - noteWidth),
                large,
                Lettering.SERIF,
                palette.ink);
        if (!note.isEmpty()) {
            svg.open("text")
                    .with("x", size.width - margin())
                    .with("y", y)
                    .with("text-anchor", "end")
                    .with("font-family", Lettering.SANS)
                    .with("font-size", letters)
                    .with("fill", palette.faint.toString())
                    .content()
                    .text(note)
                    .end("text");
        }
    }

    void draw(Svg svg, double top) {
        double y = top + 6;
        for (List<Entry> row : rows()) {
            double x = margin();
            for (Entry entry : row) {
                entry(svg, entry, x, y);
                x += entry.width() + gap();
            }
            y += rowHeight;
        }
        if (!picture.map().attribution().isEmpty()) {
            double small = letters * 0.8;
            String words = Lettering.fit(picture.map().attribution(), small, size.width - 2 * margin());
            text(svg, margin(), y + letters, words, small, Lettering.SANS, palette.faint);
        }
    }

    private void entry(Svg svg, Entry entry, double x, double y) {
        double middle = y + rowHeight / 2;
        double words = x + (entry.player() >= 0 ? 34 : 21);
        if (entry.player() >= 0) {
            swatch(svg, entry.player(), x, middle);
        } else {
            svg.open("use")
                    .with("href", "#" + prefix + entry.sign())
                    .with("transform", "translate(" + Svg.format(x) + " " + Svg.format(middle - 8) + ")")
                    .with("fill", palette.ink.toString())
                    .close();
        }
        text(svg, words, middle + letters * 0.36, entry.words(), letters, Lettering.SANS, palette.ink);
        if (!entry.note().isEmpty()) {
            double after = words + Lettering.width(entry.words(), letters) + 6;
            text(svg, after, middle + letters * 0.36, entry.note(), letters, Lettering.SANS, palette.faint);
        }
    }

    private void swatch(Svg svg, int player, double x, double middle) {
        for (String fill : List.of(palette.tint(player).toString(), "url(#" + prefix + "p" + player + ")")) {
            svg.open("rect")
                    .with("x", x)
                    .with("y", middle - 8)
                    .with("width", 28)
                    .with("height", 16)
                    .with("rx", 3)
                    .with("fill", fill)
                    .with("stroke", palette.line(player, palette.sea).toString())
                    .with("stroke-width", 1.2)
                    .close();
        }
        double width = Lettering.width(marks.get(player), 10) + 5;
        svg.open("rect")
                .with("x", x + 14 - width / 2)
                .with("y", middle - 6)
                .with("width", width)
                .with("height", 12)
                .with("rx", 2)
                .with("fill", palette.strong(player).toString())
                .close();
        svg.open("text")
                .with("x", x + 14)
                .with("y", middle + 3.6)
                .with("text-anchor", "middle")
                .with("font-family", Lettering.SANS)
                .with("font-weight", "bold")
                .with("font-size", 10)
                .with("fill", palette.onStrong(player).toString())
                .content()
                .text(marks.get(player))
                .end("text");
    }

    private static void text(Svg svg, double x, double y, String words, double letters, String family, Colour colour) {
        svg.open("text")
                .with("x", x)
                .with("y", y)
                .with("font-family", family)
                .with("font-size", letters)
                .with("fill", colour.toString())
                .content()
                .text(words)
                .end("text");
    }
}
