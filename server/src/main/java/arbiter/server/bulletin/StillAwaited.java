package arbiter.server.bulletin;

import arbiter.server.account.Account;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.notify.Freshness;
import arbiter.server.notify.Letter;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** News of a turn is for people who have a seat; a reminder only for those whose orders are still missing. */
@Component
class StillAwaited implements Freshness {
    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;

    StillAwaited(GameStore games, SeatStore seats, SheetStore sheets) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
    }

    @Override
    public boolean fresh(Account account, Letter letter) {
        return switch (letter.topic()) {
            case TURN -> seat(account, letter) != null && running(letter) != null;
            case REMINDER -> awaited(account, letter);
            case FINISHED, PRESS, HOST -> true;
        };
    }

    private @Nullable Integer seat(Account account, Letter letter) {
        return seats.seatOf(letter.game(), account.id()).orElse(null);
    }

    private @Nullable GameRow running(Letter letter) {
        return games.byId(letter.game())
                .filter(game -> game.status() == GameRow.Status.RUNNING || game.status() == GameRow.Status.PAUSED)
                .orElse(null);
    }

    private boolean awaited(Account account, Letter letter) {
        @Nullable GameRow game = running(letter);
        @Nullable Integer seat = seat(account, letter);
        if (game == null || seat == null || game.status() == GameRow.Status.PAUSED) {
            return false;
        }
        @Nullable Instant until = letter.until();
        boolean sameDeadline = until == null || until.equals(game.deadline()) || until.equals(game.graceUntil());
        boolean ready =
                sheets.flags(game.id(), game.entries()).stream().anyMatch(flag -> flag.seat() == seat && flag.ready());
        return sameDeadline && game.awaiting().contains(seat) && !ready;
    }
}
