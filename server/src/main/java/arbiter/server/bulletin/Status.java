package arbiter.server.bulletin;

import arbiter.server.game.GameRow;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where a game stands now, as everybody may know it.
 *
 * @param deadline when the turn ends, with the grace time if that runs; null if there is none
 * @param ready the countries of awaited seats that are ready
 * @param awaited the countries of awaited seats that are not ready
 * @param winners the countries that have won
 */
public record Status(
        String name,
        GameRow.Status phase,
        int turn,
        @Nullable Instant deadline,
        List<String> ready,
        List<String> awaited,
        List<String> winners) {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("EEE d MMM HH:mm", Locale.ENGLISH);

    public Status {
        ready = List.copyOf(ready);
        awaited = List.copyOf(awaited);
        winners = List.copyOf(winners);
    }

    /** The state in words, without deadline and players: {@code Turn 7}. */
    public String state() {
        return switch (phase) {
            case LOBBY -> "Not started";
            case RUNNING -> "Turn " + turn;
            case PAUSED -> "Turn " + turn + ", paused";
            case OVER -> winners.isEmpty() ? "Game over" : "Game over, won by " + String.join(", ", winners);
        };
    }

    /** All of it in one line: {@code Turn 7 · ends Thu 19 Nov 20:00 (Europe/Berlin) · ready: Raven · waiting for: Norn}. */
    public String line(ZoneId zone) {
        return String.join(" · ", parts(zone));
    }

    /** The parts of that line. */
    public List<String> parts(ZoneId zone) {
        List<String> parts = new ArrayList<>();
        parts.add(state());
        if (deadline != null) {
            parts.add("ends " + when(deadline, zone));
        }
        if (!ready.isEmpty()) {
            parts.add("ready: " + String.join(", ", ready));
        }
        if (!awaited.isEmpty()) {
            parts.add("waiting for: " + String.join(", ", awaited));
        }
        return parts;
    }

    /** A moment in a time zone, with the name of the zone. */
    public static String when(Instant instant, ZoneId zone) {
        String place = zone.getId().equals("Z") ? "UTC" : zone.getId();
        return WHEN.format(instant.atZone(zone)) + " (" + place + ")";
    }
}
