package arbiter.server.push;

import arbiter.server.notify.OutsideWorld;
import arbiter.server.notify.OutsideWorld.Purpose;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Push messages to the browsers of people, through the push service that each browser chose (RFC 8030). */
@Component
class Push {
    private static final int TOO_MANY = 429;

    private final OutsideWorld world;
    private final PushKeys keys;
    private final PushDevices devices;

    Push(OutsideWorld world, PushKeys keys, PushDevices devices) {
        this.world = world;
        this.keys = keys;
        this.devices = devices;
    }

    /** @param life how long the push service keeps it for a device that is off */
    void send(PushDevices.Device device, String json, Duration life) throws IOException {
        byte[] sealed;
        String authorization;
        try {
            Base64.Decoder decoder = Base64.getUrlDecoder();
            byte[] text = json.getBytes(StandardCharsets.UTF_8);
            sealed = PushSeal.seal(text, PushKeys.decoded(decoder.decode(device.key())), decoder.decode(device.auth()));
            authorization = keys.authorization(device.endpoint());
        } catch (GeneralSecurityException e) {
            throw new IOException(e);
        }
        int status = world.post(
                Purpose.PUSH,
                device.endpoint(),
                Map.of(
                        "Authorization", authorization,
                        "Content-Encoding", "aes128gcm",
                        "Content-Type", "application/octet-stream",
                        "TTL", Long.toString(life.toSeconds()),
                        "Urgency", "high"),
                sealed);
        if (status == TOO_MANY || status >= 500) {
            throw new IOException("the push service answered " + status);
        }
        if (status >= 300) {
            // The browser has unsubscribed, or the subscription was never good: it will not get better.
            devices.remove(device.account(), device.id());
        }
    }
}
