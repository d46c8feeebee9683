package arbiter.server.game;

import arbiter.server.live.Happenings;
import arbiter.server.notify.Notices;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Getting up. In the lobby the seat is free again; in a running game it goes by the absence ladder. */
@Component
class Departure {
    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final Happenings happenings;
    private final Notices notices;
    private final StandIns standIns;
    private final Writer writer;

    Departure(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            Happenings happenings,
            Notices notices,
            StandIns standIns,
            Writer writer) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.happenings = happenings;
        this.notices = notices;
        this.standIns = standIns;
        this.writer = writer;
    }

    void leave(Standpoint who) {
        int seat = who.requireSeat();
        writer.run(() -> {
            GameRow game = games.locked(who.game().id());
            if (game.status() == GameRow.Status.OVER) {
                throw Problem.conflict("over", "The game is over.");
            }
            Absence absence = game.options().absence();
            boolean begun = game.status().begun();
            boolean bot = begun && absence.consequence().equals("bot");
            // What the one before has written is not for the eyes of the one after.
            sheets.forget(game.id(), game.entries(), seat);
            seats.occupy(game.id(), seat, null, bot ? absence.substitute() : null);
            if (begun && absence.consequence().equals("open")) {
                games.setJoining(game.id(), 1);
            }
            SeatRow row = seats.of(game.id()).get(seat);
            seats.decorate(game.id(), seat, row.country(), row.colour(), "");
            happenings.tell(game.id(), "seat", Map.of("seat", seat));
            notices.post(List.of(game.hostId()), game.id(), Notices.Topic.HOST, "Somebody left " + game.name() + ".");
            writer.afterwards(() -> standIns.think(game.id()));
        });
    }
}
