package arbiter.games.globaldomination.maps.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.picture.Colour;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.BoardText;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.WorldMaps;
import arbiter.games.globaldomination.maps.draw.MapPicture.Arrow;
import arbiter.games.globaldomination.maps.draw.MapPicture.Kind;
import arbiter.games.globaldomination.maps.draw.MapPicture.Land;
import arbiter.games.globaldomination.maps.draw.MapPicture.Mark;
import arbiter.games.globaldomination.maps.draw.MapPicture.Player;
import arbiter.games.globaldomination.maps.draw.MapPicture.Token;
import arbiter.games.globaldomination.maps.draw.MapPicture.Way;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class MapDrawingTest {
    private static final List<Player> EIGHT = List.of(
            new Player("Andrea", "2 lands"),
            new Player("Andy <script>", ""),
            new Player("Raven", ""),
            new Player("Psycho17", ""),
            new Player("EyeOn", ""),
            new Player("Maren", ""),
            new Player("Nael & Co", ""),
            new Player("王", ""));

    /** Everything that a picture can show, on one map. */
    private static MapPicture full(WorldMap map) {
        List<Land> lands = new ArrayList<>();
        Kind[] kinds = Kind.values();
        for (int i = 0; i < map.size(); i++) {
            EnumSet<Mark> marks = i % 5 == 0 ? EnumSet.of(Mark.values()[i / 5 % 3]) : EnumSet.noneOf(Mark.class);
            Token token = new Token(kinds[i % kinds.length], 1 + i * 7 % 13, i % 4 == 0 ? 1 : MapPicture.NEUTRAL);
            lands.add(new Land(i, i % 9 - 1, i % 9 == 0 ? List.of() : List.of(token, Token.of(Kind.ARMY, 3)), marks));
        }
        List<Arrow> arrows = new ArrayList<>();
        for (Way way : Way.values()) {
            int from = way.ordinal();
            int to = map.neighbour(map.first(from));
            arrows.add(new Arrow(List.of(from, to), way.ordinal(), way.ordinal() * 3, Kind.ARMY, way));
            arrows.add(new Arrow(List.of(from, to, map.neighbour(map.first(to))), 1, 2, Kind.CAVALRY, way));
        }
        return new MapPicture(map, "Try · Turn 3", "as <Raven> sees it", EIGHT, lands, arrows);
    }

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    @ParameterizedTest
    @EnumSource(Size.class)
    void everyTerritoryIsInThePictureAndNoTextBreaksIt(Size size) throws Exception {
        WorldMap map = WorldMaps.standard();
        for (Theme theme : Theme.values()) {
            String svg = MapDrawing.svg(full(map), theme, size);
            Document document = parse(svg);
            assertEquals("svg", document.getDocumentElement().getTagName());
            assertEquals(0, document.getElementsByTagName("script").getLength());
            for (int i = 0; i < map.size(); i++) {
                assertTrue(
                        svg.contains("data-territory=\"" + map.id(i) + "\""),
                        map.territory(i).title());
            }
            assertFalse(svg.contains("NaN"), "a number went wrong");
        }
    }

    @Test
    void equalPicturesAreEqualText() {
        MapPicture picture = full(WorldMaps.standard());
        Look look = Look.of(Theme.PAPER);
        assertEquals(MapDrawing.svg(picture, look), MapDrawing.svg(full(WorldMaps.standard()), look));
    }

    @Test
    void aBareGraphIsArranged() throws Exception {
        for (String lines : List.of("1", "1-2", "1-2-3-1\n4~5\n6", "1-2\nsea 2\n2-3")) {
            String svg = MapDrawing.svg(MapPicture.of(BoardText.read(lines), "Graph"), Theme.NIGHT, Size.PHONE);
            assertEquals("svg", parse(svg).getDocumentElement().getTagName());
            assertFalse(svg.contains("NaN"), lines);
        }
    }

    /** How many arrows along the links of the map leave the page on one side and come back on the other. */
    private static long leavingThePage(WorldMap map) {
        List<Arrow> arrows = map.links().stream()
                .map(link ->
                        new Arrow(List.of(map.indexOf(link.a()), map.indexOf(link.b())), 0, 0, Kind.ARMY, Way.MOVED))
                .toList();
        List<Land> lands = new ArrayList<>();
        for (int i = 0; i < map.size(); i++) {
            lands.add(new Land(i, 0, List.of(), EnumSet.noneOf(Mark.class)));
        }
        String svg = MapDrawing.svg(new MapPicture(map, "Links", "", EIGHT, lands, arrows), Theme.PAPER, Size.SCREEN);
        // Each arrow has a line, and a wider one below it.
        return Pattern.compile("<path d=\"M[^\"MZ]*L[^\"MZ]*M[^\"Z]*\" fill=\"none\"")
                        .matcher(svg)
                        .results()
                        .count()
                / 2;
    }

    @Test
    void arrowsGoAroundTheWorldAndNotAroundASmallMap() throws Misread {
        assertTrue(leavingThePage(WorldMaps.builtIn("World").orElseThrow()) > 0);
        for (String lines : List.of("1-2", "1~2", "1-2-3\n4", "1-2-3-4")) {
            assertEquals(0, leavingThePage(BoardText.read(lines)), lines);
        }
    }

    @Test
    void discsOfAGraphDoNotTouch() throws Misread {
        StringBuilder ring = new StringBuilder("1");
        for (int i = 2; i <= 100; i++) {
            ring.append('-').append(i);
        }
        ring.append("\n1-50\n20-80\n100-1\n33-66");
        WorldMap map = GraphLayout.arrange(BoardText.read(ring.toString()));
        Frame frame = Frame.around(map, 1200, 0);
        for (int i = 0; i < map.size(); i++) {
            for (int j = i + 1; j < map.size(); j++) {
                Shape a = frame.shape(map.territory(i));
                Shape b = frame.shape(map.territory(j));
                double dx = (a.left + a.right - b.left - b.right) / 2;
                double dy = (a.top + a.bottom - b.top - b.bottom) / 2;
                assertTrue(Math.sqrt(dx * dx + dy * dy) > (a.right - a.left) * 0.95, (i + 1) + " and " + (j + 1));
            }
        }
    }

    @Test
    void aGraphOfThousandsIsDrawnToo() throws Exception {
        StringBuilder chain = new StringBuilder("1");
        for (int i = 2; i <= 3_000; i++) {
            chain.append('-').append(i);
        }
        String svg = MapDrawing.svg(MapPicture.of(BoardText.read(chain.toString()), "Chain"), Look.of(Theme.PAPER));
        assertTrue(svg.contains("data-territory=\"3000\""));
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void lettersCanBeReadOnEveryGround(Theme theme) {
        Palette palette = Palette.of(Look.of(theme), EIGHT);
        for (int player = -1; player < 8; player++) {
            assertTrue(palette.tint(player).contrast(palette.ink) >= 4.5, "land of " + player);
            if (player >= 0) {
                assertTrue(palette.strong(player).contrast(palette.onStrong(player)) >= 4.5, "badge of " + player);
            }
        }
        assertTrue(palette.sea.contrast(palette.ink) >= 4.5);
        assertTrue(palette.plate.contrast(palette.ink) >= 4.5);
        assertTrue(palette.plate.contrast(palette.faint) >= 4.5);
    }

    /** A colour chosen by an order (GD5-1.2) has priority over the colour of the seat, and that over the default list. */
    @Test
    void aChosenColourIsWorn() {
        Look look = new Look(Theme.PAPER, List.of("#7a3db8", "#1f7a8c"));
        Palette palette = Palette.of(
                look, List.of(new Player("Ann", ""), new Player("Ben", "", 0xff5fa2), new Player("Cleo", "")));
        assertEquals(Colour.of(0x7a3db8), palette.strong(0));
        assertEquals(Colour.of(0xff5fa2), palette.strong(1));
        assertEquals(Colour.of(0x009e73), palette.strong(2));
        assertTrue(palette.tint(1).contrast(palette.ink) >= 4.5);
    }

    @Test
    void everyPlayerHasAMarkOfItsOwn() {
        List<String> marks = Lettering.marks(EIGHT.stream().map(Player::name).toList());
        assertEquals(List.of("An", "Ad", "Ra", "Ps", "Ey", "Ma", "Na", "王1"), marks);
    }

    @Test
    void aBoxFindsItsRoom() {
        Shape square = new Shape(List.of(new Shape.Ring(new double[] {0, 10, 10, 0}, new double[] {0, 0, 10, 10})));
        Shape.Spot spot = square.room(5, 2.5);
        assertEquals(2, spot.slack(), 0.1);
        assertEquals(5, spot.x(), 0.5);
        // An L shape: the widest flat box is in its lower part.
        Shape bent = new Shape(
                List.of(new Shape.Ring(new double[] {0, 4, 4, 20, 20, 0}, new double[] {0, 0, 16, 16, 20, 20})));
        assertTrue(bent.room(10, 2).y() > 16);
        assertTrue(bent.room(2, 10).x() < 4);
    }
}
