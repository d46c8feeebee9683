package arbiter.server.hook;

import arbiter.server.format.Format;
import java.time.Instant;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/**
 * A service that gets the news of a game.
 *
 * @param address a secret: anybody who knows it can post there
 * @param zone for times, where the service does not show them in the zone of each reader
 * @param posted what the service has
 * @param due what it should get
 */
record GameHook(
        String id,
        String game,
        String name,
        Format format,
        String address,
        String template,
        ZoneId zone,
        Posted posted,
        Due due) {
    /**
     * @param reported the last position that was reported
     * @param post the id of the last post at the service, where it can be changed
     * @param shown a hash of its status line
     * @param at when it was sent; the epoch for never
     * @param trouble why the last attempt failed; empty if it did not
     */
    record Posted(int reported, @Nullable String post, String shown, Instant at, String trouble) {}

    /**
     * @param news when the last position came that waits to be reported; null for none
     * @param time the same for a new deadline, a pause or its end
     * @param status the same for the status line
     */
    record Due(
            @Nullable Instant news,
            @Nullable Instant time,
            @Nullable Instant status,
            int tries) {}

    /** Records print themselves into logs and errors; this one does not print its secret. */
    @Override
    public String toString() {
        return "hook " + id + " of game " + game;
    }
}
