package arbiter.server.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.pictures.TimeLapse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;

class TimeLapseTest {
    private static PositionAnswer.Brief brief(int at, int turn, boolean discarded) {
        return new PositionAnswer.Brief(at, turn, "turn", Instant.EPOCH, discarded, List.of());
    }

    private static String drawing(String colour) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" height=\"200\"><rect width=\"400\" height=\"200\""
                + " fill=\"#e8e4d8\"/><rect x=\"100\" y=\"40\" width=\"60\" height=\"50\" fill=\"" + colour
                + "\"/></svg>";
    }

    private static String high(int height) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" height=\"" + height + "\"><rect width=\"400\""
                + " height=\"" + height + "\" fill=\"#e8e4d8\"/></svg>";
    }

    private static ImageReader reader(byte[] gif) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(gif)));
        return reader;
    }

    @Test
    void everyTurnIsOnePictureAndWhatWasTakenBackIsNone() {
        assertEquals(
                List.of(
                        new TimeLapseController.Shown(0, 0),
                        new TimeLapseController.Shown(2, 1),
                        new TimeLapseController.Shown(5, 2)),
                TimeLapseController.turnEnds(List.of(
                        brief(0, 1, false),
                        brief(1, 1, false),
                        brief(2, 2, false),
                        brief(3, 2, true),
                        brief(4, 2, false),
                        brief(5, 3, false))));
    }

    @Test
    void aLongGameShowsItsFirstAndItsLastPositionAndNotMorePicturesThanAllowed() {
        List<TimeLapseController.Shown> all = IntStream.range(0, 500)
                .mapToObj(at -> new TimeLapseController.Shown(at, at))
                .toList();
        List<TimeLapseController.Shown> some = TimeLapseController.spread(all);
        assertEquals(TimeLapseController.MOST_FRAMES, some.size());
        assertEquals(all.getFirst(), some.getFirst());
        assertEquals(all.getLast(), some.getLast());
        assertEquals(some.size(), some.stream().distinct().count());
    }

    @Test
    void theAnimationStoresOnlyWhatChangesAndHasTheRightColours() throws IOException {
        TimeLapse film = new TimeLapse(400, 200);
        film.add(drawing("#0072b2"), "Turn 1", 600, () -> {});
        film.add(drawing("#d55e00"), "Turn 1", 600, () -> {});
        film.add(drawing("#d55e00"), "Turn 1", 600, () -> {});
        byte[] gif = film.bytes();
        assertTrue(new String(gif, java.nio.charset.StandardCharsets.ISO_8859_1).contains("NETSCAPE2.0"));
        ImageReader reader = reader(gif);
        assertEquals(3, reader.getNumImages(true));
        assertEquals(0x0072b2, reader.read(0).getRGB(120, 60) & 0xffffff);
        assertEquals(400, reader.getWidth(0));
        assertEquals(60, reader.getWidth(1));
        assertEquals(50, reader.getHeight(1));
        assertEquals(0xd55e00, reader.read(1).getRGB(20, 20) & 0xffffff);
        assertEquals(1, reader.getWidth(2));
    }

    /** Programs cut off what lies below the first picture of the file. */
    @Test
    void drawingsOfDifferentHeightsFitIntoTheFirstPicture() throws IOException {
        List<String> drawings = List.of(high(200), high(240), high(180));
        int height = drawings.stream()
                .mapToInt(svg -> TimeLapse.height(svg, 400))
                .max()
                .orElseThrow();
        assertEquals(240, height);
        TimeLapse film = new TimeLapse(400, height);
        for (int turn = 0; turn < drawings.size(); turn++) {
            film.add(drawings.get(turn), "Turn " + turn, 600, () -> {});
        }
        ImageReader reader = reader(film.bytes());
        int label = 2 * 12;
        assertEquals(240 + label, reader.getHeight(0));
        assertEquals(0xe8e4d8, reader.read(0).getRGB(200, 239) & 0xffffff, "no edge below a low drawing");
        for (int i = 1; i < drawings.size(); i++) {
            assertTrue(reader.getHeight(i) <= label, "only the label differs");
        }
    }
}
