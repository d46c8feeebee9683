package arbiter.pictures;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.FloatSize;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Semaphore;
import javax.imageio.ImageIO;

/** SVG to PNG. One at a time: a picture takes some memory and all of a core. */
public final class Png {
    private static final Semaphore TURN = new Semaphore(1);

    /** Twice the drawing's own size, so that print and dense screens stay sharp. */
    private static final double SHARP = 2;

    private static final int WIDEST = 8_000;

    /** The drawings are our own and may be large: the renderer's own limit of 2,000 shapes is less than a world at war. */
    private static final DocumentLimits LIMITS = new DocumentLimits(
            DocumentLimits.DEFAULT_MAX_NESTING_DEPTH, DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH, 1_000_000);

    private Png() {}

    public static byte[] of(String svg) {
        SVGDocument document = read(svg);
        return drawn(document, (int) Math.min(WIDEST, Math.ceil(document.size().width * SHARP)));
    }

    public static byte[] of(String svg, int width) {
        return drawn(read(svg), width);
    }

    private static SVGDocument read(String svg) {
        SVGDocument document = new SVGLoader()
                .load(
                        new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                        null,
                        LoaderContext.builder().documentLimits(LIMITS).build());
        if (document == null) {
            throw new IllegalStateException("a drawing of ours is no SVG");
        }
        return document;
    }

    private static byte[] drawn(SVGDocument document, int width) {
        TURN.acquireUninterruptibly();
        try {
            return render(document, width);
        } finally {
            TURN.release();
        }
    }

    private static byte[] render(SVGDocument document, int width) {
        FloatSize size = document.size();
        int height = (int) Math.clamp(Math.ceil(size.height * width / size.width), 1, 4.0 * width);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        document.render(null, graphics, new ViewBox(width, height));
        graphics.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
