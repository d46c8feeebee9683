package arbiter.pictures;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.renderer.output.Output;
import com.github.weisj.jsvg.view.FloatSize;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;

/** SVG to pixels. Draws one picture at a time, because each needs some memory and a whole core. */
final class Raster {
    private static final Semaphore TURN = new Semaphore(1);
    private static final int LOOK_AROUND_MILLIS = 50;

    /** The renderer's default limit of 2,000 shapes is too small for a large game. The drawings are our own, so a higher limit is safe. */
    private static final DocumentLimits LIMITS = new DocumentLimits(
            DocumentLimits.DEFAULT_MAX_NESTING_DEPTH, DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH, 1_000_000);

    private final SVGDocument document;

    private Raster(SVGDocument document) {
        this.document = document;
    }

    static Raster of(String svg) {
        SVGDocument document = new SVGLoader()
                .load(
                        new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                        null,
                        LoaderContext.builder().documentLimits(LIMITS).build());
        if (document == null) {
            throw new IllegalStateException("a drawing of ours is no SVG");
        }
        return new Raster(document);
    }

    /** The width of the drawing itself. */
    double width() {
        return document.size().width;
    }

    /** A drawing that waits for its turn. */
    interface Drawn<T> {
        T at(int width, int height);
    }

    /**
     * Draws the whole picture in memory.
     *
     * @param mostPixels a picture that would have more becomes smaller
     * @param checkpoint called before every shape; an exception from it ends the drawing
     */
    BufferedImage drawn(int width, int mostPixels, Runnable checkpoint) {
        return inTurn(width, mostPixels, checkpoint, (wide, high) -> {
            BufferedImage image = new BufferedImage(wide, high, BufferedImage.TYPE_INT_ARGB);
            draw(image, 0, wide, high, checkpoint);
            return image;
        });
    }

    /** The same as a PNG file, drawn in {@link Stripes} while it is written. */
    byte[] png(int width, int mostPixels, Runnable checkpoint) {
        return inTurn(width, mostPixels, checkpoint, (wide, high) -> {
            Stripes stripes = new Stripes(wide, high, (image, top) -> draw(image, top, wide, high, checkpoint));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try {
                ImageIO.write(stripes, "png", out);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return out.toByteArray();
        });
    }

    /** The size of the picture that has the wanted width, or is as large as allowed. */
    Dimension size(int wanted, int mostPixels) {
        FloatSize size = document.size();
        double shape = Math.clamp((double) size.height / size.width, 1.0 / wanted, 4.0);
        int width = (int) Math.min(wanted, Math.floor(Math.sqrt(mostPixels / shape)));
        int height = (int) Math.clamp(Math.ceil(width * shape), 1, Math.max(1, mostPixels / width));
        return new Dimension(width, height);
    }

    private <T> T inTurn(int wanted, int mostPixels, Runnable checkpoint, Drawn<T> work) {
        Dimension size = size(wanted, mostPixels);
        awaitTurn(checkpoint);
        try {
            checkpoint.run();
            return work.at(size.width, size.height);
        } finally {
            TURN.release();
        }
    }

    /** Checks while waiting, so that a picture that nobody needs any more stops waiting. */
    private static void awaitTurn(Runnable checkpoint) {
        try {
            while (!TURN.tryAcquire(LOOK_AROUND_MILLIS, TimeUnit.MILLISECONDS)) {
                checkpoint.run();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted before a picture was drawn", e);
        }
    }

    /** Draws the part of the picture that begins at {@code top}. */
    private void draw(BufferedImage image, int top, int width, int height, Runnable checkpoint) {
        Graphics2D graphics = image.createGraphics();
        graphics.translate(0, -top);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        Output output = asking(Output.createForGraphics(graphics), checkpoint);
        document.renderWithPlatform(NullPlatformSupport.INSTANCE, output, new ViewBox(width, height));
        graphics.dispose();
    }

    /** An output that calls the checkpoint before every shape and image. */
    private static Output asking(Output output, Runnable checkpoint) {
        InvocationHandler pass = (proxy, method, arguments) -> {
            if (method.getReturnType() == void.class) {
                checkpoint.run();
            }
            try {
                Object result = method.invoke(output, arguments);
                return result instanceof Output child ? asking(child, checkpoint) : result;
            } catch (InvocationTargetException e) {
                throw e.getTargetException();
            }
        };
        return (Output) Proxy.newProxyInstance(Output.class.getClassLoader(), new Class<?>[] {Output.class}, pass);
    }
}
