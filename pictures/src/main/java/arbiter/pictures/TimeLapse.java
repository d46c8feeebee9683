package arbiter.pictures;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * An animated GIF of drawings, which repeats for ever. For each drawing, only the rectangle that differs from the previous one is stored.
 */
public final class TimeLapse {
    /** All pictures are in memory together while they are written. */
    private static final int MOST_PIXELS = 1_000_000;

    private static final Color STRIP = new Color(0x1d2230);
    private static final String FORMAT = "javax_imageio_gif_image_1.0";

    private final int width;
    private final int height;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ImageWriter writer =
            ImageIO.getImageWritersByFormatName("gif").next();
    private final ImageOutputStream stream;
    private @Nullable BufferedImage last;

    /**
     * @param width of all drawings
     * @param height of the highest drawing: the pictures of the file all have the same size
     * @see #height(String, int)
     */
    public TimeLapse(int width, int height) {
        this.width = width;
        this.height = height;
        try {
            stream = ImageIO.createImageOutputStream(out);
            writer.setOutput(stream);
            writer.prepareWriteSequence(null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How high a drawing will be. A legend grows with what it explains, so the drawings of a game are not equally high. */
    public static int height(String svg, int width) {
        return Raster.of(svg).size(width, MOST_PIXELS).height;
    }

    /**
     * @param label written below the drawing
     * @param millis how long the drawing is shown
     * @param checkpoint called before every shape; an exception from it ends the drawing
     */
    public void add(String svg, String label, int millis, Runnable checkpoint) {
        BufferedImage image = labelled(Raster.of(svg).drawn(width, MOST_PIXELS, checkpoint), label);
        Rectangle part = difference(last, image);
        checkpoint.run();
        try {
            BufferedImage cut = image.getSubimage(part.x, part.y, part.width, part.height);
            writer.writeToSequence(new IIOImage(cut, null, about(cut, part, millis)), null);
            last = image;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The finished file. Nothing can be added after this. */
    public byte[] bytes() {
        try {
            writer.endWriteSequence();
            stream.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }

    /** The drawing with a line of text below it and an opaque background, because transparency would need one of the format's colours. */
    private BufferedImage labelled(BufferedImage drawn, String label) {
        int size = Math.max(12, width / 40);
        int strip = size * 2;
        BufferedImage image = new BufferedImage(width, height + strip, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setColor(paper(drawn));
        graphics.fillRect(0, 0, image.getWidth(), height);
        graphics.drawImage(drawn, 0, 0, null);
        graphics.setColor(STRIP);
        graphics.fillRect(0, height, image.getWidth(), strip);
        graphics.setColor(Color.WHITE);
        graphics.setFont(new Font(Font.SANS_SERIF, Font.BOLD, size));
        graphics.drawString(label, size, height + size + size / 3);
        graphics.dispose();
        return image;
    }

    /** The colour at the lower edge of a drawing, for the space below a drawing that is not as high as others. */
    private static Color paper(BufferedImage drawn) {
        int edge = drawn.getRGB(0, drawn.getHeight() - 1);
        return edge >>> 24 == 0 ? Color.WHITE : new Color(edge);
    }

    /** The smallest rectangle that contains all differences; one pixel if there are none. */
    static Rectangle difference(@Nullable BufferedImage before, BufferedImage after) {
        int width = after.getWidth();
        int height = after.getHeight();
        if (before == null) {
            return new Rectangle(width, height);
        }
        int left = width;
        int right = -1;
        int top = height;
        int bottom = -1;
        int[] old = new int[width];
        int[] now = new int[width];
        for (int y = 0; y < height; y++) {
            before.getRGB(0, y, width, 1, old, 0, width);
            after.getRGB(0, y, width, 1, now, 0, width);
            for (int x = 0; x < width; x++) {
                if (old[x] != now[x]) {
                    left = Math.min(left, x);
                    right = Math.max(right, x);
                    top = Math.min(top, y);
                    bottom = y;
                }
            }
        }
        return right < 0 ? new Rectangle(1, 1) : new Rectangle(left, top, right - left + 1, bottom - top + 1);
    }

    private IIOMetadata about(BufferedImage cut, Rectangle part, int millis) {
        IIOMetadata metadata = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(cut), null);
        IIOMetadataNode root = new IIOMetadataNode(FORMAT);
        IIOMetadataNode place = new IIOMetadataNode("ImageDescriptor");
        place.setAttribute("imageLeftPosition", Integer.toString(part.x));
        place.setAttribute("imageTopPosition", Integer.toString(part.y));
        place.setAttribute("imageWidth", Integer.toString(part.width));
        place.setAttribute("imageHeight", Integer.toString(part.height));
        place.setAttribute("interlaceFlag", "FALSE");
        root.appendChild(place);
        IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
        control.setAttribute("disposalMethod", "doNotDispose");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", Integer.toString(millis / 10));
        root.appendChild(control);
        if (last == null) {
            root.appendChild(endless());
        }
        try {
            metadata.mergeTree(FORMAT, root);
        } catch (IIOInvalidTreeException e) {
            throw new IllegalStateException(e);
        }
        return metadata;
    }

    /** The extension that makes browsers repeat the animation; written once, with the first picture. */
    private static IIOMetadataNode endless() {
        IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
        IIOMetadataNode again = new IIOMetadataNode("ApplicationExtension");
        again.setAttribute("applicationID", "NETSCAPE");
        again.setAttribute("authenticationCode", "2.0");
        again.setUserObject(new byte[] {1, 0, 0});
        extensions.appendChild(again);
        return extensions;
    }
}
