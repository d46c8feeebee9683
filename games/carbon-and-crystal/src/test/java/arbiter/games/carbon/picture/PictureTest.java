package arbiter.games.carbon.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.book.Resources;
import arbiter.engine.json.JsonAt;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.CarbonAndCrystal;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.View;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Pictures show the emblems of the page, not letters. */
class PictureTest {
    private static final CarbonAndCrystal GAME = new CarbonAndCrystal();

    private static Position position() throws Misread {
        List<Line> given = Stream.of("start", "A.LGD#1: -4,0", "B.SHA#1: -3,0")
                .map(Line::of)
                .toList();
        return GAME.words()
                .positions()
                .read(List.of("Ann", "Bob"), Settings.defaults(Numbers.PARAMETERS), List.of(), given);
    }

    private static String draw(Position position, Sheet<Order> orders) {
        return GAME.picture().draw(GAME.view(position, Viewer.of(Seat.of(0))), orders, List.of(), Look.of(Theme.PAPER));
    }

    private static String path(String faction, String code) throws Misread {
        return JsonAt.read(Resources.text(Emblems.class, "emblems.json"))
                .member(faction)
                .member(code)
                .text();
    }

    private static int count(String picture, String wanted) {
        return picture.split(Pattern.quote(wanted), -1).length - 1;
    }

    @Test
    void everyPieceHasTheEmblemOfItsFaction() throws Misread {
        Position position = position();
        String picture = draw(position, Sheet.empty());
        View view = GAME.view(position, Viewer.ALL);
        assertTrue(view.pieces().size() >= 4, "a board with pieces");
        for (View.Piece piece : view.pieces()) {
            String emblem = "d=\"" + path(view.sides().get(piece.seat().index()).faction(), piece.code()) + "\"";
            long same = view.pieces().stream()
                    .filter(other ->
                            other.seat().equals(piece.seat()) && other.code().equals(piece.code()))
                    .count();
            assertEquals(same, count(picture, emblem), piece.id());
        }
    }

    @Test
    void plannedPiecesHaveTheirEmblemToo() throws Misread {
        Position position = position();
        String emblem = "d=\"" + path("FERRUM", "RIG") + "\"";
        int before = count(draw(position, Sheet.empty()), emblem);
        Sheet<Order> sheet = Play.read(GAME, position, Seat.of(0), List.of("PRODUCE CMD#1 RIG"));
        assertEquals(before + 1, count(draw(position, sheet), emblem));
    }

    @Test
    void aFactionWithoutEmblemsShowsItsCodes() throws Misread {
        Position position = position();
        String drawn = Emblems.drawn(position.sides[0].faction, "X<Y", 0, 0, 16, "#000");
        assertTrue(drawn.contains(">X&lt;Y</text>"), drawn);
    }
}
