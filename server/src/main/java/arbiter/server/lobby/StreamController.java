package arbiter.server.lobby;

import arbiter.server.game.Access;
import arbiter.server.game.Standpoint;
import arbiter.server.game.Watching;
import arbiter.server.live.Happenings;
import arbiter.server.live.Hub;
import arbiter.server.live.OpenStream;
import arbiter.server.live.Streams;
import arbiter.server.web.Caller;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.function.Consumer;
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
    private final Access access;
    private final Hub hub;
    private final Happenings happenings;
    private final Streams streams;
    private final Watching watching;

    StreamController(Access access, Hub hub, Happenings happenings, Streams streams, Watching watching) {
        this.access = access;
        this.hub = hub;
        this.happenings = happenings;
        this.streams = streams;
        this.watching = watching;
    }

    @GetMapping(path = "/games/{id}/stream", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
    @Operation(
            summary = "What happens in the game, as it happens",
            description = "Ids count per game; a reconnect with Last-Event-ID continues without a gap.")
    SseEmitter stream(
            Caller caller,
            @PathVariable String id,
            @RequestHeader(name = "Last-Event-ID", required = false) @Nullable Long last,
            @RequestParam(required = false) @Nullable Long after,
            HttpServletRequest request) {
        Standpoint who = access.to(id, caller);
        List<Integer> mine = who.chairs();
        if (who.isKeptBack()) {
            return opened(caller, request, stream -> {
                hub.listenFromAfar(stream, id);
                watching.looked(id);
            });
        }
        long now = happenings.last(id, mine);
        long from = last != null ? last : after == null ? now : after;
        return opened(caller, request, stream -> {
            hub.listen(stream, id, mine, from, now);
            watching.looked(id);
        });
    }

    @GetMapping(path = "/me/stream", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
    @Operation(summary = "Which of my games changed")
    SseEmitter mine(Caller caller, HttpServletRequest request) {
        String account = caller.account().id();
        return opened(caller, request, stream -> hub.follow(stream, account));
    }

    private SseEmitter opened(Caller caller, HttpServletRequest request, Consumer<OpenStream> listening) {
        OpenStream stream = streams.open(caller.idOrNull(), request.getRemoteAddr());
        try {
            listening.accept(stream);
        } catch (RuntimeException e) {
            stream.close();
            throw e;
        }
        return stream.emitter();
    }
}
