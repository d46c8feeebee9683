package arbiter.server.push;

import arbiter.server.naming.Naming;
import arbiter.server.notify.OutsideWorld;
import arbiter.server.notify.OutsideWorld.Purpose;
import arbiter.server.notify.PreferenceStore;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.NameField;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Devices that ring when something happens in my games. */
@RestController
@RequestMapping("/api/me/push")
@Tag(name = "Notifications")
class PushController {
    private static final int SECRET = 16;

    private final PreferenceStore preferences;
    private final PushDevices devices;
    private final PushKeys keys;
    private final OutsideWorld world;
    private final Writer writer;
    private final Limits limits;

    PushController(
            PreferenceStore preferences,
            PushDevices devices,
            PushKeys keys,
            OutsideWorld world,
            Writer writer,
            Limits limits) {
        this.preferences = preferences;
        this.devices = devices;
        this.keys = keys;
        this.world = world;
        this.writer = writer;
        this.limits = limits;
    }

    /** @param key what a browser subscribes to */
    record DeviceList(String key, List<PushDevices.RingingDevice> devices) {}

    /** As browsers write their subscriptions. */
    record Keys(
            @NotNull @Size(max = 200) @Schema(description = "the browser's public key, base64url")
            String p256dh,

            @NotNull @Size(max = 100) @Schema(description = "the browser's secret of 16 bytes, base64url")
            String auth) {}

    record Subscription(
            @NotNull @Size(max = 500) @Schema(example = "https://push.example.org/wpush/v2/gAAAA")
            String endpoint,

            @NotNull @Valid Keys keys,

            @NotNull @Size(min = 1, max = 60) @Schema(example = "Firefox on Android")
            String name) {}

    record DeviceAdded(String id) {}

    @GetMapping
    @Operation(summary = "My devices that ring, and the key that a browser needs to become one")
    DeviceList devices(Caller caller) {
        return new DeviceList(keys.publicText(), devices.shown(caller.account().id()));
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Let this device ring; the channel is switched on if it was off")
    DeviceAdded add(Caller caller, @Valid @RequestBody Subscription wish) {
        String id = caller.account().id();
        limits.take(Limits.Kind.CREATE, id);
        world.check(Purpose.PUSH, wish.endpoint);
        requireKeys(wish.keys);
        String name = NameField.checked(Naming.DEVICE, "name", wish.name);
        return writer.write(() -> {
            preferences.switchOn(id, PushChannel.NAME);
            return new DeviceAdded(
                    devices.add(caller.account(), wish.endpoint, wish.keys.p256dh, wish.keys.auth, name));
        });
    }

    private static void requireKeys(Keys keys) {
        try {
            PushKeys.decoded(Base64.getUrlDecoder().decode(keys.p256dh));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw Problem.invalid("keys.p256dh", "This is not the public key of a browser.");
        }
        try {
            if (Base64.getUrlDecoder().decode(keys.auth).length == SECRET) {
                return;
            }
        } catch (IllegalArgumentException e) {
            // Said below.
        }
        throw Problem.invalid("keys.auth", "This is not a secret of 16 bytes.");
    }

    @DeleteMapping("/{device}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Let a device of mine be silent")
    void remove(Caller caller, @PathVariable String device) {
        if (!devices.remove(caller.account().id(), device)) {
            throw Problem.notFound("You have no such device.");
        }
    }
}
