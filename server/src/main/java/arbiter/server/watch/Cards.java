package arbiter.server.watch;

import arbiter.engine.Budget;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Viewer;
import arbiter.pictures.LinkPicture;
import arbiter.server.game.GameRow;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.table.Tables;
import arbiter.server.web.Limits;
import arbiter.server.work.Bench;
import arbiter.server.work.KeptPictures;
import arbiter.server.work.Workbench;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import org.springframework.stereotype.Component;

/**
 * Boards for lists. Each is drawn once for everybody, from the stored last position if it shows that: then nothing of the log is read. As
 * SVG, a board takes a fifth of the bytes of a PNG of 480 pixels, and the browser does the drawing.
 */
@Component
class Cards {
    private static final int MOST_BYTES = 24 << 20;

    private final SeatStore seats;
    private final Headline.Desk headlines;
    private final Tables tables;
    private final Limits limits;
    private final Workbench bench;
    private final KeptPictures<Drawing> drawn = new KeptPictures<>(MOST_BYTES);

    Cards(SeatStore seats, Headline.Desk headlines, Tables tables, Limits limits, Workbench bench) {
        this.seats = seats;
        this.headlines = headlines;
        this.tables = tables;
        this.limits = limits;
        this.bench = bench;
    }

    private record Drawing(String game, String epoch, int at, Viewer viewer, Look look, Headline text) {}

    private static final Headline NONE = new Headline("", "", "");

    List<SeatRow> seats(GameRow game) {
        return seats.of(game.id());
    }

    /**
     * The picture that everybody may see, no matter who asks.
     *
     * @param visitor the address of the caller
     */
    byte[] draw(Standpoint who, int at, Theme theme, List<SeatRow> rows, String visitor) {
        return drawn(drawing(who.game(), at, theme, rows, NONE), visitor, drawing -> {
            GameRow game = who.game();
            // A delayed spectator's last position is not the stored one; then the log is replayed.
            String svg = at == game.entries()
                    ? tables.turn(game).draw(drawing.viewer, drawing.look)
                    : tables.of(game).drawOrders(at, drawing.viewer, List.of(), drawing.look);
            return svg.getBytes(StandardCharsets.UTF_8);
        });
    }

    /** The picture for links: with the events of the turn, and with title and standing below it. */
    byte[] drawLink(Standpoint who, int at, List<SeatRow> rows, String visitor) {
        Headline text = headlines.of(who, at);
        return drawn(
                drawing(who.game(), at, Theme.PAPER, rows, text),
                visitor,
                drawing -> LinkPicture.of(
                        tables.of(who.game()).drawHappened(at, drawing.viewer, drawing.look),
                        text.title(),
                        text.line(),
                        Budget::checkpoint));
    }

    private static Drawing drawing(GameRow game, int at, Theme theme, List<SeatRow> rows, Headline text) {
        Viewer viewer = game.status() == GameRow.Status.OVER ? Viewer.ALL : Viewer.PUBLIC;
        Look look = new Look(theme, rows.stream().map(SeatRow::colour).toList());
        return new Drawing(game.id(), game.epoch(), at, viewer, look, text);
    }

    private byte[] drawn(Drawing drawing, String visitor, Function<Drawing, byte[]> draw) {
        return drawn.get(drawing, () -> {
            limits.take(Limits.Kind.PICTURE, visitor);
            return bench.run(Bench.PICTURES, visitor, () -> draw.apply(drawing));
        });
    }
}
