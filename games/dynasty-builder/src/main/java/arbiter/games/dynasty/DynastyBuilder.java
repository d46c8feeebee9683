package arbiter.games.dynasty;

import arbiter.engine.Face;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Rehearsed;
import arbiter.engine.Resolution;
import arbiter.engine.Ruleset;
import arbiter.engine.Standing;
import arbiter.engine.Witness;
import arbiter.engine.book.Resources;
import arbiter.engine.book.Rulebook;
import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Parameter;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Misread;
import arbiter.engine.words.Wording;
import arbiter.games.dynasty.advice.Advice;
import arbiter.games.dynasty.advice.Ahead;
import arbiter.games.dynasty.guide.Guide;
import arbiter.games.dynasty.picture.Picture;
import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Numbers;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.Sight;
import arbiter.games.dynasty.position.View;
import arbiter.games.dynasty.position.Way;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.hosting.DefaultMaps;
import arbiter.games.dynasty.rules.hosting.RandomMap;
import arbiter.games.dynasty.rules.hosting.Refusals;
import arbiter.games.dynasty.rules.turns.Batch;
import arbiter.games.dynasty.rules.turns.HostDesk;
import arbiter.games.dynasty.rules.turns.Judge;
import arbiter.games.dynasty.rules.turns.Rehearsal;
import arbiter.games.dynasty.rules.turns.Survey;
import arbiter.games.dynasty.rules.winning.Victory;
import arbiter.games.dynasty.words.BoardLines;
import arbiter.games.dynasty.words.Lookout;
import arbiter.games.dynasty.words.Notation;
import arbiter.games.dynasty.words.Parameters;
import arbiter.games.dynasty.words.PositionText;
import arbiter.games.dynasty.words.Prose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Dynasty Builder: the table of contents. One player decides at a time, and each sheet is resolved as it arrives.
 *
 * <p>A game has the phases CENTRE and SOLDIER for every seat, then in each turn BUILD, MARCH (with REPLY and TIE if a battle
 * needs a decision), RECRUIT and DISBAND, until it is OVER. The rules of each rulebook chapter are in these packages:
 *
 * <ul>
 * <li>chapter 1, territory (DB-0): {@code position.Territory}
 * <li>chapter 2, the start, turns and sheets (DB-S3, DB-S4, DB-S8): {@code rules.turns}
 * <li>chapter 3, houses, land tokens, bridges (DB-1 to DB-3, DB-5): {@code rules.building}
 * <li>chapter 4, cities (DB-4): {@code rules.cities}
 * <li>chapter 5, marching (DB-6): {@code rules.marching}
 * <li>chapter 6, combat, support, fire, sieges (DB-7 to DB-10): {@code rules.combat}
 * <li>chapter 7, spells (DB-11): {@code rules.spells}
 * <li>chapter 8, recruiting, disbanding, tokens (DB-12 to DB-14): {@code rules.recruiting}
 * <li>chapter 9, winning (DB-15, DB-16): {@code rules.winning}
 * <li>chapter 10, hosting (DB-S1, DB-S2): {@code rules.hosting}
 * </ul>
 */
public final class DynastyBuilder implements Game<Position, Order, View> {
    private static final Ruleset RULESET = new Ruleset("dynasty", 1, "Dynasty Builder", 2, 4);
    private static final List<String> CHAPTERS = List.of(
            "01-overview.md",
            "02-turns.md",
            "03-building.md",
            "04-cities.md",
            "05-marching.md",
            "06-combat.md",
            "07-spells.md",
            "08-recruiting.md",
            "09-winning.md",
            "10-hosting.md",
            "11-first-turn.md",
            "12-worked-examples.md",
            "13-ahead.md");

    private static final Wording<Position, Order, View> WORDS = new Wording<>(
            new Notation(), new PositionText(), new Prose(), () -> Rulebook.beside(DynastyBuilder.class, CHAPTERS));

    private static final Picture PICTURE = new Picture();
    private static final Advice ADVICE = new Advice();
    private static final Ahead AHEAD = new Ahead(new Lookout());
    private static final Guide GUIDE = new Guide();

    private static final Face FACE = new Face(
            20,
            Resources.text(DynastyBuilder.class, "face/blurb.txt").strip(),
            Resources.text(DynastyBuilder.class, "face/emblem.svg"),
            "dynasty-builder",
            Resources.text(DynastyBuilder.class, "face/starter.scenario"));

    @Override
    public Ruleset ruleset() {
        return RULESET;
    }

    @Override
    public List<Parameter> parameters() {
        return Parameters.ALL;
    }

    @Override
    public List<Rejection> refuse(Setup setup) {
        return Refusals.of(setup, BoardLines::read);
    }

    /** Section 7: the draws for the map come first, then those for the seats. */
    @Override
    public Position setup(Setup setup, Chance chance) {
        int seats = setup.players().size();
        Numbers numbers = new Numbers(setup.settings());
        Board board = board(setup, numbers, chance);
        int[] chairs = IntStream.range(0, seats).toArray();
        for (int i = seats - 1; i > 0; i--) {
            int j = chance.below(i + 1, "the seats");
            int swapped = chairs[i];
            chairs[i] = chairs[j];
            chairs[j] = swapped;
        }
        WorkingPosition p = new WorkingPosition(board, numbers, setup.players(), chairs);
        p.phase = Phase.CENTRE;
        return new Position(p);
    }

