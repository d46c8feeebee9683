package arbiter.server.table;

import arbiter.bots.Bot;
import arbiter.bots.Thinking;
import arbiter.engine.Balance;
import arbiter.engine.Frames;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.Standing;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.guide.Measure;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.OtherRules;
import arbiter.engine.log.Replay;
import arbiter.engine.picture.Look;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Roll;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.words.PositionText;
import arbiter.engine.words.Prose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game in memory: all its positions, recomputed from its log. Every method takes the number of a position, so that an answer never
 * depends on what another request has just done.
 */
public final class Table<S, O, V> {
    private final GameLog.Start start;
    private final Replay<S, O, V> replay;
    private @Nullable Fresh<S> fresh;

    private Table(Game<S, O, V> game, GameLog.Start start) {
        this.start = start;
        this.replay = Replay.of(game, start);
        refuseDifference();
    }

    static <S, O, V> Table<S, O, V> of(Game<S, O, V> game, GameLog.Start start) {
        return new Table<>(game, start);
    }

    /** @param open whether the first position hides nothing from anybody */
    public record Opened(Moment moment, boolean open) {}

    /** The facts about a first position that is not stored yet. */
    public static <S, O, V> Opened open(Game<S, O, V> game, S state) {
        return new Opened(moment(game, state), !conceals(game, state));
    }

    /** What the server must know about a position to run the game. */
    public record Moment(int turn, Pace pace, List<Integer> awaiting, Standing standing) {}

    /** A seat's sheet, with its receipt. */
    public record Handed(List<String> lines, String nonce, String commitment) {}

    /**
     * @param open whether nothing about the turn is hidden from anybody
     * @param drafts the remaining lines of seats that decide again in the same turn
     * @param stored the new position; null if it cannot be stored
     */
    public record Resolved(
            GameLog.Turn entry,
            long drawsUsed,
            boolean open,
            Moment after,
            Map<Integer, List<String>> drafts,
            @Nullable StoredPosition stored) {}

    /** A turn that was resolved here. It may be in the log by now. */
    private record Fresh<S>(int before, GameLog.Turn turn, Resolution<S> resolution) {}

    synchronized void append(GameLog.Entry entry) {
        Fresh<S> known = fresh;
        fresh = null;
        if (known != null && known.before() == last() && known.turn().equals(entry)) {
            replay.append(known.turn(), known.resolution());
        } else {
            replay.append(entry);
            refuseDifference();
        }
    }

    private synchronized void remember(int before, GameLog.Turn turn, Resolution<S> resolution) {
        fresh = new Fresh<>(before, turn, resolution);
    }

    private void refuseDifference() {
        replay.difference().ifPresent(difference -> {
            throw new IllegalStateException("a log does not replay: " + difference);
        });
    }

    /** The number of the last position in memory. */
    synchronized int last() {
        return replay.positions().size() - 1;
    }

    private synchronized Replay.Position<S> position(int at) {
        return replay.positions().get(at);
    }

    private S state(int at) {
        return position(at).state();
    }

    /** The rules that apply from this position on; players can agree to newer rules during a game. */
    private synchronized Game<S, O, V> game(int at) {
        return replay.game(at);
    }

    /** The version of the rules that applies from this position on. */
    public int version(int at) {
        return game(at).ruleset().version();
    }

    public List<String> players() {
        return start.players();
    }

    public GameLog.Start start() {
        return start;
    }

    /** How the game ended, in a sentence; empty while it runs. */
    public String ending(int at) {
        return game(at).words().prose().ending(state(at));
    }

    public Moment moment(int at) {
        return moment(game(at), state(at));
    }

    static <S> Moment moment(Game<S, ?, ?> game, S state) {
        return new Moment(
                game.turn(state),
                game.pace(state),
                game.awaiting(state).stream().map(Seat::index).toList(),
                game.standing(state));
    }

