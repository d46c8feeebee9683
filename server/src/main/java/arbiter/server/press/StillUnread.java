package arbiter.server.press;

import arbiter.server.account.Account;
import arbiter.server.game.GameStore;
import arbiter.server.game.Standpoint;
import arbiter.server.notify.Freshness;
import arbiter.server.notify.Letter;
import arbiter.server.notify.Notices;
import arbiter.server.web.Caller;
import org.springframework.stereotype.Component;

/** A message that was read on the page needs no notice. */
@Component
class StillUnread implements Freshness {
    private final GameStore games;
    private final Press press;

    StillUnread(GameStore games, Press press) {
        this.games = games;
        this.press = press;
    }

    @Override
    public boolean fresh(Account account, Letter letter) {
        if (letter.topic() != Notices.Topic.PRESS) {
            return true;
        }
        Caller reader = new Caller.Known(account.id(), account.name(), false, false, "");
        return games.byId(letter.game(), account.id())
                .filter(found -> press.unread(new Standpoint(found.game(), reader, found.seat())) > 0)
                .isPresent();
    }
}
