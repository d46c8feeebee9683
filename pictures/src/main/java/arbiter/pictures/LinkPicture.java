package arbiter.pictures;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** The picture that chats and social networks show for a link: a drawing in their usual shape, with a title and a line below it. */
public final class LinkPicture {
    public static final int WIDTH = 1200;
    public static final int HEIGHT = 630;

    private static final int STRIP = 110;
    private static final int EDGE = 36;
    private static final int MOST_PIXELS = 4_000_000;
    private static final Color GROUND = new Color(0xefe7d6);
    private static final Color BAND = new Color(0x1d2230);
    private static final Color BRASS = new Color(0xe8bd66);
    private static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 38);
    private static final Font LINE = new Font(Font.SANS_SERIF, Font.PLAIN, 26);

    private LinkPicture() {}

    /** @param checkpoint called before every shape; an exception from it ends the drawing */
    public static byte[] of(String svg, String title, String line, Runnable checkpoint) {
        BufferedImage drawing = Raster.of(svg).drawn(WIDTH, MOST_PIXELS, checkpoint);
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setColor(GROUND);
        graphics.fillRect(0, 0, WIDTH, HEIGHT);
        place(graphics, drawing);
        write(graphics, title, line);
        graphics.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** The whole drawing, as large as possible, in the middle above the strip. */
    private static void place(Graphics2D graphics, BufferedImage drawing) {
        int room = HEIGHT - STRIP;
        double scale = Math.min((double) WIDTH / drawing.getWidth(), (double) room / drawing.getHeight());
        int width = (int) Math.round(drawing.getWidth() * scale);
        int height = (int) Math.round(drawing.getHeight() * scale);
        graphics.drawImage(drawing, (WIDTH - width) / 2, (room - height) / 2, width, height, null);
    }

    private static void write(Graphics2D graphics, String title, String line) {
        graphics.setColor(BAND);
        graphics.fillRect(0, HEIGHT - STRIP, WIDTH, STRIP);
        graphics.setColor(Color.WHITE);
        graphics.setFont(TITLE);
        graphics.drawString(fitting(title, graphics.getFontMetrics()), EDGE, HEIGHT - STRIP + 48);
        graphics.setColor(BRASS);
        graphics.setFont(LINE);
        graphics.drawString(fitting(line, graphics.getFontMetrics()), EDGE, HEIGHT - 24);
    }

    /** The text, with an ellipsis if it is too long for one line. */
    private static String fitting(String text, FontMetrics metrics) {
        int room = WIDTH - 2 * EDGE;
        if (metrics.stringWidth(text) <= room) {
            return text;
        }
        int end = text.length();
        while (end > 0 && metrics.stringWidth(text.substring(0, end) + "…") > room) {
            end = text.offsetByCodePoints(end, -1);
        }
        return text.substring(0, end).stripTrailing() + "…";
    }
}
