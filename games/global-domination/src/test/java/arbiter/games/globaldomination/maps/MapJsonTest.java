package arbiter.games.globaldomination.maps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.problem.MapProblem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MapJsonTest {
    private static final String HEAD = "{\"format\": \"arbiter-map/1\",\n";

    static List<String> builtIn() {
        return WorldMaps.names();
    }

    @ParameterizedTest
    @MethodSource("builtIn")
    void aMapIsReadBackAsItWasWritten(String name) throws Misread {
        WorldMap map = WorldMaps.builtIn(name).orElseThrow();
        assertEquals(map, MapJson.read(MapJson.write(map)));
        assertEquals(name, map.name());
    }

    @Test
    void everyMemberIsKept() throws Misread {
        WorldMap map = MapJson.read(HEAD + """
                "name": "Try", "attribution": "drawn by hand",
                "territories": [
                {"id": 3, "name": "Thule", "code": "THU", "start": true, "label": [1.5, 2], "outline": [[[0,0],[4,0],[0,4]]]},
                {"id": 7, "name": "Deep", "sea": true}, {"id": 9}],
                "borders": [[3, 7]], "seaLines": [[9, 3]]}
                """);
        assertEquals("drawn by hand", map.attribution());
        assertEquals(List.of(0), map.starts());
        assertEquals(new Territory.Point(1.5, 2), map.territory(0).label());
        assertEquals(3, map.territory(0).outline().getFirst().points().size());
        assertEquals(false, map.land(1));
        assertEquals(List.of(new WorldMap.Link(3, 7, false), new WorldMap.Link(3, 9, true)), map.links());
        assertEquals(map, MapJson.read(MapJson.write(map)));
    }

    @Test
    void whatIsWrongIsNamedWithItsPlace() {
        refused("two territories have the id 1", 3, 8, "\"territories\": [{\"id\": 1},\n {\"id\":1}]}");
        refused("are both called `thule`", 3, 17, """
                "territories": [{"id": 1, "name": "Thule"},
                {"id":2, "code":"thule"}]}""");
        refused("no territory 5", 3, 13, "\"territories\": [{\"id\": 1}],\n\"borders\": [[1, 5]]}");
        refused("cannot border itself", 2, 40, "\"territories\": [{\"id\": 1}],\"borders\": [[1,1]]}");
        refused("linked twice", 3, 20, "\"territories\": [{\"id\": 1},{\"id\":2}],\n\"borders\": [[1,2], [2,1]]}");
        refused("three or more", 3, 14, "\"territories\": [{\"id\": 1,\n \"outline\": [[[0,0],[1,1]]]}]}");
        refused(
                "nobody can start there",
                2,
                68,
                "\"territories\": [{\"id\": 2},{\"id\": 1,    \"sea\": true,       \"start\": true}]}");
        refused("no land", 2, 16, "\"territories\": []}");
        refused("did you mean `outline`", 2, 37, "\"territories\": [{\"id\": 1, \"outlin\": [[]]}]}");
        refused("a whole number from 1", 2, 24, "\"territories\": [{\"id\": -1}]}");
        refused("two numbers", 2, 36, "\"territories\": [{\"id\": 1, \"label\": [1]}]}");
        refused("at least one letter", 2, 35, "\"territories\": [{\"id\": 1, \"code\": \"12\"}]}");
        refused("no double quote", 2, 35, "\"territories\": [{\"id\": 1, \"name\": \"a\\\"b\"}]}");
    }

    private static void refused(String because, int line, int column, String rest) {
        Misread misread = assertThrows(Misread.class, () -> MapJson.read(HEAD + rest));
        assertTrue(misread.what().contains(because), misread.getMessage());
        assertEquals(line + ":" + column, misread.line() + ":" + misread.column(), misread.getMessage());
    }

    @Test
    void anEditorSeesAllProblemsAtOnce() throws Misread {
        List<MapProblem> problems = MapJson.problems(HEAD + """
                "territories": [{"id": 1}, {"id": 1}, {"id": 2, "outline": [[]]}], "borders": [[2, 2], [1, 8]]}""");
        assertEquals(
                List.of(
                        new MapProblem.DuplicateId(1),
                        new MapProblem.ThinOutline(2, 0),
                        new MapProblem.SelfBorder(2),
                        new MapProblem.BorderToNowhere(1, 8, 8)),
                problems);
    }

    @Test
    void anotherFormatIsRefused() {
        Misread misread = assertThrows(Misread.class, () -> MapJson.read("{\"format\": \"arbiter-map/2\"}"));
        assertTrue(misread.what().contains("arbiter-map/1"), misread.getMessage());
    }
}
