package arbiter.games.globaldomination.v;

import arbiter.engine.Boards;
import arbiter.engine.Budget;
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
import arbiter.games.globaldomination.maps.BoardText;
import arbiter.games.globaldomination.maps.MapHealth;
import arbiter.games.globaldomination.maps.problem.MapProblem;
import arbiter.games.globaldomination.maps.words.MapProse;
import arbiter.games.globaldomination.maps.workshop.MapBoards;
import arbiter.games.globaldomination.v.advice.Advice;
import arbiter.games.globaldomination.v.advice.Ahead;
import arbiter.games.globaldomination.v.guide.Guide;
import arbiter.games.globaldomination.v.picture.Picture;
import arbiter.games.globaldomination.v.position.Ending;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.position.Sight;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.v.position.View;
import arbiter.games.globaldomination.v.rules.InvalidSheets;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Tally;
import arbiter.games.globaldomination.v.rules.Turn;
import arbiter.games.globaldomination.v.rules.battle.Battle;
import arbiter.games.globaldomination.v.rules.construction.Construction;
import arbiter.games.globaldomination.v.rules.finalphase.FinalPhase;
import arbiter.games.globaldomination.v.rules.generation.Generation;
import arbiter.games.globaldomination.v.rules.inventory.Inventory;
import arbiter.games.globaldomination.v.rules.movement.Movement;
import arbiter.games.globaldomination.v.rules.natural.Natural;
import arbiter.games.globaldomination.v.rules.natural.Outlook;
import arbiter.games.globaldomination.v.rules.start.Joining;
import arbiter.games.globaldomination.v.rules.start.LateJoining;
import arbiter.games.globaldomination.v.rules.winning.Victory;
import arbiter.games.globaldomination.v.words.Lookout;
import arbiter.games.globaldomination.v.words.Notation;
import arbiter.games.globaldomination.v.words.OrderText;
import arbiter.games.globaldomination.v.words.Parameters;
import arbiter.games.globaldomination.v.words.PositionText;
import arbiter.games.globaldomination.v.words.Prose;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Global Domination V: all players order in secret, and seven phases carry out all orders together. There is no chance. */
public final class GlobalDominationV implements Game<Position, Order, View> {
    private static final int MOST_SEATS = 64;

    /** The place in a list of games. */
    private static final int RANK = 40;

    /** The phases that run in a turn, in their order (2.6): late joining first, announcements and the end of the game last. */
    private static final List<Phase> TURN = List.of(
            new LateJoining(),
            new Natural(),
            new Generation(),
            new Inventory(),
            new Construction(),
            new Movement(),
            new Battle(),
            new FinalPhase(),
            new Outlook(),
            new Victory());

    private static final List<String> CHAPTERS = List.of(
            "how-to-read.md",
            "1-start.md",
            "2-turn.md",
            "3-natural.md",
            "4-generation.md",
            "5-inventory.md",
            "6-construction.md",
            "7-movement.md",
            "8-battle.md",
            "9-final.md",
            "winning.md",
            "ahead.md",
            "orders.md");

    private static final Wording<Position, Order, View> WORDS = new Wording<>(
            new Notation(), new PositionText(), new Prose(), () -> Rulebook.beside(GlobalDominationV.class, CHAPTERS));

    private static final Picture PICTURE = new Picture();
    private static final Ahead AHEAD = new Ahead(new Lookout());
    private static final Boards BOARDS = new MapBoards(Joining.STARTS_APART, List.of(starts("secret"), starts("pie")));
    private static final Guide GUIDE =
            new Guide((state, seat, sheet, tally) -> run(state, Sheets.of(seat, sheet), tally, Witness.nobody()));
    private final Advice advice = new Advice(this::check);

    private static SortedMap<String, String> starts(String choice) {
        SortedMap<String, String> settings = new TreeMap<>();
        settings.put("start-choice", choice);
        return settings;
    }

    @Override
    public Ruleset ruleset() {
        return new Ruleset("gd5", 1, "Global Domination V", 2, MOST_SEATS);
    }

