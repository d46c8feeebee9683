package arbiter.server.web;

import static org.junit.jupiter.api.Assertions.assertFalse;

import arbiter.server.Browser;
import arbiter.server.EventStream;
import arbiter.server.Eventually;
import arbiter.server.Party;
import arbiter.server.TestServer;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.search.Search;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Requests are timed by endpoint and status. */
class RequestTimesTest {
    private static Search timed() {
        return TestServer.bean(MeterRegistry.class).find("http.server.requests");
    }

    private static long count(String... tags) {
        return timed().tags(tags).timers().stream().mapToLong(Timer::count).sum();
    }

    @Test
    void requestsCountForTheirEndpointAndTheirStatus() throws InterruptedException {
        Party party = Party.begun(2);
        String[] saved = {"method", "PUT", "uri", "/api/games/{id}/sheet", "status", "200", "outcome", "SUCCESS"};
        String[] refused = {"method", "PUT", "uri", "/api/games/{id}/sheet", "status", "400", "outcome", "CLIENT_ERROR"
        };
        long savedBefore = count(saved);
        long refusedBefore = count(refused);
        party.player(0).save(party.id(), List.of(), false).expect(200);
        party.player(0).put(party.path("/sheet"), "{\"at\":").expect(400);
        // A request is timed when its answer has been sent.
        Eventually.eventually("both are counted", () -> count(saved) > savedBefore && count(refused) > refusedBefore);
    }

    @Test
    void visitorsInventNoEndpointsAndStreamsAreNotTimed() throws Exception {
        Party party = Party.begun(2);
        try (EventStream stream = EventStream.open(party.player(0), party.path("/stream"))) {
            String[] lost = {"method", "GET", "status", "404"};
            long before = count(lost);
            Browser.visitor().get("/api/games/" + Long.MAX_VALUE);
            Browser.visitor().get("/api/nothing/" + Long.MAX_VALUE);
            Eventually.eventually("one is counted", () -> count(lost) > before);
            party.player(0).save(party.id(), List.of(), false).expect(200);
            stream.await("sheet");
        }
        for (Timer timer : timed().timers()) {
            String uri = String.valueOf(timer.getId().getTag("uri"));
            assertFalse(uri.contains(Long.toString(Long.MAX_VALUE)), uri);
            // A refused stream is over at once.
            assertFalse(uri.endsWith("/stream") && "200".equals(timer.getId().getTag("status")), uri);
        }
    }
}
