package arbiter.games.carbon.picture;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Datasheet;
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

    /** Solid and patterned for what is active, hatched and dashed for what is not. */
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

    /** Broken lines for what is unfinished or being salvaged, and for walls that do not block. */
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

    /** What a screen reader says. */
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
        for (String fill : List.of(palette.seat(asset.seat), "url(#p" + asset.seat + ")")) {
            canvas.add(
                    "<circle cy=\"-3\" r=\"15.5\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1.4\"/>",
                    fill, palette.plate());
        }
        canvas.add("<circle cy=\"-3\" r=\"12\" fill=\"%s\"/>".formatted(palette.seat(asset.seat)));
        emblem(asset, -3, 19, palette.onSeat(asset.seat));
        if (covered(asset)) {
            canvas.add(
                    "<path transform=\"translate(-15 -14) scale(0.75)\" d=\"M-6 -7L0 -9L6 -7V0Q6 6 0 9Q-6 6 -6 0Z\""
                            + " fill=\"%s\" stroke=\"%s\" stroke-width=\"1.4\"/>",
                    palette.plate(), palette.ink());
        }
        if (asset.moved && asset.acted) {
            canvas.add("<circle cx=\"16\" cy=\"6\" r=\"3\" fill=\"%s\"/>".formatted(palette.faint()));
        }
        name(asset, 28);
    }

    private void emblem(Asset asset, double y, double size, String ink) {
        canvas.add(Emblems.drawn(position.sides[asset.seat].faction, asset.sheet.code(), 0, y, size, ink));
    }

    /** What orders call the piece, small, for people who type them. */
    private void name(Asset asset, double y) {
        canvas.add(
                "<text y=\"%.1f\" font-size=\"7.5\" font-weight=\"600\" text-anchor=\"middle\" fill=\"%s\" stroke=\"%s\""
                        + " stroke-width=\"2.4\" stroke-linejoin=\"round\" paint-order=\"stroke\">%s#%d</text>",
                y, palette.ink(), palette.hex(), asset.sheet.code(), asset.number);
    }

    private void building(Asset asset) {
        boolean large = asset.sheet.girth() > 0;
        String ink = asset.active() ? palette.onSeat(asset.seat) : palette.line(asset.seat);
        if (asset.active()) {
            canvas.add(
                    "<circle cy=\"%d\" r=\"%d\" fill=\"%s\"/>",
                    large ? -8 : -4, large ? 26 : 16, palette.seat(asset.seat));
        }
        emblem(asset, large ? -8 : -4, large ? 36 : 22, ink);
        if (asset.building().type() == BuildingType.COMMAND_CENTER) {
            for (int level = 0; level < asset.level; level++) {
                canvas.add(
                        "<path transform=\"translate(%d -38)\" d=\"M-5 3L0 -2L5 3\" fill=\"none\" stroke=\"%s\""
                                + " stroke-width=\"2.4\"/>",
                        (level * 12) - 6 * (asset.level - 1), ink);
            }
        }
        name(asset, large ? 37 : 28);
        counters(asset);
        queue(asset);
    }

    /** A badge with an arrow up for what is being built, down for what is being taken away. */
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

    /** Chips below the building, the first in line on top: what it is and how many counters it has left. */
    private void queue(Asset asset) {
        double y = asset.sheet.girth() > 0 ? 47 : 37;
        for (Item item : asset.queue) {
            canvas.add(
                    "<g transform=\"translate(0 %.1f)\"><rect x=\"-19\" y=\"-7\" width=\"38\" height=\"13\" rx=\"3\" fill=\"%s\""
                            + " stroke=\"%s\"/>%s<text x=\"14\" y=\"3.2\" font-size=\"9\" font-weight=\"700\" text-anchor=\"end\""
                            + " fill=\"%s\">%d</text></g>",
                    y, palette.plate(), palette.line(asset.seat), sign(asset, item), palette.ink(), item.counters());
            y += 14;
        }
    }

    /** Units have an emblem; levels and upgrades are written. */
    private String sign(Asset asset, Item item) {
        return switch (item) {
            case Item.Training(Datasheet.Unit unit, int number, int counters) ->
                Emblems.drawn(position.sides[asset.seat].faction, unit.code(), -8, -0.5, 11, palette.ink());
            case Item.Level(int level, int counters) -> written("LV" + level);
            case Item.Study(Datasheet.Upgrade upgrade, int number, int counters) -> written(upgrade.code());
        };
    }

    private String written(String sign) {
        return "<text x=\"-15\" y=\"3.2\" font-size=\"9\" font-weight=\"600\" fill=\"%s\">%s</text>"
                .formatted(palette.ink(), Canvas.escaped(sign));
    }

    /** Cohesion as a bar, with the number beside it if something is missing. */
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
