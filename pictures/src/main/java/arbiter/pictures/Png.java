package arbiter.pictures;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.renderer.output.Output;
import com.github.weisj.jsvg.view.FloatSize;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
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

/** SVG to PNG. One at a time: a picture takes some memory and all of a core. */
public final class Png {
    private static final Semaphore TURN = new Semaphore(1);
    private static final int LOOK_AROUND_MILLIS = 50;

    /** Twice the drawing's own size, so that print and dense screens stay sharp. */
    private static final double SHARP = 2;

    private static final int WIDEST = 8_000;

    /** Drawn in {@link Stripes}. A picture that would have more pixels becomes smaller: it would take too long. */
    static final int MOST_PIXELS = 16_000_000;

    /** The drawings are our own and may be large: the renderer's own limit of 2,000 shapes is less than a world at war. */
    private static final DocumentLimits LIMITS = new DocumentLimits(
            DocumentLimits.DEFAULT_MAX_NESTING_DEPTH, DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH, 1_000_000);

    private Png() {}

    public static byte[] of(String svg) {
        return of(svg, () -> {});
    }

    /** @param checkpoint asked before every shape; what it throws ends the drawing */
    public static byte[] of(String svg, Runnable checkpoint) {
        SVGDocument document = read(svg);
        return drawn(document, (int) Math.min(WIDEST, Math.ceil(document.size().width * SHARP)), checkpoint);
    }

    /** @param checkpoint asked before every shape; what it throws ends the drawing */
    public static byte[] of(String svg, int width, Runnable checkpoint) {
        return drawn(read(svg), width, checkpoint);
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

    private static byte[] drawn(SVGDocument document, int width, Runnable checkpoint) {
        awaitTurn(checkpoint);
        try {
            checkpoint.run();
            return render(document, width, checkpoint);
        } finally {
            TURN.release();
        }
    }

    /** A picture that nobody waits for any more does not wait for its turn either. */
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

    private static byte[] render(SVGDocument document, int wanted, Runnable checkpoint) {
        FloatSize size = document.size();
        double shape = Math.clamp(size.height / size.width, 1.0 / wanted, 4.0);
        int width = (int) Math.min(wanted, Math.floor(Math.sqrt(MOST_PIXELS / shape)));
        int height = (int) Math.clamp(Math.ceil(width * shape), 1, Math.max(1, MOST_PIXELS / width));
        Stripes stripes = new Stripes(width, height, (image, top) -> {
            Graphics2D graphics = image.createGraphics();
            graphics.translate(0, -top);
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            Output output = asking(Output.createForGraphics(graphics), checkpoint);
            document.renderWithPlatform(NullPlatformSupport.INSTANCE, output, new ViewBox(width, height));
            graphics.dispose();
        });
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(stripes, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** The same output, which asks before every shape and image. */
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
