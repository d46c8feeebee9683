package arbiter.server.turn;

import arbiter.engine.Budget;
import arbiter.engine.picture.Look;
import arbiter.pictures.TimeLapse;
import arbiter.server.answer.Themes;
import arbiter.server.game.Access;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import arbiter.server.work.Bench;
import arbiter.server.work.KeptPictures;
import arbiter.server.work.Workbench;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.WebRequest;

/** The board through the whole game, as one animated picture. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Positions")
class TimeLapseController {
    /** For longer games, this number of turns is shown, evenly spread. */
    static final int MOST_FRAMES = 40;

    private static final int NARROWEST = 200;
    private static final int WIDEST = 1000;
    private static final int MILLIS = 600;
    private static final int LAST_MILLIS = 3_000;

    private static final int MOST_BYTES = 24 << 20;

    private final KeptPictures<String> films = new KeptPictures<>(MOST_BYTES);
    private final Access access;
    private final SeatStore seats;
    private final History history;
    private final Tables tables;
    private final Limits limits;
    private final Workbench bench;

    TimeLapseController(
            Access access, SeatStore seats, History history, Tables tables, Limits limits, Workbench bench) {
        this.access = access;
        this.seats = seats;
        this.history = history;
        this.tables = tables;
        this.limits = limits;
        this.bench = bench;
    }

    @GetMapping("/timelapse.gif")
    @Operation(summary = "The board after each turn as an animated picture, as far as I may see it")
    @Nullable
    ResponseEntity<byte[]> timeLapse(
            Caller caller,
            @PathVariable String id,
            @RequestParam(defaultValue = "paper") String theme,
            @RequestParam(defaultValue = "800") int width,
            HttpServletRequest request,
            WebRequest web) {
        Standpoint who = access.to(id, caller);
        int last = history.number(who, "now");
        String visitor = request.getRemoteAddr();
        int pixels = Problem.within("width", width, NARROWEST, WIDEST);
        Look look = new Look(Themes.read(theme), colours(who));
        String tag = '"' + id + "." + History.tag(who, last) + "." + look.theme() + pixels + "."
                + Integer.toHexString(look.colours().hashCode()) + '"';
        if (web.checkNotModified(tag)) {
            return null;
        }
        String name = who.game().ruleset() + "-" + who.game().id() + ".gif";
        return ResponseEntity.ok()
                .eTag(tag)
                .cacheControl(CacheControl.noCache().cachePrivate())
                .header(HttpHeaders.CONTENT_DISPOSITION, "inline; filename=\"" + name + "\"")
                .contentType(MediaType.IMAGE_GIF)
                .body(films.get(tag, () -> {
                    limits.take(Limits.Kind.TIME_LAPSE, visitor);
                    return drawn(who, look, pixels, visitor);
                }));
    }

    /** Each picture is a separate task, so that other visitors get their turn in between. */
    private byte[] drawn(Standpoint who, Look look, int width, String visitor) {
        Table<?, ?, ?> table = tables.of(who.game());
        List<Shown> all = spread(turnEnds(history.list(who, -1)));
        // Each is drawn twice, first to know its height: forty drawings of a large board would need too much memory.
        Function<Shown, String> draw = shown -> table.drawHappened(shown.at, who.viewer(), look);
        int height = 0;
        for (Shown shown : all) {
            height = Math.max(
                    height, bench.run(Bench.PICTURES, visitor, () -> TimeLapse.height(draw.apply(shown), width)));
        }
        TimeLapse film = new TimeLapse(width, height);
        for (Shown shown : all) {
            int millis = shown == all.getLast() ? LAST_MILLIS : MILLIS;
            String label = shown.turn == 0 ? "Start" : "After turn " + shown.turn;
            bench.run(Bench.PICTURES, visitor, () -> {
                film.add(draw.apply(shown), label, millis, Budget::checkpoint);
                return shown;
            });
        }
        return film.bytes();
    }

    /**
     * A position in the animation.
     *
     * @param turn the turn that led to it; 0 for the first position
     */
    record Shown(int at, int turn) {}

    /** The first position, and the last position of every turn that was not rolled back. */
    static List<Shown> turnEnds(List<PositionAnswer.Brief> all) {
        List<Shown> ends = new ArrayList<>();
        int turn = 0;
        for (PositionAnswer.Brief brief : all) {
            if (brief.discarded()) {
                continue;
            }
            if (!ends.isEmpty() && ends.getLast().turn == turn && turn > 0) {
                ends.removeLast();
            }
            ends.add(new Shown(brief.at(), turn));
            turn = brief.turn();
        }
        return ends;
    }

    /** At most {@link #MOST_FRAMES} of them, including the first and the last. */
    static List<Shown> spread(List<Shown> all) {
        if (all.size() <= MOST_FRAMES) {
            return all;
        }
        List<Shown> some = new ArrayList<>();
        for (int i = 0; i < MOST_FRAMES; i++) {
            some.add(all.get((int) ((long) i * (all.size() - 1) / (MOST_FRAMES - 1))));
        }
        return some;
    }

    private List<String> colours(Standpoint who) {
        return seats.of(who.game().id()).stream().map(SeatRow::colour).toList();
    }
}