    public boolean mayOrder(int at, int seat) {
        return Play.mayOrder(game(at), state(at), seat(seat));
    }

    /**
     * Whether a sheet that was written for one position is still valid for a later one. If sheets are resolved as they arrive and several
     * seats decide, other seats may have been faster, and their decisions do not affect this one.
     */
    public boolean stillDecides(int written, int now, int seat) {
        boolean decides = written >= 0
                && written < now
                && moment(written).pace() == Pace.AT_ONCE
                && moment(now).pace() == Pace.AT_ONCE
                && moment(written).turn() == moment(now).turn()
                && moment(written).awaiting().contains(seat)
                && moment(now).awaiting().contains(seat);
        for (int at = written + 1; decides && at <= now; at++) {
            decides = !position(at).verdicts().isEmpty()
                    && !position(at).verdicts().containsKey(seat(seat));
        }
        return decides;
    }

    public List<CheckedLine> check(int at, int seat, List<String> lines) {
        S state = state(at);
        Sheet<O> sheet = Play.read(game(at), state, seat(seat), lines);
        return CheckedLine.all(game(at), state, lines, sheet, Play.check(game(at), state, seat(seat), sheet));
    }

    /** The outcome of the seat's lines in the turn that led to this position. */
    public List<CheckedLine> outcome(int at, int seat, List<String> lines) {
        Game<S, O, V> game = game(at - 1);
        S before = state(at - 1);
        Sheet<O> sheet = Play.read(game, before, seat(seat), lines);
        List<Verdict> verdicts = position(at).verdicts().getOrDefault(seat(seat), List.of());
        return verdicts.size() == lines.size() ? CheckedLine.all(game, before, lines, sheet, verdicts) : List.of();
    }

    public List<String> candidates(int at, int seat) {
        Game<S, O, V> game = game(at);
        S state = state(at);
        return game.advice().candidates(state, seat(seat)).stream()
                .map(order -> game.words().notation().write(state, order))
                .distinct()
                .toList();
    }

    public Json view(int at, Viewer viewer) {
        return RecordJson.of(game(at).view(state(at), viewer));
    }

    /** What differs for the viewer between two positions, as a JSON Patch. */
    public List<Json> changes(int from, int to, Viewer viewer) {
        return Changes.between(view(from, viewer), view(to, viewer));
    }

    /** Why a place has no orders for this sheet. */
    public DeskReason reason(int at, int seat, List<String> lines, String place) {
        return DeskReason.of(game(at), state(at), seat(seat), lines, place);
    }

    /** What the rules say about a sheet that is not sent yet. */
    public Desk desk(int at, int seat, List<String> lines) {
        return Desk.of(game(at), state(at), at, seat(seat), lines);
    }

    /**
     * How a viewer saw the game go from one position to another.
     *
     * @param entries the log's entries after {@code from}, one for each position
     */
    public List<FrameAnswer> frames(int from, List<GameLog.Entry> entries, Viewer viewer) {
        List<FrameAnswer> frames = new ArrayList<>();
        Json shown = view(from, viewer);
        for (int i = 0; i < entries.size(); i++) {
            int at = from + 1 + i;
            List<Frames.Frame<V>> steps = entries.get(i) instanceof GameLog.Turn turn
                    ? steps(at, turn, viewer)
                    : List.of(new Frames.Frame<>(game(at).view(state(at), viewer), List.of(), List.of()));
            for (Frames.Frame<V> step : steps) {
                Json next = RecordJson.of(step.view());
                frames.add(new FrameAnswer(
                        at,
                        Changes.between(shown, next),
                        step.report(),
                        strokes(step.events()),
                        step.events().stream()
                                .flatMap(event -> event.thrown().stream())
                                .toList()));
                shown = next;
            }
        }
        return frames;
    }

    private List<Frames.Frame<V>> steps(int at, GameLog.Turn turn, Viewer viewer) {
        return replay.frames(at, turn, viewer);
    }

