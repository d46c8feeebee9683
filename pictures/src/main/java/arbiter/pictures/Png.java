package arbiter.pictures;

/** SVG to PNG. */
public final class Png {
    /** Twice the drawing's own size, so that it is sharp in print and on high-resolution screens. */
    private static final double SHARP = 2;

    private static final int WIDEST = 8_000;

    /** Drawn in {@link Stripes}. A picture with more pixels would take too long, so it becomes smaller. */
    static final int MOST_PIXELS = 16_000_000;

    private Png() {}

    public static byte[] of(String svg) {
        return of(svg, () -> {});
    }

    /** @param checkpoint called before every shape; an exception from it ends the drawing */
    public static byte[] of(String svg, Runnable checkpoint) {
        Raster raster = Raster.of(svg);
        return raster.png((int) Math.min(WIDEST, Math.ceil(raster.width() * SHARP)), MOST_PIXELS, checkpoint);
    }

    /** @param checkpoint called before every shape; an exception from it ends the drawing */
    public static byte[] of(String svg, int width, Runnable checkpoint) {
        return Raster.of(svg).png(width, MOST_PIXELS, checkpoint);
    }
}
