package arbiter.server.telegram.news;

import arbiter.engine.Budget;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Viewer;
import arbiter.pictures.Png;
import arbiter.server.game.GameRow;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.JsonColumn;
import arbiter.server.table.CheckedLine;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import arbiter.server.telegram.wire.Composer;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Message;
import arbiter.server.telegram.wire.Post;
import arbiter.server.turn.SheetDesk;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The board as a photo. */
@Component
public class Board implements Composer {
    public static final String KIND = "board";
    static final int WIDTH = 1280;

    private final Eyes eyes;
    private final JsonColumn json;
    private final Tables tables;
    private final SeatStore seats;
    private final SheetDesk sheets;
    private final Workbench bench;

    Board(Eyes eyes, JsonColumn json, Tables tables, SeatStore seats, SheetDesk sheets, Workbench bench) {
        this.eyes = eyes;
        this.json = json;
        this.tables = tables;
        this.seats = seats;
        this.sheets = sheets;
        this.bench = bench;
    }

    public enum Shows {
        /** What happened before the position. */
        HAPPENED,
        /** The orders of the reader. */
        MINE
    }

    /** @param account the reader; null for everybody */
    public record Body(String game, @Nullable String account, Shows shows, long topic) {}

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<Message> compose(Post post) {
        Body body = json.read(post.body(), Body.class);
        return eyes.of(body.game, body.account)
                .filter(who -> who.game().status().begun())
                .map(who -> photo(who, body))
                .<List<Message>>map(List::of)
                .orElse(List.of());
    }

    private Message photo(Standpoint who, Body body) {
        GameRow game = who.game();
        Message.Sharing sharing = body.account == null ? Message.Sharing.OPEN : Message.Sharing.PROTECTED;
        String caption = Html.bold(Html.shortened(game.name(), 200)) + " · turn " + game.turn()
                + (body.shows == Shows.MINE ? " · with your orders" : "");
        return new Message.Photo(body.topic, drawn(who, body.shows), caption, List.of(), sharing);
    }

    private byte[] drawn(Standpoint who, Shows shows) {
        GameRow game = who.game();
        Look look = new Look(
                Theme.PAPER, seats.of(game.id()).stream().map(SeatRow::colour).toList());
        String owner = who.caller().idOrNull() == null
                ? "telegram " + game.id()
                : String.valueOf(who.caller().idOrNull());
        return bench.run(Bench.PICTURES, owner, () -> Png.of(svg(who, shows, look), WIDTH, Budget::checkpoint));
    }

    private String svg(Standpoint who, Shows shows, Look look) {
        GameRow game = who.game();
        Table<?, ?, ?> table = tables.of(game);
        Viewer viewer = who.viewer();
        Integer seat = who.seat();
        if (shows == Shows.HAPPENED || seat == null || game.status() == GameRow.Status.OVER) {
            return table.drawHappened(game.entries(), viewer, look);
        }
        List<String> lines = sheets.current(game, seat).lines().stream()
                .map(CheckedLine::normal)
                .toList();
        return table.drawOrders(game.entries(), viewer, lines, look);
    }
}