    /** How the game is won and how far each seat is, from what the viewer may know; null if the game has no such count. */
    public @Nullable GoalAnswer goal(int at, Viewer viewer) {
        return game(at).guide().goal(state(at), viewer).map(GoalAnswer::of).orElse(null);
    }

    public List<MeasureAnswer> measures(int at, Viewer viewer) {
        return measured(at, viewer).stream().map(MeasureAnswer::of).toList();
    }

    private List<Measure> measured(int at, Viewer viewer) {
        List<Event> seen = Event.seenBy(viewer, position(at).events());
        return game(at).guide().measures(state(at), seen, viewer);
    }

    /**
     * What a seat won and lost since a position.
     *
     * @param steps the later positions that count, including the last one
     */
    public BalanceAnswer balance(int from, List<Integer> steps, int seat, Viewer viewer) {
        List<List<Measure>> after =
                steps.stream().map(at -> measured(at, viewer)).toList();
        int last = steps.getLast();
        return BalanceAnswer.of(Balance.between(
                seat(seat), measured(from, viewer), after, game(last).standing(state(last))));
    }

    public List<Json> events(int at, Viewer viewer) {
        return Event.seenBy(viewer, position(at).events()).stream()
                .map(RecordJson::of)
                .toList();
    }

    /** What a board draws for the events before a position. */
    public List<StrokeAnswer> strokes(int at, Viewer viewer) {
        return strokes(Event.seenBy(viewer, position(at).events()));
    }

    private static List<StrokeAnswer> strokes(List<? extends Event> events) {
        return StrokeAnswer.of(
                events.stream().flatMap(event -> event.strokes().stream()).toList());
    }

    /** The dice rolled before a position that the viewer may know. */
    public List<Roll> rolls(int at, Viewer viewer) {
        return Event.seenBy(viewer, position(at).events()).stream()
                .flatMap(event -> event.thrown().stream())
                .toList();
    }

    public List<Prose.Section> report(int at, Viewer viewer) {
        List<Event> seen = Event.seenBy(viewer, position(at).events());
        return position(at).events().isEmpty()
                ? List.of()
                : game(at).words().prose().tell(state(at), seen);
    }

    /** The board of a position, with the events before it. */
    public String drawHappened(int at, Viewer viewer, Look look) {
        V view = game(at).view(state(at), viewer);
        return game(at).picture()
                .draw(view, Sheet.empty(), Event.seenBy(viewer, position(at).events()), look);
    }

    /** The board of a position, with a seat's own orders as intentions. */
    public String drawOrders(int at, Viewer viewer, List<String> lines, Look look) {
        Game<S, O, V> game = game(at);
        S state = state(at);
        Sheet<O> sheet =
                viewer instanceof Viewer.Player(Seat seat) ? Play.read(game, state, seat, lines) : Sheet.empty();
        return game.picture().draw(game.view(state, viewer), sheet, List.of(), look);
    }

    /**
     * A bot's sheet for the seat, in normal form.
     *
     * @param company how many bots decide one after the other
     */
    public List<String> ask(Bot bot, int at, int seat, long seed, int company) {
        Game<S, O, V> game = game(at);
        S state = state(at);
        Thinking thinking = Thinking.live(seed, game.pace(state), company);
        return Play.normalForm(game, state, bot.decide(game, state, seat(seat), thinking));
    }

    /** The turn that follows a position. */
    public OpenTurn<S, O, V> turn(int at) {
        Game<S, O, V> game = game(at);
        // After an upgrade the rules and settings are not those of the start, and the position is not stored.
        StoredPosition stored = game.ruleset().version() == start.version()
                ? new StoredPosition(start.version(), start.players(), start.settings(), List.of(), List.of())
                : null;
        return new OpenTurn<>(
                game, start.players(), state(at), stored, (entry, resolution) -> remember(at, entry, resolution));
    }

