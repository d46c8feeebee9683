package arbiter.games.globaldomination.maps.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.MapHealth;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.WorldMaps;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GdlTest {
    private static final String SMALL = """
            InitStart
            // A comment
            SetNumTerritories 4
            SetBoundaries 1,2;2,3
            SetBoundaries 3,4
            SetCoordinates 1 0,0;10,0;10,10;0,10
            SetCoordinates 2 10,0;20,0;20,10;10,10
            SetCoordinates 3 30,0;40,0;40,10
            SetIdentifier 3 Far Norn
            AddPlayer Old Raven #608
            AddPlayer Nael #0F0   // late
            InitEnd
            """;

    @Test
    void aMapAndItsPlayers() throws Misread {
        GdlGame game = GdlReader.read(SMALL);
        WorldMap map = game.map();
        assertEquals(4, map.size());
        assertEquals("Far Norn", map.territory(2).name());
        assertEquals(
                List.of(new WorldMap.Link(1, 2, false), new WorldMap.Link(2, 3, true), new WorldMap.Link(3, 4, false)),
                map.links());
        assertEquals(
                List.of(new GdlGame.Player("Old Raven", "#608"), new GdlGame.Player("Nael", "#0F0")), game.players());
        assertEquals(List.of(), game.turns());
    }

    @Test
    void ordersBecomeTheNotationOfTheSixthEdition() throws Misread {
        GdlGame game = GdlReader.read(SMALL + """
                Set Nael
                Con 1 Hq
                Con 1 3A
                Con 2 Tow
                Con 2 2C
                Con 2 1H
                Con 2 1S
                Con 2 2M
                Con 3 Biv
                Con 3 Lib
                Set Old Raven
                Buy Dyn
                Buy Crp
                End
                Set Nael
                Use 1→2 Dyn
                Use 1->2 Tox
                Use 1:3,2:2 Crp
                Mov 1→2→3 2A
                Mov 3>4 1H
                Mov 1→2 4C
                End
                """);
        assertEquals(
                List.of(
                        "build hq 1",
                        "spawn 3 at 1",
                        "build watchtower 2",
                        "promote 2 cavalry at 2",
                        "promote 1 heavy at 2",
                        "promote 1 spy at 2",
                        "mine 2 at 2",
                        "build bivouac 3",
                        "build library 3"),
                game.turns().get(0).sheets().get("Nael"));
        assertEquals(
                List.of("buy dynamite", "buy crop"),
                game.turns().get(0).sheets().get("Old Raven"));
        assertEquals(
                Map.of(
                        "Nael",
                        List.of(
                                "use dynamite 1>2",
                                "use toxic 1>2",
                                "use crop 1:3, 2:2",
                                "move 2 1>2>3",
                                "move 1 heavy 3>4",
                                "move 4 cavalry 1>2")),
                game.turns().get(1).sheets());
    }

    @Test
    void ordersAfterTheLastEndAreATurn() throws Misread {
        String closed = SMALL + "Set Nael\nCon 1 Hq\nEnd\n";
        assertEquals(1, GdlReader.read(closed).turns().size());
        GdlGame open = GdlReader.read(closed + "Set Old Raven\nBuy Tox\n");
        assertEquals(2, open.turns().size());
        assertEquals(
                Map.of("Old Raven", List.of("buy toxic")), open.turns().get(1).sheets());
        assertEquals(open, GdlReader.read(closed + "Set Old Raven\nBuy Tox\nEnd\n"));
        assertEquals(1, GdlReader.read(closed + "Set Old Raven\n").turns().size());
    }

    @Test
    void whatIsWrongIsNamedWithItsPlace() {
        refused("expected `InitStart` first", 1, 1, "AddPlayer X #fff");
        refused("ends without InitEnd", 2, 20, "InitStart\nSetNumTerritories 3");
        refused("from 1 to 3, found `4`", 3, 17, "InitStart\nSetNumTerritories 3\nSetBoundaries 1,4\n");
        refused("cannot border itself", 3, 17, "InitStart\nSetNumTerritories 3\nSetBoundaries 1,1\n");
        refused("three points", 3, 25, "InitStart\nSetNumTerritories 3\nSetCoordinates 1 1,2;3,4\n");
        refused("end here, found `.5;3,3`", 3, 25, "InitStart\nSetNumTerritories 3\nSetCoordinates 1 1,1;2,2.5;3,3\n");
        refused("from 0 to 999999", 3, 18, "InitStart\nSetNumTerritories 3\nSetCoordinates 1 -1,2;3,4;5,6\n");
        refused("such as #f80", 3, 17, "InitStart\nSetNumTerritories 3\nAddPlayer Raven black");
        refused(
                "three digits such as #f80, found `#ff0000`",
                3,
                17,
                "InitStart\nSetNumTerritories 3\nAddPlayer Raven #ff0000");
        refused(
                "three digits such as #f80, found `#f0`",
                3,
                18,
                "InitStart\nSetNumTerritories 3\n AddPlayer Raven #f0");
        refused(
                "three digits such as #f80, found `#ggg`",
                3,
                17,
                "InitStart\nSetNumTerritories 3\nAddPlayer Raven #ggg");
        refused("did you mean `SetBoundaries`", 2, 1, "InitStart\nSetBoundries 1,2");
        refused("must come first", 4, 1, "InitStart\nSetNumTerritories 3\nInitEnd\nCon 1 Hq");
        refused(
                "no player `Ravn`; did you mean `Raven`",
                5,
                5,
                "InitStart\nSetNumTerritories 3\nAddPlayer Raven #fff\nInitEnd\nSet Ravn");
        String raven = "InitStart\nSetNumTerritories 3\nAddPlayer Raven #fff\nInitEnd\nSet Raven\n";
        refused("expected Biv, Hq", 6, 7, raven + "Con 1 Hut");
        refused("no item `Din`; did you mean `Dyn`", 6, 5, raven + "Buy Din");
        refused("expected `→`", 6, 7, raven + "Mov 1 2A");
        refused("the line should end here", 6, 12, raven + "Mov 1→2 2A now");
        refused("on this side of `InitEnd`", 6, 1, raven + "AddPlayer Late #fff");
    }

    private static void refused(String because, int line, int column, String text) {
        Misread misread = assertThrows(Misread.class, () -> GdlReader.read(text));
        assertTrue(misread.what().contains(because), misread.getMessage());
        assertEquals(line + ":" + column, misread.line() + ":" + misread.column(), misread.getMessage());
    }

    @Test
    void mapsRoundTrip() throws Misread {
        WorldMap map = GdlReader.read(SMALL).map();
        assertEquals(map, GdlReader.read(GdlWriter.write(map)).map());
        for (String name : WorldMaps.names()) {
            WorldMap builtIn = WorldMaps.builtIn(name).orElseThrow();
            String written = GdlWriter.write(builtIn);
            WorldMap back = GdlReader.read(written).map();
            assertEquals(written, GdlWriter.write(back));
            assertEquals(builtIn.size(), back.size());
            assertEquals(ends(builtIn), ends(back));
        }
    }

    private static List<String> ends(WorldMap map) {
        return map.links().stream().map(link -> link.a() + "-" + link.b()).toList();
    }

    @Test
    void theExampleGameIsReadWhole() throws IOException, Misread {
        // The example file is not part of this repository. The test uses it only if it is found beside the checkout.
        Path file = Path.of("../../../shared/data/gd6.gdl");
        assumeTrue(Files.exists(file));
        GdlGame game = GdlReader.read(Files.readString(file));
        assertEquals(64, game.map().size());
        assertEquals(7, game.players().size());
        assertEquals(121, game.map().links().size());
        assertEquals(List.of(), MapHealth.problems(game.map(), 7, 3));
    }
}