    private static Board board(Setup setup, Numbers numbers, Chance chance) {
        int seats = setup.players().size();
        int radius = Numbers.radius(setup.settings(), seats);
        if (!setup.board().isBlank()) {
            try {
                return BoardLines.read(setup.board(), seats, radius);
            } catch (Misread e) {
                throw new IllegalArgumentException("a board that is refused: " + e.what(), e);
            }
        }
        return setup.settings().text("map").equals("random")
                ? RandomMap.make(seats, radius, numbers, chance)
                : DefaultMaps.of(seats, radius);
    }

    @Override
    public List<Seat> awaiting(Position state) {
        WorkingPosition p = state.look();
        return p.phase == Phase.OVER ? List.of() : List.of(p.seat(p.decider()));
    }

    @Override
    public Pace pace(Position state) {
        return Pace.AT_ONCE;
    }

    /** A seat that is asked to reply does so during another seat's turn. */
    @Override
    public Seat active(Position state) {
        WorkingPosition p = state.look();
        return p.seat(p.active);
    }

    /** Every living seat may set a policy or resign at any time; the host may announce that time is up. */
    @Override
    public boolean mayOrder(Position state, Seat seat) {
        WorkingPosition p = state.look();
        if (p.phase == Phase.OVER) {
            return false;
        }
        return seat.isHost() || p.alive[p.inTurnOrder(seat)];
    }

    @Override
    public int turn(Position state) {
        return state.look().round;
    }

    /**
     * Tries the lines one after another on a copy. After a line whose outcome needs dice or a reply, the position is
     * unknown: later lines are accepted if they can be read, and judged when they are carried out.
     */
    @Override
    public List<Verdict> check(Position state, Seat seat, Sheet<Order> sheet) {
        WorkingPosition p = state.workingCopy();
        return seat.isHost()
                ? new HostDesk(p).run(sheet)
                : new Rehearsal(p, p.inTurnOrder(seat), Notation::text).run(sheet);
    }

    @Override
    public boolean accepts(Position state, Seat seat, Order order) {
        if (seat.isHost()) {
            return Verdict.allAccepted(check(state, seat, Sheet.of(order)));
        }
        WorkingPosition p = state.look();
        return Judge.accepts(p, p.inTurnOrder(seat), order);
    }

    @Override
    public Rehearsed<Position> rehearse(Position state, Seat seat, Sheet<Order> drafted) {
        if (seat.isHost()) {
            return new Rehearsed<>(state, true);
        }
        WorkingPosition p = state.workingCopy();
        Rehearsal rehearsal = new Rehearsal(p, p.inTurnOrder(seat), Notation::text);
        rehearsal.run(drafted);
        return new Rehearsed<>(new Position(p), !rehearsal.openEnded());
    }

    @Override
    public Resolution<Position> resolve(Position state, Sheets<Order> sheets, Chance chance) {
        return resolve(state, sheets, chance, Witness.nobody());
    }

    /** Without any sheet, the deciding seat has missed its deadline. */
    @Override
    public Resolution<Position> resolve(
            Position state, Sheets<Order> sheets, Chance chance, Witness<Position> witness) {
        SequencedMap<Seat, List<Verdict>> verdicts = new TreeMap<>();
        WorkingPosition p = state.workingCopy();
        p.chronicle(new ArrayList<>(), () -> witness.see(() -> new Position(p.copy()), p.chronicleSize()));
        Batch batch = new Batch(p, chance, Notation::text);
        if (sheets.all().isEmpty() && p.phase != Phase.OVER) {
            batch.deadline();
        }
        for (Map.Entry<Seat, Sheet<Order>> entry : sheets.all().entrySet()) {
            Seat seat = entry.getKey();
            verdicts.put(
                    seat,
                    seat.isHost()
                            ? new HostDesk(p).run(entry.getValue())
                            : batch.run(p.inTurnOrder(seat), entry.getValue()));
        }
        List<Event> events = p.endChronicle();
        return new Resolution<>(new Position(p), events, verdicts);
    }

    @Override
    public View view(Position state, Viewer viewer) {
        return Survey.view(state.look(), viewer, Notation::text);
    }

    @Override
    public Position forget(Position state, Viewer viewer, Chance chance) {
        WorkingPosition p = state.workingCopy();
        new Sight(p, viewer).forget();
        return new Position(p);
    }

    @Override
    public Standing standing(Position state) {
        WorkingPosition p = state.look();
        Way way = p.way;
        List<Standing.Score> scores = IntStream.range(0, p.seats)
                .mapToObj(seat -> new Standing.Score(p.seat(seat), p.alive[seat], Victory.points(p, seat)))
                .sorted(java.util.Comparator.comparing(Standing.Score::seat))
                .toList();
        return new Standing(p.phase == Phase.OVER, Survey.winners(p), way == null ? "" : way.word(), scores);
    }

    @Override
    public Wording<Position, Order, View> words() {
        return WORDS;
    }

    @Override
    public arbiter.engine.picture.Picture<Order, View> picture() {
        return PICTURE;
    }

    @Override
    public arbiter.engine.Advice<Position, Order> advice() {
        return ADVICE;
    }

    @Override
    public arbiter.engine.guide.Guide<Position, Order> guide() {
        return GUIDE;
    }

    @Override
    public Ahead ahead() {
        return AHEAD;
    }

    @Override
    public Face face() {
        return FACE;
    }
}
