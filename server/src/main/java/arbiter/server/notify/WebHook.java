package arbiter.server.notify;

import arbiter.server.format.Request;
import arbiter.server.notify.OutsideWorld.Purpose;
import java.io.IOException;
import org.springframework.stereotype.Component;

/** Requests to an address that somebody chose. */
@Component
class WebHook {
    private final OutsideWorld world;

    WebHook(OutsideWorld world) {
        this.world = world;
    }

    void check(String address) {
        world.check(Purpose.WEB_HOOK, address);
    }

    void send(String address, String json) throws IOException {
        send(Request.json("POST", address, json));
    }

    void send(Request request) throws IOException {
        int status = world.status(Purpose.WEB_HOOK, request);
        if (status < 200 || status >= 300) {
            throw new IOException("the web hook answered " + status);
        }
    }
}
