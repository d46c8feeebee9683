package arbiter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.MapJson;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.WorldMaps;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import picocli.CommandLine;

/** {@code arbiter map} as people run it. */
@Isolated("it looks at the output of the whole process")
class MapCommandTest {
    @TempDir
    Path folder = Path.of("");

    private record Answer(int code, String text) {}

    private static Answer run(Object... arguments) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        String[] words = Arrays.stream(arguments).map(String::valueOf).toArray(String[]::new);
        try (PrintStream both = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setOut(both);
            System.setErr(both);
            int code = new CommandLine(new Main()).execute(words);
            return new Answer(code, bytes.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    @Test
    void allBuiltInMapsAreCheckedWhenNoneIsNamed() {
        Answer answer = run("map", "check");
        assertEquals(0, answer.code(), answer.text());
        WorldMaps.names().forEach(name -> assertTrue(answer.text().contains(name + "\n"), answer.text()));
    }

    @Test
    void anUnhealthyMapSaysWhyAndEndsWithOne() throws IOException {
        Path lines = Files.writeString(folder.resolve("lines.txt"), "1-2-3\n4-5\n");
        Answer answer = run("map", "check", lines);
        assertEquals(1, answer.code());
        assertTrue(
                answer.text().contains("problem: the map falls into 2 parts; no border or sea line leads to 4, 5"),
                answer.text());
        Answer missing = run("map", "check", "Wrld");
        assertEquals(1, missing.code());
        assertTrue(
                missing.text().contains("no built-in map of that name (there are The Drowned Crown"), missing.text());
    }

    @Test
    void aGeneratedMapIsWrittenDrawnAndHealthy() throws IOException, Misread {
        Path json = folder.resolve("m.json");
        Path svg = folder.resolve("m.svg");
        Path png = folder.resolve("m.png");
        Answer answer = run(
                "map",
                "generate",
                "--seed",
                5,
                "--territories",
                30,
                "--seats",
                3,
                "--style",
                "ring",
                "-o",
                json,
                "--svg",
                svg,
                "--png",
                png,
                "--size",
                "phone",
                "--night");
        assertEquals(0, answer.code(), answer.text());
        assertTrue(answer.text().contains("starts: 3, at least"), answer.text());
        WorldMap map = MapJson.read(Files.readString(json));
        assertEquals(30, map.size());
        assertTrue(Files.readString(svg).startsWith("<svg"));
        assertEquals(720, ImageIO.read(png.toFile()).getWidth());
        Answer refused = run("map", "generate", "--territories", 20, "--seats", 9);
        assertEquals(1, refused.code());
        assertTrue(refused.text().contains("2 to 3 seats, not 9; 105 have room for all"), refused.text());
    }

    @Test
    void aMapGoesFromFormatToFormat() throws IOException, Misread {
        Path gdl = folder.resolve("shores.gdl");
        assertEquals(0, run("map", "import", "Two Shores", "-o", gdl).code());
        Path back = folder.resolve("back.json");
        Answer answer = run("map", "import", gdl, "-o", back, "--name", "Again");
        assertEquals(0, answer.code(), answer.text());
        WorldMap map = MapJson.read(Files.readString(back));
        assertEquals("Again", map.name());
        assertEquals(
                WorldMaps.builtIn("Two Shores").orElseThrow().links().size(),
                map.links().size());
    }

    @Test
    void geoJsonIsConnectedOnDemandAndRefusedWithItsPlace() throws IOException, Misread {
        Path geo = Files.writeString(folder.resolve("two.geojson"), """
                {"type": "FeatureCollection", "features": [
                {"type": "Feature", "properties": {"n": "One"}, "geometry": {"type": "Polygon", "coordinates": [[[0,0],[1,0],[0,1]]]}},
                {"type": "Feature", "properties": {"n": "Two"}, "geometry": {"type": "Polygon", "coordinates": [[[3,0],[4,0],[3,1]]]}}]}
                """);
        Path json = folder.resolve("two.json");
        assertEquals(
                0,
                run("map", "import", geo, "-o", json, "--name-property", "n", "--connect")
                        .code());
        WorldMap map = MapJson.read(Files.readString(json));
        assertEquals("Two", map.territory(1).name());
        assertTrue(map.adjacent(0, 1));
        Answer refused = run("map", "import", geo, "-o", folder.resolve("no.json"), "--name-property", "nom");
        assertEquals(1, refused.code());
        assertTrue(refused.text().contains("two.geojson:2:35: this feature has no property `nom`"), refused.text());
        assertTrue(Files.notExists(folder.resolve("no.json")));
    }

    @Test
    void drawingNeedsAPlaceToGo() {
        Answer answer = run("map", "draw", "World");
        assertEquals(1, answer.code());
        assertTrue(answer.text().contains("--svg FILE"), answer.text());
        assertEquals(
                0,
                run("map", "draw", "World", "--png", folder.resolve("w.png"), "--size", "print")
                        .code());
    }

    @Test
    void aBoardIsCertifiedTheSameWayEachTime() throws IOException {
        Path one = folder.resolve("one.json");
        Path two = folder.resolve("two.json");
        Object[] certify = {
            "map", "certify", "--game", "gd6", "--map", "Two Shores", "--bot", "recruit", "--looks", 1, "--turns", 3
        };
        Answer answer = run(with(certify, "--games", 4, "--json", one));
        assertEquals(1, answer.code(), answer.text());
        assertTrue(answer.text().startsWith("4 games, 0 finished\n\n  seat 1 "), answer.text());
        Path keep = folder.resolve("keep");
        run(with(certify, "--games", 2, "--keep", keep));
        run(with(certify, "--games", 4, "--threads", 2, "--keep", keep, "--json", two));
        assertEquals(Files.readString(one), Files.readString(two));
    }

    @Test
    void whatCannotBeCertifiedIsSaidInASentence() {
        assertEquals(
                "arbiter: --seats is a number from 2 to 50, not 1\n",
                run("map", "certify", "--game", "gd6", "--seats", 1).text());
        assertEquals(
                "arbiter: --games and --minutes must be 1 or more\n",
                run("map", "certify", "--game", "gd6", "--minutes", 0).text());
        assertEquals(
                "arbiter: --try is NAME=VALUE, such as start-choice=secret, not `pie`\n",
                run("map", "certify", "--game", "gd5", "--try", "pie").text());
        assertEquals(
                "arbiter: --try start-choice=cake: `start-choice` is one of open, secret, pie, not `cake`\n",
                run("map", "certify", "--game", "gd5", "--try", "start-choice=cake")
                        .text());
        assertTrue(run("map", "certify", "--game", "gd5", "--bot", "kapitan")
                .text()
                .startsWith("arbiter: there is no bot"));
        assertEquals(
                "arbiter: --spark works only in a checkout, with ./arbiter: a release does not contain Apache Spark\n",
                run("map", "certify", "--game", "gd5", "--spark", "spark://localhost:7077")
                        .text());
    }

    private static Object[] with(Object[] first, Object... more) {
        return Stream.concat(Arrays.stream(first), Arrays.stream(more)).toArray();
    }
}
