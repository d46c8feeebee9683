package arbiter.games.carbon.picture;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.View;
import java.util.List;

/** Buildings and units of a picture: footprints, emblems, health, counters and queues. */
final class Pieces {
    private final View view;
    private final Position position;
    private final Board board;
    private final Canvas canvas;
    private final Palette palette;

    Pieces(View view, Position position, Canvas canvas, Palette palette) {
        this.view = view;
        this.position = position;
        this.board = position.board();
        this.canvas = canvas;
        this.palette = palette;
    }

    /** Active buildings are solid and patterned, all others hatched and dashed. */
    void footprints() {
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (!asset.isUnit()) {
                boolean[] inside = new boolean[board.size];
                for (int hex : board.footprint(asset.hex, asset.sheet.girth())) {
                    inside[hex] = true;
                    double opacity = asset.active() ? (asset.sheet.girth() > 0 ? 0.62 : 0.85) : 0.22;
                    canvas.hex(hex, 1, "fill=\"%s\" fill-opacity=\"%s\"".formatted(palette.seat(asset.seat), opacity));
                    canvas.hex(hex, 1, asset.active() ? "fill=\"url(#p" + asset.seat + ")\"" : "fill=\"url(#dim)\"");
                }
                canvas.add(
                        "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2.4\" stroke-linecap=\"round\"%s/>",
                        canvas.border(inside), palette.line(asset.seat), dashes(asset));
            }
        }
    }

    /** Unfinished and salvaged buildings, and buildings that do not block, have dashed lines. */
    private static String dashes(Asset asset) {
        if (!asset.active()) {
            return " stroke-dasharray=\"5 4\"";
        }
        return asset.sheet.blocks() ? "" : " stroke-dasharray=\"1 5\"";
    }

    private boolean covered(Asset asset) {
        return view.pieces().stream()
                .anyMatch(piece -> piece.cover() && piece.id().equals(asset.toString()));
    }

    void rallies() {
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.rally != Board.NOWHERE) {
                canvas.add(
                        "<path d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"%s\" stroke-width=\"1.5\" stroke-dasharray=\"1 5\""
                                + " stroke-linecap=\"round\"/>",
                        canvas.x(asset.hex),
                        canvas.y(asset.hex),
                        canvas.x(asset.rally),
                        canvas.y(asset.rally),
                        palette.line(asset.seat));
                flag(asset.rally, asset.seat);
            }
        }
    }

    private void flag(int hex, int seat) {
        canvas.add(
                "<path transform=\"translate(%.1f %.1f)\" d=\"M-1 10V-9L9 -5L1 -1V10Z\" fill=\"%s\" fill-opacity=\"0.85\"/>",
                canvas.x(hex), canvas.y(hex), palette.line(seat));
    }

    void tokens() {
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            canvas.add(
                    "<g transform=\"translate(%.1f %.1f)\"><title>%s</title>",
                    canvas.x(asset.hex), canvas.y(asset.hex), Canvas.escaped(caption(asset)));
            if (asset.isUnit()) {
                unit(asset);
            } else {
                building(asset);
            }
            health(asset);
            canvas.add("</g>");
        }
    }

    /** The text for screen readers. */
    private String caption(Asset asset) {
        StringBuilder text = new StringBuilder(position.players.get(asset.seat))
                .append("'s ")
                .append(asset.sheet.name())
                .append(' ')
                .append(asset)
                .append(" on ")
                .append(board.text(asset.hex))
                .append(", Cohesion ")
                .append(asset.cohesion)
                .append(" of ")
                .append(asset.fullCohesion());
        if (asset.construction > 0) {
            text.append(", under construction: ").append(asset.construction).append(" to go");
        }
        if (asset.salvage > 0) {
            text.append(", being salvaged: ").append(asset.salvage).append(" to go");
        }
        for (Item item : asset.queue) {
            text.append(", ").append(item.name()).append(" in ").append(item.counters());
        }
        return text.toString();
    }

    private void unit(Asset asset) {
        String shape = Emblems.unit(asset.unit().unitClass());
        for (String fill : List.of(palette.seat(asset.seat), "url(#p" + asset.seat + ")")) {
            canvas.add(
                    "<path transform=\"translate(0 -3) scale(1.32)\" d=\"%s\" fill=\"%s\" stroke=\"%s\""
                            + " stroke-width=\"1.4\"/>",
                    shape, fill, palette.plate());
        }
        if (asset.unit().hover()) {
            canvas.add("<path d=\"M-12 13Q0 18 12 13\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.6\"/>"
                    .formatted(palette.line(asset.seat)));
        }
        label(asset, 0, palette.onSeat(asset.seat), palette.seat(asset.seat));
        if (asset.unit().builder()) {
            canvas.add(
                    "<g transform=\"translate(14 -14) rotate(40)\"><path d=\"M-1 -2H1V8H-1Z\" fill=\"%s\"/>"
                            + "<path d=\"M-5 -6H5V-1H-5Z\" fill=\"%s\"/></g>",
                    palette.faint(), palette.ink());
        }
        if (covered(asset)) {
            canvas.add(
                    "<path transform=\"translate(-15 -14) scale(0.75)\" d=\"M-6 -7L0 -9L6 -7V0Q6 6 0 9Q-6 6 -6 0Z\""
                            + " fill=\"%s\" stroke=\"%s\" stroke-width=\"1.4\"/>",
                    palette.plate(), palette.ink());
        }
        if (asset.moved && asset.acted) {
            canvas.add("<circle cx=\"16\" cy=\"6\" r=\"3\" fill=\"%s\"/>".formatted(palette.faint()));
        }
    }

    /** A large code and a small number. */
    private void label(Asset asset, double y, String ink, String halo) {
        canvas.add(
                "<text x=\"0\" y=\"%.1f\" font-size=\"10.5\" font-weight=\"700\" text-anchor=\"middle\" fill=\"%s\""
                        + " stroke=\"%s\" stroke-width=\"2.6\" stroke-linejoin=\"round\" paint-order=\"stroke\">%s<tspan"
                        + " font-size=\"8\">%d</tspan></text>",
                y, ink, halo, asset.sheet.code(), asset.number);
    }

    private void building(Asset asset) {
        boolean large = asset.sheet.girth() > 0;
        BuildingType type = asset.building().type();
        String ink = asset.active() ? palette.onSeat(asset.seat) : palette.line(asset.seat);
        canvas.add(
                "<path transform=\"translate(0 %s) scale(%s)\" d=\"%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1.8\""
                        + " stroke-linejoin=\"round\" stroke-linecap=\"round\"/>",
                large ? -10 : -8, large ? 1.9 : 1.05, Emblems.building(type), Emblems.filled(type) ? ink : "none", ink);
        label(
                asset,
                large ? 19 : 12,
                asset.active() ? palette.onSeat(asset.seat) : palette.ink(),
                asset.active() ? palette.seat(asset.seat) : palette.hex());
        if (type == BuildingType.COMMAND_CENTER) {
            for (int level = 0; level < asset.level; level++) {
                canvas.add(
                        "<path transform=\"translate(%d -36)\" d=\"M-5 3L0 -2L5 3\" fill=\"none\" stroke=\"%s\""
                                + " stroke-width=\"2.4\"/>",
                        (level * 12) - 6 * (asset.level - 1), ink);
            }
        }
        counters(asset);
        queue(asset);
    }

    /** A badge with an arrow: up for a building under construction, down for a building under salvage. */
    private void counters(Asset asset) {
        int left = Math.max(asset.construction, asset.salvage);
        if (left > 0) {
            String arrow = asset.construction > 0 ? "M-8 3L-4.5 -3L-1 3Z" : "M-8 -3L-4.5 3L-1 -3Z";
            canvas.add(
                    "<g transform=\"translate(15 -19)\"><rect x=\"-12\" y=\"-7.5\" width=\"22\" height=\"15\" rx=\"7\""
                            + " fill=\"%s\" stroke=\"%s\"/><path d=\"%s\" fill=\"%s\"/><text x=\"4\" y=\"4\" font-size=\"11\""
                            + " font-weight=\"700\" text-anchor=\"middle\" fill=\"%s\">%d</text></g>",
                    palette.plate(),
                    palette.ink(),
                    arrow,
                    asset.construction > 0 ? palette.leaf() : palette.danger(),
                    palette.ink(),
                    left);
        }
    }

    /** The items of the queue below the building, the first on top, with the counters that they have left. */
    private void queue(Asset asset) {
        double y = asset.sheet.girth() > 0 ? 40 : 31;
        for (Item item : asset.queue) {
            String name = item instanceof Item.Level(int level, int counters)
                    ? "LV" + level
                    : item.name().substring(0, 3);
            canvas.add(
                    "<g transform=\"translate(0 %.1f)\"><rect x=\"-20\" y=\"-7\" width=\"40\" height=\"13\" rx=\"3\" fill=\"%s\""
                            + " stroke=\"%s\"/><text x=\"-15\" y=\"3.2\" font-size=\"9\" font-weight=\"600\" fill=\"%s\">%s</text>"
                            + "<text x=\"15\" y=\"3.2\" font-size=\"9\" font-weight=\"700\" text-anchor=\"end\" fill=\"%s\">%d</text></g>",
                    y, palette.plate(), palette.line(asset.seat), palette.ink(), name, palette.ink(), item.counters());
            y += 14;
        }
    }

    /** Cohesion as a bar, with its number if some is missing. */
    private void health(Asset asset) {
        boolean large = asset.sheet.girth() > 0;
        double half = large ? 26 : 13;
        double y = large ? 24 : 16.5;
        double share = (double) asset.cohesion / asset.sheet.body().cohesion();
        canvas.add(
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"4\" rx=\"2\" fill=\"%s\" stroke=\"%s\""
                        + " stroke-width=\"0.8\"/>",
                -half, y, 2 * half, palette.plate(), palette.ink());
        canvas.add(
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"2.4\" rx=\"1.2\" fill=\"%s\"/>",
                -half + 0.8,
                y + 0.8,
                Math.max(1.5, (2 * half - 1.6) * share),
                share <= 0.34 ? palette.danger() : share < 0.67 ? palette.gold() : palette.leaf());
        if (asset.cohesion < asset.sheet.body().cohesion()) {
            canvas.add(
                    "<text x=\"%.1f\" y=\"%.1f\" font-size=\"8\" font-weight=\"700\" fill=\"%s\" stroke=\"%s\""
                            + " stroke-width=\"2\" paint-order=\"stroke\">%d</text>",
                    half + 1.5, y + 4.5, palette.ink(), palette.hex(), asset.cohesion);
        }
    }
}
