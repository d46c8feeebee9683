package arbiter.server.game;

import arbiter.engine.Seat;
import arbiter.server.live.Hub;
import arbiter.server.web.Caller;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/** Live updates as server-sent events. */
@RestController
@RequestMapping("/api")
@Tag(name = "Live")
class StreamController {
    /** After this a browser connects anew, and is looked at anew. */
    private static final Duration LONGEST = Duration.ofHours(1);

    private final Access access;
    private final GameStore games;
    private final SeatStore seats;
    private final Hub hub;

    StreamController(Access access, GameStore games, SeatStore seats, Hub hub) {
        this.access = access;
        this.games = games;
        this.seats = seats;
        this.hub = hub;
    }

    @GetMapping(path = "/games/{id}/stream", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
    @Operation(
            summary = "What happens in the game, as it happens",
            description = "Ids count per game; a reconnect with Last-Event-ID continues without a gap.")
    SseEmitter stream(
            Caller caller,
            @PathVariable String id,
            @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String last,
            @RequestParam(required = false) @Nullable Long after) {
        Standpoint who = access.to(id, caller);
        List<Integer> mine = new ArrayList<>();
        Integer seat = who.seat();
        if (seat != null) {
            mine.add(seat);
        }
        if (who.isHost()) {
            mine.add(Seat.HOST.index());
        }
        long now = who.game().seq();
        long from = last != null && last.matches("[0-9]{1,15}") ? Long.parseLong(last) : after == null ? now : after;
        SseEmitter emitter = new SseEmitter(LONGEST.toMillis());
        hub.listen(id, mine, emitter, from, now);
        return emitter;
    }

    @GetMapping(path = "/me/stream", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
    @Operation(summary = "Which of my games changed")
    SseEmitter mine(Caller caller) {
        String account = caller.account().id();
        SseEmitter emitter = new SseEmitter(LONGEST.toMillis());
        Runnable stop = hub.observe(game -> {
            boolean mine = seats.seatOf(game, account).isPresent()
                    || games.byId(game)
                            .filter(row -> row.hostId().equals(account))
                            .isPresent();
            if (mine) {
                send(emitter, game);
            }
        });
        emitter.onCompletion(stop);
        emitter.onTimeout(stop);
        emitter.onError(e -> stop.run());
        try {
            emitter.send(SseEmitter.event().comment(""));
        } catch (IOException e) {
            emitter.completeWithError(e);
        }
        return emitter;
    }

    private static void send(SseEmitter emitter, String game) {
        try {
            emitter.send(SseEmitter.event().name("changed").data(Map.of("game", game), MediaType.APPLICATION_JSON));
        } catch (IOException | IllegalStateException e) {
            emitter.completeWithError(e);
        }
    }
}
