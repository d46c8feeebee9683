package arbiter.cli;

import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Recorder;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A game against bots in a file. The file contains the seed from the start, because there is no other person who could be cheated. */
final class KeptGame {
    private KeptGame() {}

    static void write(GameLog log, Seed seed, Path file) throws Console.Refusal {
        String text = LogText.write(new GameLog(log.start(), log.entries(), seed));
        Console.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Plays the stored sheets again; everything else follows from the seed. */
    static <S, O, V> Recorder<S, O, V> resume(Game<S, O, V> game, GameLog log, Seed seed, Path file)
            throws Console.Refusal {
        GameLog.Start start = log.start();
        Settings settings = Settings.of(game.parameters(), start.settings());
        Recorder<S, O, V> recorder = new Recorder<>(game, new Setup(start.players(), settings, start.board()), seed);
        for (GameLog.Entry entry : log.entries()) {
            if (!(entry instanceof GameLog.Turn turn)) {
                throw new Console.Refusal(file + ": a host has changed this game, so it cannot be continued here");
            }
            recorder.resolve(sheets(game, recorder.state(), start.players(), turn));
            if (!Play.digest(game, recorder.state()).equals(turn.digest())) {
                throw new Console.Refusal(file + ": turn " + turn.number() + " does not match the stored result");
            }
        }
        return recorder;
    }

    private static <S, O> Map<Seat, Sheet<O>> sheets(
            Game<S, O, ?> game, S state, List<String> players, GameLog.Turn turn) {
        Map<Seat, Sheet<O>> sheets = new TreeMap<>();
        turn.sheets().forEach((name, lines) -> {
            Seat seat = Seat.of(players.indexOf(name));
            sheets.put(seat, Play.read(game, state, seat, lines));
        });
        return sheets;
    }
}
