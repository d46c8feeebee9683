package arbiter.pictures;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** SVG to PNG. */
public final class Png {
    /** Twice the drawing's own size, so that print and dense screens stay sharp. */
    private static final double SHARP = 2;

    private static final int WIDEST = 8_000;

    /** 64 MB while it is drawn. A picture that would have more pixels becomes smaller. */
    static final int MOST_PIXELS = 16_000_000;

    private Png() {}

    public static byte[] of(String svg) {
        return of(svg, () -> {});
    }

    /** @param checkpoint asked before every shape; what it throws ends the drawing */
    public static byte[] of(String svg, Runnable checkpoint) {
        Raster raster = Raster.of(svg);
        return written(raster, (int) Math.min(WIDEST, Math.ceil(raster.width() * SHARP)), checkpoint);
    }

    /** @param checkpoint asked before every shape; what it throws ends the drawing */
    public static byte[] of(String svg, int width, Runnable checkpoint) {
        return written(Raster.of(svg), width, checkpoint);
    }

    private static byte[] written(Raster raster, int width, Runnable checkpoint) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(raster.drawn(width, MOST_PIXELS, checkpoint), "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
