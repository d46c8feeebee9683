package arbiter.server.push;

import arbiter.server.account.Account;
import arbiter.server.notify.Channel;
import arbiter.server.notify.Letter;
import arbiter.server.notify.OutsideWorld;
import arbiter.server.storage.JsonColumn;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** Notices that ring on the devices of a person. */
@Component
@Order(1)
class PushChannel implements Channel {
    static final String NAME = "push";

    private static final int RING_LINES = 4;
    /** In characters, which have three bytes at most: together below {@link PushSeal#LONGEST}. */
    private static final int RING_LENGTH = 1_000;

    private static final Duration RING_LIFE = Duration.ofHours(24);

    private final Push push;
    private final PushDevices devices;
    private final JsonColumn json;
    private final Clock clock;

    PushChannel(Push push, PushDevices devices, JsonColumn json, Clock clock) {
        this.push = push;
        this.devices = devices;
        this.json = json;
        this.clock = clock;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public boolean reaches(Account account) {
        return !devices.of(account.id()).isEmpty();
    }

    @Override
    public List<Parcel> pack(Account account, List<Letter> letters) {
        String ring = json.write(ring(letters));
        Duration life = life(letters);
        // Thousands share a push service. Each person has a queue, so that nobody's broken device silences the others.
        return devices.of(account.id()).stream()
                .map(device -> new Parcel(
                        OutsideWorld.place(device.endpoint()) + " " + account.id(),
                        () -> push.send(device, ring, life)))
                .toList();
    }

    /** What a device shows: the newest lines, and where a tap leads. */
    private static Map<String, String> ring(List<Letter> letters) {
        List<String> games = letters.stream().map(Letter::game).distinct().toList();
        String game = games.size() == 1 ? games.getFirst() : "";
        String text = letters.reversed().stream()
                .map(Letter::sentence)
                .distinct()
                .limit(RING_LINES)
                .collect(Collectors.joining("\n"));
        String whole = text.length() > RING_LENGTH ? text.substring(0, RING_LENGTH) : text;
        return Map.of("text", whole, "path", game.isEmpty() ? "/" : "/games/" + game, "tag", game);
    }

    /** A device that is off for longer than this need not hear it any more. */
    private Duration life(List<Letter> letters) {
        Instant now = clock.instant();
        Duration longest = Duration.ZERO;
        for (Letter letter : letters) {
            Duration left = letter.until() == null ? RING_LIFE : Duration.between(now, letter.until());
            longest = left.compareTo(longest) > 0 ? left : longest;
        }
        return longest.compareTo(RING_LIFE) > 0 ? RING_LIFE : longest;
    }
}
