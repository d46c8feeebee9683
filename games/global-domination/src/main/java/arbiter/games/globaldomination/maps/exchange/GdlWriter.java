package arbiter.games.globaldomination.maps.exchange;

import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.Territory.Point;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/**
 * Writes a map as {@code .gdl}. That language numbers territories from 1 without gaps, has whole coordinates from 0, and has
 * no sea territories. So territories are renumbered in their order, outlines are moved and enlarged to fit, and sea is left
 * out.
 */
public final class GdlWriter {
    private static final double WIDTH = 4_000;
    private static final int BORDERS_A_LINE = 16;

    private final WorldMap map;
    private final int[] numbers;
    private final boolean keeps;
    private int count;
    private double left = Double.POSITIVE_INFINITY;
    private double top = Double.POSITIVE_INFINITY;
    private double right = Double.NEGATIVE_INFINITY;
    private double bottom = Double.NEGATIVE_INFINITY;

    private GdlWriter(WorldMap map) {
        this.map = map;
        numbers = new int[map.size()];
        for (int i = 0; i < map.size(); i++) {
            numbers[i] = map.land(i) ? ++count : 0;
            map.territory(i).outline().forEach(outline -> outline.points().forEach(this::widen));
        }
        keeps = fits();
    }

    private void widen(Point point) {
        left = Math.min(left, point.x());
        right = Math.max(right, point.x());
        top = Math.min(top, point.y());
        bottom = Math.max(bottom, point.y());
    }

    public static String write(WorldMap map) {
        return new GdlWriter(map).text();
    }

    private String text() {
        StringBuilder out = new StringBuilder("InitStart\nSetNumTerritories " + count + "\n");
        borders(out);
        for (int i = 0; i < map.size(); i++) {
            if (map.land(i)) {
                territory(out, i);
            }
        }
        return out.append("InitEnd\n").toString();
    }

    private void borders(StringBuilder out) {
        StringJoiner line = new StringJoiner(";");
        int onLine = 0;
        for (WorldMap.Link link : map.links()) {
            int a = numbers[map.indexOf(link.a())];
            int b = numbers[map.indexOf(link.b())];
            if (a > 0 && b > 0) {
                line.add(a + "," + b);
                if (++onLine == BORDERS_A_LINE) {
                    out.append("SetBoundaries ").append(line).append('\n');
                    line = new StringJoiner(";");
                    onLine = 0;
                }
            }
        }
        if (onLine > 0) {
            out.append("SetBoundaries ").append(line).append('\n');
        }
    }

    private void territory(StringBuilder out, int index) {
        Territory territory = map.territory(index);
        for (Territory.Outline outline : territory.outline()) {
            out.append("SetCoordinates ").append(numbers[index]).append(' ');
            out.append(outline.points().stream().map(this::point).collect(Collectors.joining(";")));
            out.append('\n');
        }
        String name = territory.name().isEmpty() ? territory.code() : territory.name();
        if (!name.isEmpty()) {
            // Two slashes would start a comment.
            out.append("SetIdentifier ").append(numbers[index]).append(' ');
            out.append(name.replace("//", "/")).append('\n');
        }
    }

    private String point(Point point) {
        // A map whose numbers fit the language keeps them, so that reading and writing it again changes nothing.
        if (keeps) {
            return (long) point.x() + "," + (long) point.y();
        }
        double scale = WIDTH / Math.max(Math.max(right - left, bottom - top), 1e-9);
        return Math.round((point.x() - left) * scale) + "," + Math.round((point.y() - top) * scale);
    }

    private boolean fits() {
        return left >= 0
                && top >= 0
                && right <= 999_999
                && bottom <= 999_999
                && map.territories().stream()
                        .flatMap(territory -> territory.outline().stream())
                        .flatMap(outline -> outline.points().stream())
                        .allMatch(point -> point.x() == Math.rint(point.x()) && point.y() == Math.rint(point.y()));
    }
}
