package arbiter.games.globaldomination.maps.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.MapHealth;
import arbiter.games.globaldomination.maps.MapJson;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class GeoJsonTest {
    private static final String THREE = """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "properties": {"land": "West", "iso": "WE"}, "geometry":
                {"type": "Polygon", "coordinates": [[[0,40],[10,40],[10,50],[0,50],[0,40]]]}},
              {"type": "Feature", "properties": {"land": "East", "iso": "EA"}, "geometry":
                {"type": "MultiPolygon", "coordinates": [[[[10,40],[20,40],[20,50],[10,50],[10,40]]], [[[21,40],[22,40],[22,41]]]]}},
              {"type": "Feature", "properties": {"land": "Isle", "iso": "too long"}, "geometry":
                {"type": "Polygon", "coordinates": [[[30,40],[32,40],[32,42],[30,40]]]}},
              {"type": "Feature", "properties": {"land": "A city"}, "geometry": {"type": "Point", "coordinates": [1, 1]}},
              {"type": "Feature", "properties": {}, "geometry": null}
            ]}
            """;

    @Test
    void territoriesAndBorders() throws Misread {
        WorldMap map = GeoJson.read(THREE, new GeoJson.Properties("land", "iso"));
        assertEquals(3, map.size());
        assertEquals("West", map.territory(0).name());
        assertEquals("EA", map.territory(1).code());
        assertEquals("", map.territory(2).code());
        assertEquals(2, map.territory(1).outline().size());
        assertEquals(List.of(new WorldMap.Link(1, 2, false)), map.links());
        // North is up.
        assertTrue(map.territory(0).outline().getFirst().points().getFirst().y()
                > map.territory(0).outline().getFirst().points().get(2).y());
        assertEquals(map, MapJson.read(MapJson.write(map)));
    }

    @Test
    void partsAreTiedByTheShortestSeaLines() throws Misread {
        WorldMap map = SeaConnections.complete(GeoJson.read(THREE, new GeoJson.Properties("land", "")));
        assertEquals(List.of(new WorldMap.Link(1, 2, false), new WorldMap.Link(2, 3, true)), map.links());
        assertEquals(1, MapHealth.parts(map).size());
    }

    @Test
    void featuresOfOneNameAreOneTerritory() throws Misread {
        WorldMap map = GeoJson.read(THREE.replace("Isle", "west"), new GeoJson.Properties("land", ""));
        assertEquals(2, map.size());
        assertEquals(2, map.territory(0).outline().size());
    }

    @Test
    void theUsualPropertiesAreTriedWhenNoneIsNamed() throws Misread {
        assertEquals(
                "West",
                GeoJson.read(THREE.replace("\"land\"", "\"NAME\""), GeoJson.Properties.USUAL)
                        .territory(0)
                        .name());
        assertEquals(
                "", GeoJson.read(THREE, GeoJson.Properties.USUAL).territory(0).name());
    }

    @Test
    void whatIsWrongIsNamedWithItsPlace() {
        refused("no property `nom` to take its name from; it has land, iso", 2, 37, THREE, "nom");
        refused("found `Topology`", 1, 10, "{\"type\": \"Topology\"}", "");
        refused("`type` is missing", 1, 1, "{}", "");
        refused("no polygon", 1, 1, "{\"type\": \"FeatureCollection\", \"features\": []}", "");
        refused("three points", 1, 38, "{\"type\":\"Polygon\",   \"coordinates\": [[[1,2],[3,4]]]}", "");
        refused("a longitude and a latitude", 1, 37, "{\"type\":\"Polygon\", \"coordinates\": [[[1],[3,4]]]}", "");
        refused("expected a number", 1, 38, "{\"type\":\"Polygon\", \"coordinates\": [[[\"a\",1],[3,4]]]}", "");
        refused("no geometry `Circle`", 1, 45, "{\"type\":\"Feature\", \"geometry\":      {\"type\":\"Circle\"}}", "");
    }

    private static void refused(String because, int line, int column, String text, String property) {
        Misread misread = assertThrows(Misread.class, () -> GeoJson.read(text, new GeoJson.Properties(property, "")));
        assertTrue(misread.what().contains(because), misread.getMessage());
        assertEquals(line + ":" + column, misread.line() + ":" + misread.column(), misread.getMessage());
    }
}
