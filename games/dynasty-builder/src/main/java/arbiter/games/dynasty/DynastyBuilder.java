package arbiter.games.dynasty;

import arbiter.engine.Event;
import arbiter.engine.Game;
import arbiter.engine.Look;
import arbiter.engine.Pace;
import arbiter.engine.Parameter;
import arbiter.engine.Picture;
import arbiter.engine.Rehearsed;
import arbiter.engine.Rejection;
import arbiter.engine.Resolution;
import arbiter.engine.Rulebook;
import arbiter.engine.Ruleset;
import arbiter.engine.Seat;
import arbiter.engine.Setup;
import arbiter.engine.Sheet;
import arbiter.engine.Sheets;
import arbiter.engine.Standing;
import arbiter.engine.Verdict;
import arbiter.engine.Viewer;
import arbiter.engine.Wording;
import arbiter.engine.chance.Chance;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Dynasty Builder. One player at a time; each sheet is carried out as it arrives.
 *
 * <p>Where the rules are: {@link Placement} (section 3), {@link Turns}, {@link Judge} and {@link Batch} (section 4),
 * {@link Land} (DB-0), {@link Houses} (DB-1 to DB-3), {@link Cities} and {@link RingTest} (DB-4), {@link Bridges} (DB-5),
 * {@link Marching} (DB-6), {@link Combat} (DB-7), {@link Support} (DB-8), {@link Ranged} (DB-9), {@link CitySiege} (DB-10),
 * {@link Spells} (DB-11), {@link Recruiting} (DB-12, DB-13), {@link MilitaryTokens} (DB-14), {@link Victory} (DB-15, DB-16).
 */
