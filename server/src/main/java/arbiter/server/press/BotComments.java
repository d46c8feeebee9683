package arbiter.server.press;

import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.storage.Writer;
import java.time.Clock;
import java.time.Instant;
import org.springframework.stereotype.Component;

/** What bots say to everybody. They write nothing else, and never to one person. */
@Component
public class BotComments {
    private final Post post;
    private final GameStore games;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Clock clock;

    BotComments(Post post, GameStore games, Chronicle chronicle, Writer writer, Clock clock) {
        this.post = post;
        this.games = games;
        this.chronicle = chronicle;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * Sends a comment, unless messages are closed by now.
     *
     * @param key the same key is the same comment, which is sent once
     */
    public void send(String id, int seat, String text, String key) {
        writer.run(() -> {
            GameRow game = games.lockedSilently(id);
            if (game.status() == GameRow.Status.RUNNING && game.options().botsComment() && !post.has(id, seat, key)) {
                int message = post.store(
                        new Post.Letter(id, seat, null, null, text, key), Instant.ofEpochMilli(clock.millis()));
                chronicle.tell(
                        game,
                        Actor.PLAYERS,
                        new Fact.MessageSent(message, seat, null),
                        post.listeners(game, seat, null));
            }
        });
    }
}
