package arbiter.games.globaldomination.maps.workshop;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Budget;
import arbiter.engine.Workshop;
import arbiter.engine.picture.Theme;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.BoardText;
import arbiter.games.globaldomination.maps.MapHealth;
import arbiter.games.globaldomination.maps.WorldMaps;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MapWorkshopTest {
    private final Workshop workshop = new MapWorkshop(3);

    @Test
    void aBuiltInMapIsBroughtWholeAndHasNothingToMend() throws Misread {
        for (String name : WorldMaps.names()) {
            String text = workshop.bring("", name);
            assertEquals(WorldMaps.builtIn(name).orElseThrow(), BoardText.read(text));
            assertEquals(List.of(), workshop.inspect(text, 3).findings());
        }
    }

    @Test
    void findingsNameThePlacesTheyAreAbout() {
        Workshop.Inspection parts = workshop.inspect("1-2-3-4\n5-6", 2);
        assertEquals("unconnected", parts.findings().getFirst().code());
        assertEquals(List.of(5, 6), parts.findings().getFirst().places());
        assertEquals(Workshop.Weight.GRAVE, parts.findings().getFirst().weight());

        Workshop.Inspection choke = workshop.inspect("1-2-3-1\n3-4-5\n5-6-7-5", 2);
        Workshop.Finding finding = choke.findings().getFirst();
        assertEquals("choke", finding.code());
        assertEquals(Workshop.Weight.SLIGHT, finding.weight());
        assertEquals(1, finding.places().size());
    }

    @Test
    void everythingWrongInATextIsToldAtOnce() {
        String twice = "{\"format\":\"arbiter-map/1\",\"territories\":[{\"id\":1,\"name\":\"Thule\"},"
                + "{\"id\":2,\"name\":\"thule\"},{\"id\":2,\"name\":\"Norn\"}]}";
        List<String> codes = workshop.inspect(twice, 2).findings().stream()
                .map(Workshop.Finding::code)
                .toList();
        assertEquals(List.of("duplicate-word", "duplicate-id"), codes);
        assertEquals(
                "unreadable",
                workshop.inspect("{\"format\":", 2).findings().getFirst().code());
    }

    @Test
    void tooFewMarkedStartsAreOnlyAdvice() {
        Workshop.Inspection found = workshop.inspect("1-2-3-4-5-6-7-8-1\nstart 1", 2);
        assertEquals(
                List.of("starts-missing"),
                found.findings().stream().map(Workshop.Finding::code).toList());
        assertTrue(found.findings().getFirst().sentence().startsWith("1 start is marked for 2 players"));
    }

    @Test
    void aBareGraphGetsShapesWhenItIsBrought() throws Misread {
        String text = workshop.bring("round.txt", "1-2-3-1");
        assertTrue(BoardText.read(text).territories().stream()
                .noneMatch(territory -> territory.outline().isEmpty()));
        assertEquals("round", workshop.inspect(text, 0).name());
    }

    @Test
    void itGoesOutAndComesBack() throws Misread {
        String text = workshop.bring("", "Two Shores");
        assertEquals(text, workshop.take(text, "json"));
        String back = workshop.bring("two-shores.gdl", workshop.take(text, "gdl"));
        assertEquals(
                BoardText.read(text).links().size(),
                BoardText.read(back).links().size());
        assertThrows(Misread.class, () -> workshop.bring("broken.geojson", "{\"type\":\"Feature\""));
    }

    @Test
    void itIsDrawnSmallAndWithoutWords() throws Misread {
        String card = workshop.thumbnail("World", Theme.NIGHT);
        assertTrue(card.startsWith("<svg") && !card.contains("<text"), card.substring(0, 80));
        assertTrue(card.length() < 60_000, "length " + card.length());
        assertTrue(workshop.draw("Two Shores", Theme.PAPER).contains("Oldmere"));
    }

    @Test
    void madeMapsAreTheSameForTheSameWish() {
        Workshop.Wish wish = new Workshop.Wish(7, 24, 3, "archipelago");
        assertEquals(workshop.make(wish), workshop.make(wish));
        assertEquals(List.of(), workshop.inspect(workshop.make(wish), 3).findings());
        assertTrue(workshop.refuse(new Workshop.Wish(7, 24, 3, "cubes"))
                .orElseThrow()
                .contains("continents"));
        assertTrue(workshop.refuse(new Workshop.Wish(7, 5, 3, "ring"))
                .orElseThrow()
                .contains("20 to"));
    }

    @Test
    void aMapThatNobodyCouldPlayOnIsLookedOverButNotDrawn() throws Misread {
        StringBuilder star = new StringBuilder();
        for (int i = 2; i <= 2_001; i++) {
            star.append("1-").append(i).append('\n');
        }
        MapWorkshop workshop = new MapWorkshop(3);
        assertEquals(
                "too-large",
                workshop.inspect(star.toString(), 2).findings().getFirst().code());
        assertThrows(Misread.class, () -> workshop.draw(star.toString(), Theme.PAPER));
    }

    @Test
    void everyNameOfAMapIsListedWithWhatItNames() throws Misread {
        String map = "{\"format\":\"arbiter-map/1\",\"name\":\"Two\","
                + "\"territories\":[{\"id\":1,\"name\":\"Thule\"},{\"id\":2}],\"borders\":[[1,2]]}";
        assertEquals(
                List.of(new Workshop.Named("the map", "Two"), new Workshop.Named("territory 1", "Thule")),
                workshop.names(map));
    }

    @Test
    void aGraphOnWhichNobodyCanPlayIsBroughtWithoutShapes() throws Misread {
        String brought = workshop.bring("", chain(MapHealth.MOST_PLAYED + 1));
        assertFalse(brought.contains("outline"), "shapes of " + brought.length() + " characters");
        assertTrue(workshop.bring("", chain(5)).contains("outline"));
    }

    private static String chain(int territories) {
        return IntStream.rangeClosed(1, territories).mapToObj(String::valueOf).collect(Collectors.joining("-"));
    }

    @Test
    void whatNobodyWaitsForEnds() {
        Budget budget = Budget.unbounded();
        budget.stop();
        String islands = IntStream.range(0, 20)
                .mapToObj(i -> "{\"type\":\"Feature\",\"properties\":{\"name\":\"I" + i
                        + "\"},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[" + 10 * i + ",0],[" + (10 * i + 5)
                        + ",0],[" + 10 * i + ",5],[" + 10 * i + ",0]]]}}")
                .collect(Collectors.joining(",", "{\"type\":\"FeatureCollection\",\"features\":[", "]}"));
        List<Callable<String>> works = List.of(
                () -> workshop.draw("World", Theme.PAPER),
                () -> workshop.thumbnail("World", Theme.PAPER),
                () -> workshop.inspect(chain(50), 2).name(),
                () -> workshop.bring("", chain(50)),
                () -> workshop.bring("islands.geojson", islands),
                () -> workshop.make(new Workshop.Wish(7, 40, 4, "archipelago")));
        for (Callable<String> work : works) {
            assertThrows(Budget.Spent.class, () -> budget.cover(work));
            assertDoesNotThrow(work::call, "without a budget it goes on");
        }
    }
}
