package arbiter.server.table;

import arbiter.bots.study.StudyRules;
import arbiter.bots.study.StudyText;
import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.OtherRules;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.words.PositionText;
import java.util.ArrayList;
import java.util.List;

/** Log entries that change a game without a turn: rollbacks, corrections and the move to other rules. */
public final class Revision<S, O, V> {
    private final List<String> players;
    private final Positions<S, O, V> positions;

    Revision(List<String> players, Positions<S, O, V> positions) {
        this.players = players;
        this.positions = positions;
    }

    public record Text(List<String> board, List<String> given) {}

    public record Upgraded(GameLog.Upgrade entry, Moment after) {}

    public GameLog.Rollback rollback(int to) {
        return new GameLog.Rollback(to, Play.digest(positions.game(to), positions.state(to)));
    }

    /** The canonical text of a position. */
    public Text text(int at) {
        return written(at, positions.state(at));
    }

    /** The canonical text of a position as a viewer knows it, without anything hidden from the viewer. */
    public Text known(int at, Viewer viewer) {
        SeededChance guesses = new SeededChance(Seed.named("known"), 0);
        return written(at, positions.game(at).forget(positions.state(at), viewer, guesses));
    }

    /** A position as a viewer knows it, with guesses about everything hidden, as the beginning of a study. */
    public StoredPosition study(int at, Viewer viewer) {
        Game<S, O, V> game = positions.game(at);
        StudyRules<S, O, V> rules = new StudyRules<>(game, players, positions.settings(at));
        StudyText text = rules.write(rules.guessed(positions.state(at), viewer, 0));
        return new StoredPosition(
                game.ruleset().version(),
                players,
                rules.settings().overrides(game.parameters()),
                text.board(),
                text.given());
    }

    private Text written(int at, S state) {
        PositionText<S, V> words = positions.game(at).words().positions();
        return new Text(words.writeBoard(state), words.write(state));
    }

    /** The canonical text of a given position. */
    public List<String> canonical(int at, Text text) throws Misread {
        return positions.game(at).words().positions().write(read(at, text.board, text.given));
    }

    private S read(int at, List<String> board, List<String> given) throws Misread {
        return positions.game(at).words().positions().read(players, positions.settings(at), lines(board), lines(given));
    }

    private static List<Line> lines(List<String> texts) {
        List<Line> lines = new ArrayList<>();
        for (String text : texts) {
            lines.add(new Line(text, lines.size() + 1, 1));
        }
        return lines;
    }

    /** The log entry that replaces this position with a given one. */
    public GameLog.Correction correction(int at, List<String> board, List<String> given) throws Misread {
        return new GameLog.Correction(board, given, Play.digest(positions.game(at), read(at, board, given)));
    }

    /** The state of the game after an entry that is not stored yet. */
    public Moment after(int at, GameLog.Correction correction) throws Misread {
        return Moment.of(positions.game(at), read(at, correction.board(), correction.given()));
    }

    /** The log entry that continues the game under other rules, and the state after it. */
    public Upgraded upgrade(int at, Game<?, ?, ?> to) throws Misread {
        return upgraded(to, positions.upgrade(at, to));
    }

    private <T> Upgraded upgraded(Game<T, ?, ?> to, GameLog.Upgrade entry) throws Misread {
        Settings settings = Settings.of(to.parameters(), entry.settings());
        T state = to.words().positions().read(players, settings, lines(entry.board()), lines(entry.given()));
        return new Upgraded(entry, Moment.of(to, state));
    }

    /** How the turn that led to this position would have ended under other rules. */
    public OtherRules.Turn compare(int at, GameLog.Turn turn, Game<?, ?, ?> to) {
        return positions.compare(at, turn, to);
    }
}