    /** Whether any viewer knows less than everything. */
    static <S, V> boolean conceals(Game<S, ?, V> game, S state) {
        return !RecordJson.of(game.view(state, Viewer.PUBLIC)).equals(RecordJson.of(game.view(state, Viewer.ALL)));
    }

    public GameLog.Rollback rollback(int to) {
        return new GameLog.Rollback(to, Play.digest(game(to), state(to)));
    }

    /** The canonical text of a position. */
    public Text text(int at) {
        PositionText<S, V> positions = game(at).words().positions();
        return new Text(positions.writeBoard(state(at)), positions.write(state(at)));
    }

    public record Text(List<String> board, List<String> given) {}

    /** The canonical text of a position as a viewer knows it, without anything hidden from the viewer. */
    public Text known(int at, Viewer viewer) {
        PositionText<S, V> positions = game(at).words().positions();
        S known = game(at).forget(state(at), viewer, new SeededChance(Seed.named("known"), 0));
        return new Text(positions.writeBoard(known), positions.write(known));
    }

    /** The canonical text of a given position. */
    public List<String> canonical(int at, Text text) throws Misread {
        return game(at).words().positions().write(read(at, text.board, text.given));
    }

    private S read(int at, List<String> board, List<String> given) throws Misread {
        return game(at).words().positions().read(start.players(), settings(at), lines(board), lines(given));
    }

    private synchronized Settings settings(int at) {
        return replay.settings(at);
    }

    /** The log entry that replaces this position with a given one. */
    public GameLog.Correction correction(int at, List<String> board, List<String> given) throws Misread {
        return new GameLog.Correction(board, given, Play.digest(game(at), read(at, board, given)));
    }

    private static List<Line> lines(List<String> texts) {
        List<Line> lines = new ArrayList<>();
        for (String text : texts) {
            lines.add(new Line(text, lines.size() + 1, 1));
        }
        return lines;
    }

    /** The state of the game after an entry that is not stored yet. */
    public synchronized Moment after(int at, GameLog.Correction correction) throws Misread {
        return moment(game(at), read(at, correction.board(), correction.given()));
    }

    /** The log entry that continues the game under other rules, and the state after it. */
    public synchronized Upgraded upgrade(int at, Game<?, ?, ?> to) throws Misread {
        return upgraded(at, to);
    }

    public record Upgraded(GameLog.Upgrade entry, Moment after) {}

    private <T> Upgraded upgraded(int at, Game<T, ?, ?> to) throws Misread {
        GameLog.Upgrade entry = OtherRules.of(to).upgrade(replay, at);
        Settings settings = Settings.of(to.parameters(), entry.settings());
        T state = to.words().positions().read(start.players(), settings, lines(entry.board()), lines(entry.given()));
        return new Upgraded(entry, moment(to, state));
    }

    /** Whether anything about the turn that led to this position is hidden from anybody. */
    public boolean hasSecrets(int at) {
        return conceals(game(at - 1), state(at - 1))
                || conceals(game(at), state(at))
                || !position(at).events().stream()
                        .allMatch(event -> event.audience().includes(Viewer.PUBLIC));
    }

    /** How the turn that led to this position would have ended under other rules. */
    public synchronized OtherRules.Turn compare(int at, GameLog.Turn turn, Game<?, ?, ?> to) {
        return OtherRules.of(to).compare(replay, at, turn);
    }

    public String name(int seat) {
        return seat < 0 ? "host" : start.players().get(seat);
    }

    private static Seat seat(int index) {
        return index < 0 ? Seat.HOST : Seat.of(index);
    }

    /** The lines of a sheet in normal form, over which commitments are computed. */
    public List<String> normalForm(int at, int seat, List<String> lines) {
        Game<S, O, V> game = game(at);
        S state = state(at);
        List<Reading<O>> readings = Play.read(game, state, seat(seat), lines).lines();
        return readings.stream()
                .map(line -> game.words().notation().normalForm(state, line))
                .toList();
    }
}
