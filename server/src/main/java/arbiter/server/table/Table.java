package arbiter.server.table;

import arbiter.bots.Bot;
import arbiter.bots.Reviewer;
import arbiter.bots.search.Thinking;
import arbiter.bots.temper.Recent;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.log.GameLog;
import arbiter.engine.picture.Look;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Roll;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.words.Prose;
import java.util.ArrayList;
import java.util.List;

/**
 * A game in memory, with all its positions, which are recomputed from its log. Every method takes the number of a position, so that an
 * answer never depends on what another request has just done.
 */
public final class Table<S, O, V> {
    /** A bot remembers no more resolutions than this, so that few positions must be computed again. */
    private static final int MOST_TOLD = 60;

    private final GameLog.Start start;
    private final Positions<S, O, V> positions;

    Table(Game<S, O, V> game, GameLog.Start start, Positions.Entries log, Ration ration) {
        this.start = start;
        this.positions = new Positions<>(game, start, log, ration);
    }

    /** @param open whether the first position hides nothing from anybody */
    public record Opened(Moment moment, boolean open) {}

    /** The facts about a first position that is not stored yet. */
    public static <S, O, V> Opened open(Game<S, O, V> game, S state) {
        return new Opened(Moment.of(game, state), !Positions.conceals(game, state));
    }

    void append(GameLog.Entry entry) {
        positions.append(entry);
    }

    /** The number of the last position in memory. */
    int last() {
        return positions.last();
    }

    private S state(int at) {
        return positions.state(at);
    }

    private Game<S, O, V> game(int at) {
        return positions.game(at);
    }

    private List<Event> events(int at) {
        return positions.at(at).events();
    }

    /** How far the seats are, and what changed between positions. */
    public Progress<S, O, V> progress() {
        return new Progress<>(positions);
    }

    /** What players have decided ahead. */
    public Foresight<S, O, V> foresight() {
        return new Foresight<>(positions);
    }

    /** Changes of the game that are not turns. */
    public Revision<S, O, V> revision() {
        return new Revision<>(start.players(), positions);
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
        return positions.moment(at);
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
            decides = !positions.at(at).verdicts().isEmpty()
                    && !positions.at(at).verdicts().containsKey(seat(seat));
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
        List<Verdict> verdicts = positions.at(at).verdicts().getOrDefault(seat(seat), List.of());
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

    public List<Json> events(int at, Viewer viewer) {
        return Event.seenBy(viewer, events(at)).stream().map(RecordJson::of).toList();
    }

    /** What a board draws for the events before a position. */
    public List<StrokeAnswer> strokes(int at, Viewer viewer) {
        return StrokeAnswer.drawn(Event.seenBy(viewer, events(at)));
    }

    /** The dice rolled before a position that the viewer may know. */
    public List<Roll> rolls(int at, Viewer viewer) {
        return Event.seenBy(viewer, events(at)).stream()
                .flatMap(event -> event.thrown().stream())
                .toList();
    }

    public List<Prose.Section> report(int at, Viewer viewer) {
        List<Event> seen = Event.seenBy(viewer, events(at));
        return events(at).isEmpty() ? List.of() : game(at).words().prose().tell(state(at), seen);
    }

    /** The board of a position, with the events before it. */
    public String drawHappened(int at, Viewer viewer, Look look) {
        V view = game(at).view(state(at), viewer);
        return game(at).picture().draw(view, Sheet.empty(), Event.seenBy(viewer, events(at)), look);
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
        return Play.normalForm(
                game, state, bot.told(() -> toldLately(at, seat)).decide(game, state, seat(seat), thinking));
    }

    /** What the seat was told about the last two turns. */
    private List<Event> toldLately(int at, int seat) {
        int now = game(at).turn(state(at));
        List<Event> told = new ArrayList<>();
        for (int then = at;
                then > Math.max(0, at - MOST_TOLD) && Recent.isRecent(game(then).turn(state(then)), now);
                then--) {
            told.addAll(Event.seenBy(Viewer.of(seat(seat)), events(then)));
        }
        return told;
    }

    /** What the bots of this game say. */
    public Remarks<S, O, V> remarks() {
        return new Remarks<>(positions);
    }

    Reviewer<S, O, V> reviewer(List<GameLog.Entry> entries, long looks) {
        return Reviewer.within(positions, entries, looks);
    }

    /** The turn that follows a position. */
    public OpenTurn<S, O, V> turn(int at) {
        Game<S, O, V> game = game(at);
        // After an upgrade the rules and settings are not those of the start, and the position is not stored.
        StoredPosition stored = game.ruleset().version() == start.version()
                ? new StoredPosition(start.version(), start.players(), start.settings(), List.of(), List.of())
                : null;
        return new OpenTurn<>(
                game,
                start.players(),
                state(at),
                stored,
                (entry, resolution, text) -> positions.remember(at, entry, resolution, text));
    }

    /** Whether anything about the turn that led to this position is hidden from anybody. */
    public boolean hasSecrets(int at) {
        return Positions.conceals(game(at - 1), state(at - 1))
                || Positions.conceals(game(at), state(at))
                || !events(at).stream().allMatch(event -> event.audience().includes(Viewer.PUBLIC));
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
