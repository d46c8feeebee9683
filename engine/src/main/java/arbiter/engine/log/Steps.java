package arbiter.engine.log;

import arbiter.engine.Frames;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Misread;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Recomputes the positions of a game from the entries of its log, one at a time. Each position is compared with its digest in the log; all
 * methods throw {@link Differs} if it is another one.
 */
public final class Steps<S, O, V> {
    private final GameLog.Start start;
    private final Era<S, O, V> first;

    public Steps(Game<S, O, V> game, GameLog.Start start) {
        this.first = Era.of(game, start.settings());
        this.start = start;
    }

    static Setup setup(Game<?, ?, ?> game, GameLog.Start start) {
        return new Setup(start.players(), Settings.of(game.parameters(), start.settings()), start.board());
    }

    public Step<S, O, V> first() {
        LoggedChance chance = new LoggedChance(start.draws());
        S state = first.game().setup(setup(first.game(), start), chance);
        chance.close();
        int text = compared("the first position", first, state, start.digest());
        return new Step<>(Step.Position.of(0, state), first, text, 0);
    }

    /** The rules at the start of the game. */
    Era<S, O, V> era() {
        return first;
    }

    /** The position after an entry that follows the last position of this past. */
    public Step<S, O, V> after(Past<S, O, V> past, GameLog.Entry entry) {
        if (entry instanceof GameLog.Rollback(int to, String digest)) {
            if (to < 0 || to > past.last()) {
                throw new Differs("a rollback to position " + to + ", which does not exist");
            }
            Step<S, O, V> back = past.step(to);
            compared("the rollback", back.era(), back.state(), digest);
            return back.again();
        }
        return after(past.step(past.last()), entry);
    }

    /** The position after an entry. A rollback does not depend on the position before it, and is not allowed here. */
    public Step<S, O, V> after(Step<S, O, V> last, GameLog.Entry entry) {
        return switch (entry) {
            case GameLog.Turn turn -> resolved(last, turn);
            case GameLog.Rollback rollback -> throw new IllegalArgumentException("a rollback needs the past");
            case GameLog.Correction(List<String> board, List<String> given, String digest) ->
                stated("the correction", last, last.era(), board, given, digest);
            case GameLog.Upgrade upgrade ->
                stated("the upgrade", last, era(upgrade), upgrade.board(), upgrade.given(), upgrade.digest());
        };
    }

    /**
     * The position after a turn that was resolved just now, so that its digest needs no comparison.
     *
     * @param text the length of the position's text
     */
    public static <S, O, V> Step<S, O, V> after(
            Step<S, O, V> last, GameLog.Turn turn, Resolution<S> resolution, int text) {
        return last.then(position(turn, resolution), text);
    }

    private static <S> Step.Position<S> position(GameLog.Turn turn, Resolution<S> resolution) {
        return new Step.Position<>(turn.number(), resolution.state(), resolution.events(), resolution.verdicts());
    }

    private Step<S, O, V> resolved(Step<S, O, V> last, GameLog.Turn turn) {
        Game<S, O, V> game = last.era().game();
        LoggedChance chance = new LoggedChance(turn.draws());
        Resolution<S> resolution =
                Play.resolve(game, last.state(), sheets(start.players(), game, last.state(), turn), chance);
        chance.close();
        int text = compared("turn " + turn.number(), last.era(), resolution.state(), turn.digest());
        return last.then(position(turn, resolution), text);
    }

    @SuppressWarnings("unchecked")
    private Era<S, O, V> era(GameLog.Upgrade upgrade) {
        Game<?, ?, ?> next = Games.find(start.game(), upgrade.version())
                .orElseThrow(() -> new Differs("version " + upgrade.version() + " is not installed"));
        List<String> wrong = Settings.refuse(next.parameters(), upgrade.settings());
        if (!wrong.isEmpty()) {
            throw new Differs("the settings of the upgrade: " + wrong.getFirst());
        }
        return (Era<S, O, V>) Era.of(next, upgrade.settings());
    }

    private Step<S, O, V> stated(
            String what, Step<S, O, V> last, Era<S, O, V> era, List<String> board, List<String> given, String digest) {
        try {
            S state = era.read(start.players(), board, given);
            int text = compared(what, era, state, digest);
            return new Step<>(Step.Position.of(last.position().turn(), state), era, text, letters(board));
        } catch (Misread e) {
            throw new Differs(what + " cannot be read: " + e.what());
        }
    }

    /** The length of the position's text. */
    private static <S> int compared(String what, Era<S, ?, ?> era, S state, String logged) {
        List<String> text = era.game().words().positions().write(state);
        String digest = Play.digest(text);
        if (!digest.equals(logged)) {
            throw new Differs(what + " gives the digest " + digest + " where the log has " + logged);
        }
        return letters(text);
    }

    public static int letters(List<String> text) {
        return text.stream().mapToInt(line -> line.length() + 1).sum();
    }

    /** How a viewer saw the turn that led to a position. */
    public static <S, O, V> List<Frames.Frame<V>> frames(Past<S, O, V> past, int at, GameLog.Turn turn, Viewer viewer) {
        Step<S, O, V> before = past.step(at - 1);
        Game<S, O, V> game = before.era().game();
        return Frames.of(
                game,
                before.state(),
                sheets(past.players(), game, before.state(), turn),
                new LoggedChance(turn.draws()),
                viewer);
    }

    /** The sheets of a turn, as they are read in the position before it. */
    public static <T, P> Map<Seat, Sheet<P>> sheets(
            List<String> players, Game<T, P, ?> game, T state, GameLog.Turn turn) {
        Map<Seat, Sheet<P>> sheets = new TreeMap<>();
        for (Map.Entry<String, List<String>> entry : turn.sheets().entrySet()) {
            Seat seat = seat(players, entry.getKey());
            sheets.put(seat, Play.read(game, state, seat, entry.getValue()));
        }
        return sheets;
    }

    static Seat seat(List<String> players, String name) {
        int index = players.indexOf(name);
        if (index < 0 && !name.equals("host")) {
            throw new Differs("a sheet of `" + name + "`, who is not in the game");
        }
        return index < 0 ? Seat.HOST : Seat.of(index);
    }
}