    @Override
    public List<Parameter> parameters() {
        return Parameters.ALL;
    }

    /** With two players, the first start of the source's way is often the better one (GD5-S.1, GD5-S.2). */
    @Override
    public SequencedMap<String, List<String>> fair(int seats) {
        SequencedMap<String, List<String>> fair = new TreeMap<>();
        if (seats == 2) {
            fair.put("start-choice", List.of("secret", "pie"));
        }
        return fair;
    }

    @Override
    public List<Rejection> refuse(Setup setup) {
        List<Rejection> refused = new ArrayList<>();
        int seats = setup.players().size();
        if (seats < ruleset().fewestSeats() || seats > MOST_SEATS) {
            refused.add(Rejection.of(
                    "wrong-number-of-players", "GD5-1.2", "players", seats, "least", 2, "most", MOST_SEATS));
        }
        if (seats != 2 && Rules.of(setup.settings()).start().startChoice() == Rules.StartChoice.PIE) {
            refused.add(Rejection.of("pie-for-two", "GD5-S.2"));
        }
        try {
            for (MapProblem problem : MapHealth.problems(BoardText.read(setup.board()), seats, Joining.STARTS_APART)) {
                refused.add(Rejection.of("unplayable-map", "GD5-1.2", "message", MapProse.sentence(problem)));
            }
        } catch (Misread e) {
            refused.add(Rejection.of(
                    "unreadable-map", "GD5-1.2", "line", e.line(), "column", e.column(), "message", e.what()));
        }
        return refused;
    }

    @Override
    public Position setup(Setup setup, Chance chance) {
        try {
            return Position.empty(
                    BoardText.read(setup.board()),
                    Rules.of(setup.settings()),
                    setup.players(),
                    Position.Stage.JOINING,
                    Power.SEATED);
        } catch (Misread e) {
            throw new IllegalArgumentException("a setup that is refused", e);
        }
    }

    @Override
    public List<Seat> awaiting(Position state) {
        List<Seat> awaited = new ArrayList<>();
        for (int seat = 0; seat < state.seats() && state.ending() == null; seat++) {
            boolean decides = switch (state.stage()) {
                case JOINING -> Joining.awaits(state, seat);
                case RUNNING -> state.powers()[seat].living();
            };
            if (decides) {
                awaited.add(Seat.of(seat));
            }
        }
        return awaited;
    }

    /**
     * The host may always order. Before the start every player may (1.5), unless starts are fixed (S.1). After that living players may,
     * and players who join while joining is open (1.6). After the end of the game living players may play on, which does not change the
     * result.
     */
    @Override
    public boolean mayOrder(Position state, Seat seat) {
        if (seat.isHost()) {
            return true;
        }
        if (seat.index() >= state.seats()) {
            return false;
        }
        return switch (state.powers()[seat.index()].status()) {
            case NOT_JOINED ->
                state.stage() == Position.Stage.JOINING ? Joining.open(state, seat.index()) : state.joiningOpen();
            case LIVING -> true;
            case DEAD -> false;
        };
    }

    @Override
    public Pace pace(Position state) {
        return switch (state.stage()) {
            case JOINING -> Joining.pace(state.rules());
            case RUNNING -> Pace.TOGETHER;
        };
    }

    @Override
    public int turn(Position state) {
        return switch (state.stage()) {
            case JOINING -> 0;
            case RUNNING -> state.turn();
        };
    }

    /** Carries out the sheet alone with the phases of a real turn: an order is legal if it works when nobody else orders. */
    @Override
    public List<Verdict> check(Position state, Seat seat, Sheet<Order> sheet) {
        Budget.checkpoint();
        return run(state, Sheets.of(seat, sheet), null, Witness.nobody())
                .verdicts()
                .getOrDefault(seat, List.of());
    }

    @Override
    public Resolution<Position> resolve(Position state, Sheets<Order> sheets, Chance chance) {
        return resolve(state, sheets, chance, Witness.nobody());
    }

