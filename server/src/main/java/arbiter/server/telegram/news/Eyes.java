package arbiter.server.telegram.news;

import arbiter.server.game.Access;
import arbiter.server.game.GameStore;
import arbiter.server.game.Standpoint;
import arbiter.server.telegram.person.People;
import arbiter.server.web.Caller;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Who reads a post: a person with an account, or everybody. */
@Component
public class Eyes {
    private final GameStore games;
    private final Access access;
    private final People people;

    Eyes(GameStore games, Access access, People people) {
        this.games = games;
        this.access = access;
        this.people = people;
    }

    /**
     * The game as the reader sees it now; empty if the game is gone, or the reader does not use Telegram any more.
     *
     * @param account null for everybody in a group; the host connected it with the game, so it sees the present even if spectators do not
     */
    public Optional<Standpoint> of(String game, @Nullable String account) {
        if (account == null) {
            return games.byId(game).map(row -> new Standpoint(row, Caller.NOBODY, null));
        }
        Optional<Caller> reader = people.byAccount(account).map(people::caller);
        return games.byId(game).flatMap(row -> reader.map(caller -> access.standpoint(row, caller)));
    }
}
