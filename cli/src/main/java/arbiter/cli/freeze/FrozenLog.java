package arbiter.cli.freeze;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.Recorder;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game that is stored with its rules. Random bots play against strong bots, so that many rules are used. */
final class FrozenLog {
    private static final List<String> PLAYERS = List.of("Amber", "Birch", "Coral", "Delta");
    private static final int MOST_TOGETHER = 30;
    private static final int MOST_AT_ONCE = 150;
    private static final int LOOKS = 150;

    private FrozenLog() {}

    static <S, O, V> GameLog play(Game<S, O, V> game) {
        int seats = Math.clamp(
                PLAYERS.size(), game.ruleset().fewestSeats(), game.ruleset().mostSeats());
        Setup setup = new Setup(PLAYERS.subList(0, seats), Settings.defaults(game.parameters()), "");
        Seed seed = Seed.named("frozen " + game.ruleset().id());
        Recorder<S, O, V> recorder = new Recorder<>(game, setup, seed);
        for (int i = 0; goesOn(game, recorder.state(), i); i++) {
            recorder.resolve(sheets(game, recorder.state(), i));
        }
        return recorder.log();
    }

    private static <S> boolean goesOn(Game<S, ?, ?> game, S state, int resolved) {
        return !game.awaiting(state).isEmpty()
                && resolved < (game.pace(state) == Pace.TOGETHER ? MOST_TOGETHER : MOST_AT_ONCE);
    }

    private static <S, O> Map<Seat, Sheet<O>> sheets(Game<S, O, ?> game, S state, int number) {
        Map<Seat, Sheet<O>> sheets = new LinkedHashMap<>();
        for (Seat seat : game.awaiting(state)) {
            Bot bot = Bots.byId(seat.index() % 2 == 0 ? "recruit" : "captain").orElseThrow();
            sheets.put(seat, bot.decide(game, state, seat, Thinking.looks(31L * number + seat.index(), LOOKS)));
            if (game.pace(state) == Pace.AT_ONCE) {
                break;
            }
        }
        return sheets;
    }
}