public final class DynastyBuilder implements Game<State, Order, View> {
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
            "11-worked-examples.md");

    private static final Wording<State, Order, View> WORDS = new Wording<>(
            new OrderNotation(),
            new PositionText(),
            new DynastyProse(),
            () -> Rulebook.beside(DynastyBuilder.class, CHAPTERS));

    private static final Picture<Order, View> PICTURE = new Drawn();
    private static final arbiter.engine.Advice<State, Order> ADVICE = new Counsel();

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
        return Refusals.of(setup);
    }

    /** Section 7: first the map's draws, then the seats'. */
    @Override
    public State setup(Setup setup, Chance chance) {
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
        Position p = new Position(board, numbers, setup.players(), chairs);
        p.phase = Phase.CENTRE;
        return new State(p);
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
    public List<Seat> awaiting(State state) {
        Position p = state.look();
        return p.phase == Phase.OVER ? List.of() : List.of(p.seat(p.decider()));
    }

    @Override
    public Pace pace(State state) {
        return Pace.AT_ONCE;
    }

    /** Who is asked for a reply answers in somebody else's turn. */
    @Override
    public Seat active(State state) {
        Position p = state.look();
        return p.seat(p.active);
    }

    /** Everybody alive may set a policy or resign at any time; the host keeps the clock. */
    @Override
    public boolean mayOrder(State state, Seat seat) {
        Position p = state.look();
        if (p.phase == Phase.OVER) {
            return false;
        }
        return seat.isHost() || p.alive[p.inTurnOrder(seat)];
    }

    @Override
    public int turn(State state) {
        return state.look().round;
    }

    /**
     * Lines are tried one after another on a copy. What follows a line whose outcome needs dice or a reply cannot be known
     * yet: such lines are accepted as far as they can be read, and judged when their moment comes.
     */
    @Override
    public List<Verdict> check(State state, Seat seat, Sheet<Order> sheet) {
        Position p = state.workingCopy();
        return seat.isHost() ? new HostDesk(p).run(sheet) : new Rehearsal(p).run(p.inTurnOrder(seat), sheet);
    }

    @Override
    public Rehearsed<State> rehearse(State state, Seat seat, Sheet<Order> drafted) {
        if (seat.isHost()) {
            return new Rehearsed<>(state, true);
        }
        Position p = state.workingCopy();
        Rehearsal rehearsal = new Rehearsal(p);
        rehearsal.run(p.inTurnOrder(seat), drafted);
        return new Rehearsed<>(new State(p), !rehearsal.openEnded());
    }

    /** No sheet at all means that the deadline has passed for the seat that decides. */
    @Override
    public Resolution<State> resolve(State state, Sheets<Order> sheets, Chance chance) {
        SequencedMap<Seat, List<Verdict>> verdicts = new TreeMap<>();
        Position p = state.workingCopy();
        p.chronicle(new ArrayList<>());
        Batch batch = new Batch(p, chance);
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
        return new Resolution<>(new State(p), events, verdicts);
    }

    @Override
    public View view(State state, Viewer viewer) {
        return Watching.view(state.look(), viewer);
    }

    /** Only policies and lines that wait are hidden (section 8); nobody is taken to have any. */
    @Override
    public State forget(State state, Viewer viewer, Chance chance) {
        Position p = state.workingCopy();
        for (int seat = 0; seat < p.seats; seat++) {
            if (!viewer.knows(p.seat(seat))) {
                p.rangedPolicy[seat] = Policy.Ranged.ASK;
                p.tiePolicy[seat] = Policy.Tie.ASK;
            }
        }
        if (!viewer.knows(p.seat(p.active))) {
            p.queue = List.of();
        }
        return new State(p);
    }

    @Override
    public Standing standing(State state) {
        Position p = state.look();
        Victory.Way way = p.way;
        List<Standing.Score> scores = IntStream.range(0, p.seats)
                .mapToObj(seat -> new Standing.Score(p.seat(seat), p.alive[seat], Victory.points(p, seat)))
                .sorted(java.util.Comparator.comparing(Standing.Score::seat))
                .toList();
        return new Standing(p.phase == Phase.OVER, Watching.winners(p), way == null ? "" : way.word(), scores);
    }

    /**
     * Plays one game to its end, each time choosing evenly among all legal actions of the phase, and returns how many actions
     * that took. For benchmarks: no sheets, no events, one position that changes in place.
     */
    public int playOut(Setup setup, Chance chance) {
        Position p = setup(setup, chance).workingCopy();
        Actions actions = new Actions(p.grid);
        int played = 0;
        while (p.phase != Phase.OVER) {
            actions.list(p);
            actions.perform(p, actions.get(chance.below(actions.count(), "the choice")), chance);
            played++;
        }
        return played;
    }

    @Override
    public Wording<State, Order, View> words() {
        return WORDS;
    }

    @Override
    public Picture<Order, View> picture() {
        return PICTURE;
    }

    @Override
    public arbiter.engine.Advice<State, Order> advice() {
        return ADVICE;
    }

    private static final class Drawn implements Picture<Order, View> {
        @Override
        public String draw(View view, Sheet<Order> orders, List<Event> happened, Look look) {
            return BoardDrawing.draw(view, orders.orders().toList(), happened, look);
        }

        @Override
        public List<String> sketch(View view) {
            return Sketch.of(view);
        }
    }

    private static final class Counsel implements arbiter.engine.Advice<State, Order> {
        @Override
        public double worth(State state, Seat seat) {
            Position p = state.look();
            return Appraisal.of(p, p.inTurnOrder(seat));
        }

        @Override
        public List<Order> candidates(State state, Seat seat) {
            return choices(state, seat, (p, action) -> true);
        }

        @Override
        public List<Order> ideas(State state, Seat seat) {
            return choices(state, seat, Actions::isIdea);
        }

        @Override
        public List<Order> studied(State state, Seat seat) {
            Position p = state.look();
            boolean asked = !seat.isHost() && p.phase.isSetup() && p.decider() == p.inTurnOrder(seat);
            Order opening = asked ? OpeningBook.next(p) : null;
            return opening == null ? List.of() : List.of(opening);
        }

        private static List<Order> choices(State state, Seat seat, Actions.Wanted wanted) {
            Position p = state.look();
            if (seat.isHost() || p.phase == Phase.OVER || p.decider() != p.inTurnOrder(seat)) {
                return List.of();
            }
            Actions actions = new Actions(p.grid);
            actions.list(p);
            List<Order> orders = new ArrayList<>();
            for (int i = 0; i < actions.count(); i++) {
                if (wanted.test(p, actions.get(i))) {
                    orders.add(actions.order(p, actions.get(i)));
                }
            }
            return List.copyOf(orders);
        }
    }
}
