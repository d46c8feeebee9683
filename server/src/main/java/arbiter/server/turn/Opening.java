package arbiter.server.turn;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Rejection;
import arbiter.engine.Setup;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Recorder;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.game.Table;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import java.util.List;
import org.springframework.stereotype.Component;

/** Begins a game: chooses the seed, publishes its commitment, and writes the first line of the log. */
@Component
public class Opening {
    private final GameStore games;
    private final SeatStore seats;
    private final Ledger ledger;
    private final Writer writer;

    Opening(GameStore games, SeatStore seats, Ledger ledger, Writer writer) {
        this.games = games;
        this.seats = seats;
        this.ledger = ledger;
        this.writer = writer;
    }

    public void begin(Standpoint who) {
        who.requireHost();
        writer.run(() -> {
            GameRow game = games.locked(who.game().id());
            new Standpoint(game, who.caller(), who.seat()).requireStatus(GameRow.Status.LOBBY);
            if (!game.options().lateJoining()) {
                dropOpenSeats(game);
            }
            begin(game, Games.byId(game.ruleset()).orElseThrow());
        });
    }

    private void dropOpenSeats(GameRow game) {
        List<SeatRow> taken = seats.of(game.id()).stream()
                .filter(seat -> seat.state() != SeatRow.State.OPEN)
                .toList();
        int fewest = Games.byId(game.ruleset()).orElseThrow().ruleset().fewestSeats();
        if (taken.size() < fewest) {
            throw Problem.conflict(
                    "not-enough-players",
                    "The game needs " + fewest + " players and has " + taken.size()
                            + "; invite somebody, or put bots on the open seats.");
        }
        seats.of(game.id()).stream()
                .filter(seat -> seat.state() == SeatRow.State.OPEN)
                .forEach(seat -> seats.remove(game.id(), seat.seat()));
        for (int i = 0; i < taken.size(); i++) {
            if (taken.get(i).seat() != i) {
                seats.renumber(game.id(), taken.get(i).seat(), i);
            }
        }
    }

    private <S, O, V> void begin(GameRow game, Game<S, O, V> rules) {
        List<String> countries =
                seats.of(game.id()).stream().map(SeatRow::country).toList();
        Setup setup = new Setup(
                countries,
                arbiter.engine.Settings.of(rules.parameters(), game.options().parameters()),
                games.board(game.id()));
        List<Rejection> refused = rules.refuse(setup);
        if (!refused.isEmpty()) {
            throw Problem.unprocessable(
                    "refused",
                    "The game cannot begin so: " + refused.getFirst().code().replace('-', ' ') + ".");
        }
        Seed seed = Seed.of(Secrets.bytes(32));
        Recorder<S, O, V> recorder = new Recorder<>(rules, setup, seed);
        GameLog.Start start = recorder.log().start();
        Table.Opened opened = Table.open(rules, recorder.state());
        ledger.advance(
                game,
                new Ledger.Step(
                        "start",
                        LogText.write(start),
                        opened.moment(),
                        seed.hex(),
                        recorder.drawsUsed(),
                        opened.open() ? 1 : 0,
                        countries.size()));
    }
}
