package arbiter.server.turn;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Recorder;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Rejection;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.FairPlay;
import arbiter.server.press.Reseating;
import arbiter.server.rating.Ratings;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.table.Table;
import arbiter.server.web.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** Begins a game: chooses the seed, publishes its commitment, and writes the first line of the log. */
@Component
public class Opening {
    private static final int ASIDE = 1000;

    private final GameStore games;
    private final SeatStore seats;
    private final Ledger ledger;
    private final Reseating press;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Ratings ratings;

    Opening(
            GameStore games,
            SeatStore seats,
            Ledger ledger,
            Reseating press,
            Chronicle chronicle,
            Writer writer,
            Ratings ratings) {
        this.games = games;
        this.seats = seats;
        this.ledger = ledger;
        this.press = press;
        this.chronicle = chronicle;
        this.writer = writer;
        this.ratings = ratings;
    }

    public void begin(Standpoint who) {
        who.requireHost();
        writer.run(() -> {
            GameRow game = games.locked(who.game().id());
            new Standpoint(game, who.caller(), who.seat()).requireStatus(GameRow.Status.LOBBY);
            if (game.options().lateJoining()) {
                putOpenSeatsLast(game);
            } else {
                dropOpenSeats(game);
            }
            begin(game, rules(game));
        });
    }

    /** The rules with which the lobby was created. If that version is not installed, the newest one. */
    private Game<?, ?, ?> rules(GameRow game) {
        return Games.find(game.ruleset(), game.rulesetVersion()).orElseGet(() -> {
            Game<?, ?, ?> newest = Games.byId(game.ruleset()).orElseThrow();
            games.setRulesetVersion(game.id(), newest.ruleset().version());
            return newest;
        });
    }

    private void dropOpenSeats(GameRow game) {
        List<SeatRow> taken = seats.of(game.id()).stream()
                .filter(seat -> seat.state() != SeatRow.State.OPEN)
                .toList();
        int fewest = rules(game).ruleset().fewestSeats();
        if (taken.size() < fewest) {
            throw Problem.conflict(
                    "not-enough-players",
                    "The game needs " + fewest + " players and has " + taken.size()
                            + "; invite somebody, or put bots on the open seats.");
        }
        seats.of(game.id()).stream()
                .filter(seat -> seat.state() == SeatRow.State.OPEN)
                .forEach(seat -> seats.remove(game.id(), seat.seat()));
        reseat(game, taken);
    }

    /** Moves open seats to the end, in games that people can join later. */
    private void putOpenSeatsLast(GameRow game) {
        List<SeatRow> table = seats.of(game.id());
        reseat(
                game,
                Stream.concat(
                                table.stream().filter(seat -> seat.state() != SeatRow.State.OPEN),
                                table.stream().filter(seat -> seat.state() == SeatRow.State.OPEN))
                        .toList());
    }

    /** Renumbers the seats in this order, also in messages. */
    private void reseat(GameRow game, List<SeatRow> order) {
        Map<Integer, Integer> numbers = new LinkedHashMap<>();
        order.forEach(seat -> numbers.put(seat.seat(), numbers.size()));
        if (numbers.entrySet().stream().allMatch(each -> each.getKey().equals(each.getValue()))
                && order.size() == game.size()) {
            return;
        }
        // Two seats must never have the same number, so all get temporary numbers first.
        numbers.keySet().forEach(old -> seats.renumber(game.id(), old, ASIDE + old));
        numbers.forEach((old, number) -> seats.renumber(game.id(), ASIDE + old, number));
        press.reseat(game.id(), numbers);
        // Pages of a seat with a new number must learn about it.
        numbers.forEach((old, number) -> {
            if (!old.equals(number)) {
                chronicle.tell(game, Actor.SERVER, new Fact.SeatChanged(old));
            }
        });
    }

    private <S, O, V> void begin(GameRow game, Game<S, O, V> rules) {
        List<String> countries =
                seats.of(game.id()).stream().map(SeatRow::country).toList();
        Setup setup = new Setup(
                countries,
                arbiter.engine.setup.Settings.of(
                        rules.parameters(), game.options().parameters()),
                games.board(game.id()));
        if (game.options().counts()) {
            FairPlay.check(rules, countries.size(), game.options().parameters());
            ratings.requireMeasured(game.ruleset(), seats.of(game.id()));
        }
        List<Rejection> refused = rules.refuse(setup);
        if (!refused.isEmpty()) {
            throw Problem.unprocessable(
                    "refused", "The game cannot start: " + refused.getFirst().plainly() + ".");
        }
        Seed seed = Seed.of(Secrets.bytes(32));
        Recorder<S, O, V> recorder = new Recorder<>(rules, setup, seed);
        GameLog.Start start = recorder.log().start();
        Table.Opened opened = Table.open(rules, recorder.state());
        ledger.advance(
                game,
                new Ledger.Step(
                        Fact.Kind.START,
                        LogText.write(start),
                        opened.moment(),
                        seed.hex(),
                        recorder.drawsUsed(),
                        opened.open() ? Ledger.Sheets.OPEN : Ledger.Sheets.SEALED,
                        countries.size(),
                        null));
    }
}
