package arbiter.games.globaldomination.maps.draw;

import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.draw.MapPicture.Token;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Places each stack: inside its land if it fits, otherwise on the water beside it, otherwise inside at the smallest readable
 * size.
 */
final class Placement {
    private static final double SMALLEST = 0.66;
    private static final int MOST_CALLED_OUT = 400;
    private static final int FARTHEST_RING = 16;
    private static final double RING = 5;
    private static final int TURNS = 24;

    /**
     * @param scale of everything in it: above 1 if there is much space, below 1 if there is little
     * @param grown how much larger the name may be than the rest
     * @param inside false if it is beside its land, with a line to it
     */
    record Placed(int index, Stack stack, double x, double y, double scale, double grown, boolean inside) {
        double halfWidth() {
            return stack.width() * scale / 2;
        }

        double halfHeight() {
            return stack.height() * scale / 2;
        }

        boolean overlaps(double left, double top, double right, double bottom) {
            return x - halfWidth() < right
                    && x + halfWidth() > left
                    && y - halfHeight() < bottom
                    && y + halfHeight() > top;
        }

        /** Whether a point is on it or within {@code gap} of it. */
        boolean covers(double px, double py, double gap) {
            return Math.abs(px - x) < halfWidth() + gap && Math.abs(py - y) < halfHeight() + gap;
        }
    }

    private final List<@Nullable Shape> shapes;
    private final Frame frame;
    private final List<Placed> placed = new ArrayList<>();

    Placement(List<@Nullable Shape> shapes, Frame frame) {
        this.shapes = shapes;
        this.frame = frame;
    }

    List<Placed> placed() {
        return placed;
    }

    /** Places the stack inside its land if it fits. If not, it gets a place after all others. */
    boolean inside(int index, Territory territory, List<Stack> variants) {
        Shape shape = shapes.get(index);
        if (shape == null) {
            return true;
        }
        for (Stack stack : variants) {
            Shape.Spot spot = spot(shape, territory, stack);
            if (spot.slack() >= 1) {
                double scale = Math.clamp(spot.slack() * 0.7, 1, stack.size().largest);
                double grown = Math.clamp(spot.slack() * 0.75 / scale, 1, 1.25);
                placed.add(new Placed(index, stack, spot.x(), spot.y(), scale, grown, true));
                return true;
            }
        }
        return false;
    }

    private Shape.Spot spot(Shape shape, Territory territory, Stack stack) {
        Territory.Point label = territory.label();
        if (label != null) {
            double x = frame.x(label.x());
            double y = frame.y(label.y());
            double slack = shape.slackAt(x, y, stack.width(), stack.height());
            if (slack >= 1) {
                return new Shape.Spot(x, y, slack);
            }
        }
        return shape.room(stack.width(), stack.height());
    }

    /** For a land that is too small: places the stack beside it on open water, or inside at a smaller size. */
    void beside(int index, List<Stack> variants) {
        Shape shape = shapes.get(index);
        if (shape == null || variants.isEmpty()) {
            return;
        }
        Stack barest = variants.getLast();
        Shape.Spot spot = shape.room(barest.width(), barest.height());
        boolean afloat = spot.slack() < SMALLEST && shapes.size() <= MOST_CALLED_OUT;
        if (afloat && barest.size() == Size.PHONE) {
            // A phone has no space for names beside their land: an empty territory gets no text, and tokens are made
            // smaller.
            afloat = false;
            if (!barest.hasPlates()) {
                return;
            }
        }
        if (!afloat || !onWater(index, spot, variants)) {
            double scale = Math.clamp(spot.slack(), SMALLEST, 1);
            placed.add(new Placed(index, barest, spot.x(), spot.y(), scale, 1, true));
        }
    }

    /** Finds the nearest free water: first for the whole stack, then for smaller ones. */
    private boolean onWater(int index, Shape.Spot from, List<Stack> variants) {
        for (Stack stack : List.of(variants.getFirst(), variants.get(variants.size() / 2), variants.getLast())) {
            double halfWidth = stack.width() / 2;
            double halfHeight = stack.height() / 2;
            for (int ring = 1; ring <= FARTHEST_RING; ring++) {
                for (int turn = 0; turn < TURNS; turn++) {
                    double angle = 2 * StrictMath.PI * turn / TURNS;
                    double x = from.x() + StrictMath.cos(angle) * (ring * RING + halfWidth);
                    double y = from.y() + StrictMath.sin(angle) * (ring * RING + halfHeight);
                    if (free(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight)) {
                        placed.add(new Placed(index, stack, x, y, 1, 1, false));
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean free(double left, double top, double right, double bottom) {
        if (left < 2 || right > frame.width - 2 || top < frame.top + 2 || bottom > frame.top + frame.mapHeight - 2) {
            return false;
        }
        for (Placed other : placed) {
            if (other.overlaps(left, top, right, bottom)) {
                return false;
            }
        }
        for (Shape shape : shapes) {
            if (shape != null && touches(shape, left, top, right, bottom)) {
                return false;
            }
        }
        return true;
    }

    private static boolean touches(Shape shape, double left, double top, double right, double bottom) {
        if (shape.right < left || shape.left > right || shape.bottom < top || shape.top > bottom) {
            return false;
        }
        double width = right - left;
        double height = bottom - top;
        for (Shape.Ring ring : shape.rings()) {
            double slack = new Shape(List.of(ring)).slackAt((left + right) / 2, (top + bottom) / 2, width, height);
            if (slack > -1) {
                return true;
            }
        }
        return false;
    }

    /** Tokens in the order in which they are shown. */
    static List<Token> sorted(List<Token> tokens) {
        List<Token> sorted = new ArrayList<>(tokens);
        sorted.sort((a, b) -> a.kind().compareTo(b.kind()));
        return sorted;
    }
}
