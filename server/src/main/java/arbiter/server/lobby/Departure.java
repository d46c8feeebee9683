package arbiter.server.lobby;

import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.Absence;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import java.util.List;
import org.springframework.stereotype.Component;

/** Leaving a game. In the lobby the seat becomes free; in a running game the rules for absent players apply. */
@Component
public class Departure {
    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final Chronicle chronicle;
    private final Writer writer;

    Departure(GameStore games, SeatStore seats, SheetStore sheets, Chronicle chronicle, Writer writer) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.chronicle = chronicle;
        this.writer = writer;
    }

    public void leave(Standpoint who) {
        int seat = who.requireSeat();
        writer.run(() -> {
            GameRow game = games.locked(who.game().id());
            if (game.status() == GameRow.Status.OVER) {
                throw Problem.conflict("over", "The game is over.");
            }
            Absence absence = game.options().absence();
            boolean begun = game.status().begun();
            boolean bot = begun && absence.consequence().equals("bot");
            // The next player must not see this player's sheet.
            sheets.forget(game.id(), game.entries(), seat);
            seats.occupy(game.id(), seat, null, bot ? absence.substitute() : null);
            if (begun) {
                seats.leftBy(game.id(), seat, who.caller().account().id());
            }
            if (begun && absence.consequence().equals("open")) {
                games.setJoining(game.id(), Fact.Joining.OPEN);
            }
            SeatRow row = seats.of(game.id()).get(seat);
            seats.decorate(game.id(), seat, row.country(), row.colour(), "");
            chronicle.tell(game, who.actor(), new Fact.Left(seat), List.of(game.hostId()));
        });
    }
}
