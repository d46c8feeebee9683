package arbiter.games.globaldomination.maps;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.time.Duration.ofSeconds;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.exchange.GdlReader;
import arbiter.games.globaldomination.maps.exchange.GdlWriter;
import arbiter.games.globaldomination.maps.exchange.GeoJson;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** For any input the readers return a map or an error with its place, and nothing else, in a short time. */
class MapFuzzTest {
    interface Reader {
        WorldMap read(String text) throws Misread;
    }

    /** The map, or null if it was refused properly. */
    private static @Nullable WorldMap feed(String text, Reader reader) {
        try {
            return reader.read(text);
        } catch (Misread misread) {
            long lines = text.chars().filter(c -> c == '\n').count() + 1;
            assertTrue(misread.line() >= 1 && misread.line() <= lines, misread.getMessage());
            assertTrue(misread.column() >= 1 && misread.column() <= text.length() + 1, misread.getMessage());
            return null;
        }
    }

    private static void feed(byte[] bytes, Reader reader, UnaryOperator<WorldMap> roundTrip) {
        WorldMap map = feed(new String(bytes, UTF_8), reader);
        if (map != null) {
            assertEquals(map, roundTrip.apply(map));
        }
    }

    private static WorldMap again(String text, Reader reader) {
        try {
            return reader.read(text);
        } catch (Misread misread) {
            throw new AssertionError("what we write ourselves cannot be read", misread);
        }
    }

    @FuzzTest(maxDuration = "20s")
    void mapJson(byte[] bytes) {
        feed(bytes, MapJson::read, map -> again(MapJson.write(map), MapJson::read));
    }

    @FuzzTest(maxDuration = "20s")
    void board(byte[] bytes) {
        feed(bytes, BoardText::read, map -> map);
    }

    @FuzzTest(maxDuration = "20s")
    void gdl(byte[] bytes) {
        feed(bytes, MapFuzzTest::gdlMap, map -> again(GdlWriter.write(map), MapFuzzTest::gdlMap));
    }

    private static WorldMap gdlMap(String text) throws Misread {
        return GdlReader.read(text).map();
    }

    @FuzzTest(maxDuration = "20s")
    void geoJson(byte[] bytes) {
        feed(bytes, MapFuzzTest::geoMap, map -> again(MapJson.write(map), MapJson::read));
    }

    private static WorldMap geoMap(String text) throws Misread {
        return GeoJson.read(text, GeoJson.Properties.USUAL);
    }

    static Stream<String> wicked() {
        int million = 1_000_000;
        String territory = "{\"id\":1,\"outline\":[[";
        return Stream.of(
                "[".repeat(million),
                "{\"a\":".repeat(million / 5),
                "\"" + "\\u0041".repeat(million / 6),
                "{\"format\":\"arbiter-map/1\",\"territories\":[" + "{\"id\":1},".repeat(million / 9) + "{\"id\":1}]}",
                "{\"format\":\"arbiter-map/1\",\"territories\":[" + territory + "[1,2],".repeat(million / 6)
                        + "[1,2]]]}]}",
                "{\"format\":\"arbiter-map/1\",\"territories\":[{\"id\":1},{\"id\":2}],\"borders\":["
                        + "[1,2],".repeat(million / 6) + "[1,2]]}",
                "{\"type\":\"Polygon\",\"coordinates\":[[" + "[1,2],".repeat(million / 6) + "[1,2]]]}",
                "{\"type\":\"FeatureCollection\",\"features\":["
                        + "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[1,0],[0,1]]]}},"
                                .repeat(million / 90)
                        + "{}]}",
                "InitStart\nSetNumTerritories 10000\n" + "SetBoundaries 1,2;3,4\n".repeat(million / 22),
                "InitStart\nSetNumTerritories 10000\nSetBoundaries " + "1,2;".repeat(million / 4),
                "InitStart\nSetNumTerritories 3\nSetCoordinates 1 " + "1,2;".repeat(million / 4) + "3,4\nInitEnd",
                "InitStart\nSetNumTerritories 3\nAddPlayer " + "x ".repeat(million / 2) + "#fff",
                "1-2-".repeat(million / 4),
                "1-2\n".repeat(million / 4),
                "name 1 \"x\"\n".repeat(million / 11),
                "sea " + "1 ".repeat(million / 2),
                "9".repeat(million));
    }

    /** The limit does not measure speed; it only detects work that does not end. */
    @ParameterizedTest
    @MethodSource("wicked")
    void aMegabyteOfMaliceEnds(String text) {
        List<Reader> readers = List.of(MapJson::read, BoardText::read, MapFuzzTest::gdlMap, MapFuzzTest::geoMap);
        assertTimeoutPreemptively(ofSeconds(120), () -> readers.forEach(reader -> feed(text, reader)));
        assertThrows(Misread.class, () -> MapJson.read(text));
    }
}
