package arbiter.server.notify;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Something that one person should hear outside the page.
 *
 * @param game the id of the game; empty if the letter is about none
 * @param sentence contains no secret, because other people may see a lock screen
 * @param positions the positions of the game that the letter reports, oldest first; the reader may see more of them than the sentence says
 * @param at when it was written
 * @param until when it stops being worth sending; null if never
 * @param request the number of a request for more time that the reader can answer; null if it is about none
 */
public record Letter(
        String id,
        String game,
        Notices.Topic topic,
        String sentence,
        List<Integer> positions,
        Instant at,
        @Nullable Instant until,
        @Nullable Integer request) {
    public Letter {
        positions = List.copyOf(positions);
    }

    /** A letter to try a channel. */
    static Letter test(Instant now) {
        String sentence = "This is a test: notices from Arbiter arrive here.";
        return new Letter("", "", Notices.Topic.HOST, sentence, List.of(), now, null, null);
    }

    boolean worthSending(Instant now) {
        return until == null || now.isBefore(until);
    }

    /** The page that tells more, as a path on this server. */
    public String path() {
        return game.isEmpty() ? "/" : "/games/" + game;
    }

    String topicWord() {
        return topic.name().toLowerCase(Locale.ROOT);
    }

    Letter saying(String other, List<Integer> reported) {
        return new Letter(id, game, topic, other, reported, at, until, request);
    }
}
