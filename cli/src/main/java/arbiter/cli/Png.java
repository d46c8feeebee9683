package arbiter.cli;

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
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;

/** SVG to PNG. */
final class Png {
    /** Twice the drawing's own size, so that print and dense screens stay sharp. */
    private static final double SCALE = 2;

    private static final int WIDEST = 8_000;

    /** The drawings are our own and may be large: a map of two thousand territories has some ten thousand shapes. */
    private static final DocumentLimits LIMITS = new DocumentLimits(
            DocumentLimits.DEFAULT_MAX_NESTING_DEPTH, DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH, 1_000_000);

    private Png() {}

    static byte[] of(String svg) throws Console.Refusal {
        SVGDocument document = new SVGLoader()
                .load(
                        new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                        null,
                        LoaderContext.builder().documentLimits(LIMITS).build());
        if (document == null) {
            throw new Console.Refusal("the drawing cannot be turned into a PNG");
        }
        FloatSize size = document.size();
        double scale = Math.min(SCALE, WIDEST / Math.max(size.width, size.height));
        int width = (int) Math.ceil(size.width * scale);
        int height = (int) Math.ceil(size.height * scale);
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
            throw new Console.Refusal("the drawing cannot be turned into a PNG (" + e.getMessage() + ")");
        }
        return out.toByteArray();
    }
}
