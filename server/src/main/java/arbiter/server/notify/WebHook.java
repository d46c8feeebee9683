package arbiter.server.notify;

import arbiter.server.notify.OutsideWorld.Purpose;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Web hooks: JSON for an address that somebody chose. */
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
        int status = world.post(
                Purpose.WEB_HOOK,
                address,
                Map.of("Content-Type", "application/json"),
                json.getBytes(StandardCharsets.UTF_8));
        if (status < 200 || status >= 300) {
            throw new IOException("the web hook answered " + status);
        }
    }
}
