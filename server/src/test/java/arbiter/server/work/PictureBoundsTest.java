package arbiter.server.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Budget;
import arbiter.pictures.Png;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** A picture uses a limited amount of memory, and drawing stops when nobody waits for it. */
class PictureBoundsTest {
    private static String drawing(int width, int height) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height
                + "\" viewBox=\"0 0 "
                + width + " " + height + "\"><rect width=\"" + width + "\" height=\"" + height
                + "\" fill=\"#0072b2\"/></svg>";
    }

    private static BufferedImage image(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    @Test
    void aPictureOfManyPixelsBecomesSmallerAndKeepsItsShape() throws IOException {
        BufferedImage tall = image(Png.of(drawing(1_000, 3_000), 8_000, () -> {}));
        assertTrue((long) tall.getWidth() * tall.getHeight() <= 16_000_000, tall.getWidth() + " x " + tall.getHeight());
        assertEquals(3, (double) tall.getHeight() / tall.getWidth(), 0.01);
        assertEquals(0xff0072b2, tall.getRGB(tall.getWidth() - 2, tall.getHeight() - 2), "the whole picture is drawn");
    }

    @Test
    void aLargePictureIsTheSameFromStripeToStripe() throws IOException {
        StringBuilder bands = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            bands.append("<rect y=\"").append(100 * i).append("\" width=\"1000\" height=\"100\" fill=\"");
            bands.append(String.format("#%02x0000", 20 * i)).append("\"/>");
        }
        String svg = drawing(1_000, 1_000).replace("</svg>", bands + "<circle cx=\"500\" cy=\"500\" r=\"400\"/></svg>");
        BufferedImage large = image(Png.of(svg, 3_000, () -> {}));
        assertEquals(3_000, large.getHeight());
        for (int y = 0; y < 3_000; y++) {
            assertEquals(0xff000000 | 20 * (y / 300) << 16, large.getRGB(0, y), "row " + y);
            double half = y <= 300 || y >= 2_700 ? 0 : Math.sqrt(1_200.0 * 1_200 - (y - 1_500.0) * (y - 1_500));
            if (half > 600) {
                assertEquals(0xff000000, large.getRGB((int) (1_500 - half + 5), y), "inside the circle, row " + y);
                assertEquals(large.getRGB(0, y), large.getRGB((int) (1_500 - half - 5), y), "outside it, row " + y);
            }
        }
    }

    @Test
    void anOrdinaryPictureHasTheWidthThatWasAskedFor() throws IOException {
        BufferedImage small = image(Png.of(drawing(400, 200), 800, () -> {}));
        assertEquals(800, small.getWidth());
        assertEquals(400, small.getHeight());
        assertEquals(0xff0072b2, small.getRGB(799, 399));
    }

    @Test
    void aPictureThatNobodyWaitsForEnds() {
        Budget budget = Budget.unbounded();
        int[] shapes = new int[1];
        Runnable second = () -> {
            if (++shapes[0] > 2) {
                budget.stop();
            }
            Budget.checkpoint();
        };
        assertThrows(Budget.Spent.class, () -> budget.cover(() -> Png.of(drawing(400, 200), 800, second)));
    }
}
