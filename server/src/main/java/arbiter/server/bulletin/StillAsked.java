package arbiter.server.bulletin;

import arbiter.server.account.Account;
import arbiter.server.game.Delays;
import arbiter.server.game.GameStore;
import arbiter.server.notify.Freshness;
import arbiter.server.notify.Letter;
import org.springframework.stereotype.Component;

/** A request for more time is news as long as nobody has decided on it and its turn is open. */
@Component
class StillAsked implements Freshness {
    private final GameStore games;
    private final Delays delays;

    StillAsked(GameStore games, Delays delays) {
        this.games = games;
        this.delays = delays;
    }

    @Override
    public boolean fresh(Account account, Letter letter) {
        Integer request = letter.request();
        return request == null
                || games.byId(letter.game())
                        .flatMap(game -> delays.find(game.id(), game.entries(), request))
                        .filter(delay -> delay.state().equals("asked"))
                        .isPresent();
    }
}
