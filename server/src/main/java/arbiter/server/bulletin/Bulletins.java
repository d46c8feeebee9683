package arbiter.server.bulletin;

import arbiter.engine.Budget;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Viewer;
import arbiter.pictures.Png;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.Standpoint;
import arbiter.server.settings.ServerSettings;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import arbiter.server.web.Caller;
import arbiter.server.work.Bench;
import arbiter.server.work.KeptPictures;
import arbiter.server.work.Workbench;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Builds bulletins: for everybody, or for one reader with a seat. What a reader may see is decided by {@link Standpoint}, as for the page.
 * A visitor without a seat is the reader of everything that goes to groups.
 */
@Component
public class Bulletins {
    private static final int MOST_PICTURES = 8 << 20;

    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final Tables tables;
    private final Workbench bench;
    private final ServerSettings settings;
    private final KeptPictures<Drawing> drawn = new KeptPictures<>(MOST_PICTURES);

    Bulletins(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            Tables tables,
            Workbench bench,
            ServerSettings settings) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.tables = tables;
        this.bench = bench;
        this.settings = settings;
    }

    private record Drawing(String game, String epoch, int at, Viewer viewer, Look look, int width) {}

    /** Where the game stands now; empty if it does not exist any more. */
    public Optional<Status> status(String game) {
        return games.byId(game).map(this::status);
    }

    /** What everybody may know after a position; empty if the game or the position does not exist. */
    public Optional<Bulletin> open(String game, int at) {
        return find(game, at).map(row -> bulletin(row, at, viewer(row, Caller.NOBODY)));
    }

    /** What this person may know after a position. */
    public Optional<Bulletin> forReader(String game, int at, Caller reader) {
        return find(game, at).map(row -> bulletin(row, at, viewer(row, reader)));
    }

    /**
     * The map of a position as everybody may see it, as PNG. Waits for a place at the workbench.
     *
     * @throws arbiter.server.web.Problem if the server is too busy
     */
    public Optional<byte[]> map(String game, int at, Theme theme, int width) {
        return find(game, at).map(row -> map(row, at, viewer(row, Caller.NOBODY), theme, width));
    }

    /** The map as this person may see it. */
    public Optional<byte[]> mapFor(String game, int at, Theme theme, int width, Caller reader) {
        return find(game, at).map(row -> map(row, at, viewer(row, reader), theme, width));
    }

    private Optional<GameRow> find(String game, int at) {
        return games.byId(game).filter(row -> row.status().begun() && at >= 0 && at <= row.entries());
    }

    private Viewer viewer(GameRow game, Caller reader) {
        @Nullable Integer seat = seats.seatOf(game.id(), reader.idOrNull()).orElse(null);
        return new Standpoint(game, reader, seat).viewer();
    }

    private Bulletin bulletin(GameRow game, int at, Viewer viewer) {
        Table<?, ?, ?> table = tables.of(game);
        // The report tells of the turn that was open before this position.
        int turn = at == 0 ? 0 : table.moment(at - 1).turn();
        String url = settings.publicUrl() + "/games/" + game.id();
        boolean anybody = !game.visibility().equals("private");
        String picture = settings.publicUrl() + "/api/games/" + game.id() + "/positions/" + at + "/picture.png";
        return new Bulletin(
                game.id(),
                game.name(),
                at,
                at == 0 ? game.name() + " has started" : game.name() + ": turn " + turn,
                url,
                status(game),
                table.report(at, viewer),
                table.ending(at),
                anybody ? Optional.of(picture) : Optional.empty());
    }

    private Status status(GameRow game) {
        List<Integer> ready = sheets.flags(game.id(), game.entries()).stream()
                .filter(SheetStore.Flag::ready)
                .map(SheetStore.Flag::seat)
                .toList();
        boolean running = game.status() == GameRow.Status.RUNNING;
        @Nullable Instant end = running ? game.lastCall() : null;
        List<SeatRow> rows = seats.of(game.id());
        Predicate<Integer> awaited = seat -> running && game.awaiting().contains(seat);
        return new Status(
                game.name(),
                game.status(),
                game.turn(),
                end,
                countries(rows, seat -> awaited.test(seat) && ready.contains(seat)),
                countries(rows, seat -> awaited.test(seat) && !ready.contains(seat)),
                countries(rows, seat -> game.winners().contains(seat)));
    }

    /** Countries, not players: the names of players may be hidden. */
    private static List<String> countries(List<SeatRow> rows, Predicate<Integer> which) {
        List<String> countries = new ArrayList<>();
        for (SeatRow row : rows) {
            if (which.test(row.seat())) {
                countries.add(row.country());
            }
        }
        return countries;
    }

    private byte[] map(GameRow game, int at, Viewer viewer, Theme theme, int width) {
        Look look = new Look(
                theme, seats.of(game.id()).stream().map(SeatRow::colour).toList());
        Drawing drawing = new Drawing(game.id(), game.epoch(), at, viewer, look, width);
        return drawn.get(drawing, () -> draw(game, drawing));
    }

    private byte[] draw(GameRow game, Drawing drawing) {
        return bench.run(
                Bench.PICTURES,
                "bulletin " + game.id(),
                () -> Png.of(
                        tables.of(game).drawHappened(drawing.at, drawing.viewer, drawing.look),
                        drawing.width,
                        Budget::checkpoint));
    }
}