    @Override
    public Resolution<Position> resolve(
            Position state, Sheets<Order> sheets, Chance chance, Witness<Position> witness) {
        boolean whole = state.rules().keepValid() || state.stage() == Position.Stage.JOINING;
        return whole
                ? run(state, sheets, null, witness)
                : InvalidSheets.run(
                        sheets, (seat, sheet) -> check(state, seat, sheet), kept -> run(state, kept, null, witness));
    }

    /** An offered start (S.2) is fixed whatever the other player does, so the next one is judged with it. */
    @Override
    public Rehearsed<Position> rehearse(Position state, Seat seat, Sheet<Order> drafted) {
        if (state.stage() == Position.Stage.RUNNING || state.rules().start().startChoice() != Rules.StartChoice.PIE) {
            return new Rehearsed<>(state, true);
        }
        Position after =
                run(state, Sheets.of(seat, drafted), null, Witness.nobody()).state();
        return new Rehearsed<>(after, after.stage() == Position.Stage.JOINING);
    }

    /** @param tally records what one sheet uses, if a person looks at the sheet */
    private static Resolution<Position> run(
            Position state, Sheets<Order> sheets, @Nullable Tally tally, Witness<Position> witness) {
        Turn turn = new Turn(state, sheets, witness);
        turn.tally = tally;
        if (state.stage() == Position.Stage.JOINING) {
            return Joining.resolve(turn);
        }
        for (Phase phase : TURN) {
            phase.run(turn);
            turn.step();
        }
        return turn.close(Position.Stage.RUNNING, state.turn() + 1);
    }

    @Override
    public View view(Position state, Viewer viewer) {
        return Sight.of(state, viewer, event -> OrderText.write(state.map(), event));
    }

    /** Others' spending stays hidden until the turn is over, because it would reveal what they buy (5.2). */
    @Override
    public View glimpse(Position before, Position during, Position after, Viewer viewer) {
        Power[] powers = during.powers().clone();
        for (int seat = 0; seat < powers.length; seat++) {
            if (!viewer.knows(Seat.of(seat))) {
                powers[seat] = powers[seat].withIp(before.powers()[seat].ip());
            }
        }
        return view(during.with(powers), viewer);
    }

    /** Only other players' stashes are hidden; they are assumed to be empty. */
    @Override
    public Position forget(Position state, Viewer viewer, Chance chance) {
        Power[] powers = state.powers().clone();
        for (int seat = 0; seat < powers.length; seat++) {
            if (!viewer.knows(Seat.of(seat))) {
                powers[seat] = powers[seat].withStash(Power.Stash.EMPTY);
            }
        }
        return state.with(powers);
    }

    /** Points are territories: the source rules count nothing else that lasts. */
    @Override
    public Standing standing(Position state) {
        long[] territories = new long[state.seats()];
        for (int owner : state.owner()) {
            if (owner >= 0) {
                territories[owner]++;
            }
        }
        List<Standing.Score> scores = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            // A player who has not joined yet is not out.
            boolean alive = state.powers()[seat].status() != Status.DEAD;
            scores.add(new Standing.Score(Seat.of(seat), alive, territories[seat]));
        }
        Ending ending = state.ending();
        return ending == null
                ? new Standing(false, List.of(), "", scores)
                : new Standing(true, ending.winners(), ending.reason().word, scores);
    }

    @Override
    public Wording<Position, Order, View> words() {
        return WORDS;
    }

    @Override
    public Picture picture() {
        return PICTURE;
    }

    @Override
    public Advice advice() {
        return advice;
    }

    @Override
    public Guide guide() {
        return GUIDE;
    }

    @Override
    public Ahead ahead() {
        return AHEAD;
    }

    @Override
    public Face face() {
        return new Face(
                RANK, face("blurb.txt").strip(), face("emblem.svg"), "global-domination", face("starter.scenario"));
    }

    private static String face(String file) {
        return Resources.text(GlobalDominationV.class, "face/" + file);
    }

    @Override
    public Boards boards() {
        return BOARDS;
    }
}
