package arbiter.games.globaldomination.vi;

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
import arbiter.engine.words.Wording;
import arbiter.games.globaldomination.maps.workshop.MapBoards;
import arbiter.games.globaldomination.vi.advice.Advice;
import arbiter.games.globaldomination.vi.advice.Ahead;
import arbiter.games.globaldomination.vi.guide.Guide;
import arbiter.games.globaldomination.vi.picture.Picture;
import arbiter.games.globaldomination.vi.position.Ending;
import arbiter.games.globaldomination.vi.position.Forgetting;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Sight;
import arbiter.games.globaldomination.vi.position.Split;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.View;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.rules.construction.Constructs;
import arbiter.games.globaldomination.vi.rules.construction.Headquarters;
import arbiter.games.globaldomination.vi.rules.construction.Promotion;
import arbiter.games.globaldomination.vi.rules.construction.Spawning;
import arbiter.games.globaldomination.vi.rules.finalphase.FinalPhase;
import arbiter.games.globaldomination.vi.rules.inventory.CropSupply;
import arbiter.games.globaldomination.vi.rules.inventory.Dynamite;
import arbiter.games.globaldomination.vi.rules.inventory.Purchases;
import arbiter.games.globaldomination.vi.rules.inventory.ToxicWaste;
import arbiter.games.globaldomination.vi.rules.movement.Movement;
import arbiter.games.globaldomination.vi.rules.movement.Muster;
import arbiter.games.globaldomination.vi.rules.natural.Natural;
import arbiter.games.globaldomination.vi.rules.start.Announcements;
import arbiter.games.globaldomination.vi.rules.start.Beginning;
import arbiter.games.globaldomination.vi.rules.start.Proclamation;
import arbiter.games.globaldomination.vi.rules.winning.DrawVote;
import arbiter.games.globaldomination.vi.words.Lookout;
import arbiter.games.globaldomination.vi.words.Names;
import arbiter.games.globaldomination.vi.words.Notation;
import arbiter.games.globaldomination.vi.words.OrderText;
import arbiter.games.globaldomination.vi.words.Parameters;
import arbiter.games.globaldomination.vi.words.PositionText;
import arbiter.games.globaldomination.vi.words.Prose;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Global Domination VI. All players order in secret and at the same time, there is no chance, and the host unlocks new
 * mechanics while the game runs.
 */
public final class GlobalDominationVI implements Game<Position, Order, View> {
    /** The default of the parameter {@code hq-distance}. */
    private static final int STARTS_APART = 3;

    private static final Ruleset RULESET = new Ruleset("gd6", 1, "Global Domination VI", 2, Beginning.MOST_SEATS);

    /** The phases that give every order its verdict. A player's own sheet is enough to run them. */
    private static final List<Phase> ORDERING = List.of(
            new Proclamation(OrderText::write),
            new DrawVote(),
            new Natural(),
            // Construction
            new Headquarters(),
            new Promotion(),
            new Spawning(),
            new Constructs(),
            // Inventory
            new CropSupply(),
            new Dynamite(),
            new ToxicWaste(),
            new Purchases(),
            // Movement
            new Muster());

    private static final Phase MOVEMENT = new Movement();

    private static final List<Phase> PHASES = Stream.concat(
                    ORDERING.stream(), Stream.of(MOVEMENT, new FinalPhase(), new Announcements()))
            .toList();

    private static final List<String> CHAPTERS = List.of(
            "1-start.md",
            "2-natural.md",
            "3-construction.md",
            "4-inventory.md",
            "5-movement.md",
            "6-final.md",
            "7-winning.md",
            "8-ahead.md");

    private static final Wording<Position, Order, View> WORDS = new Wording<>(
            new Notation(), new PositionText(), new Prose(), () -> Rulebook.beside(GlobalDominationVI.class, CHAPTERS));

    private static final Picture PICTURE = new Picture();
    private static final Guide GUIDE = new Guide(ORDERING, MOVEMENT);
    private static final Advice ADVICE = new Advice();
    private static final Ahead AHEAD = new Ahead(new Lookout());
    private static final Boards BOARDS = new MapBoards(STARTS_APART, List.of());

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
        return Beginning.refuse(setup, Names::writable);
    }

    @Override
    public Position setup(Setup setup, Chance chance) {
        return Beginning.of(setup);
    }

    @Override
    public List<Seat> awaiting(Position state) {
        return state.awaiting();
    }

    @Override
    public Pace pace(Position state) {
        return Pace.TOGETHER;
    }

    @Override
    public boolean mayOrder(Position state, Seat seat) {
        return state.mayOrder(seat);
    }

    @Override
    public int turn(Position state) {
        return state.turn();
    }

    /**
     * Judges the sheet in the position as the seat knows it, so that verdicts reveal nothing hidden. The turn decides the
     * rest.
     */
    @Override
    public List<Verdict> check(Position state, Seat seat, Sheet<Order> sheet) {
        Budget.checkpoint();
        if (!mayOrder(state, seat)) {
            return notNow(sheet);
        }
        Turn turn = Turn.foreseen(state, seat, sheet);
        for (Phase phase : ORDERING) {
            phase.run(turn);
        }
        return turn.verdicts(seat);
    }

    @Override
    public Rehearsed<Position> rehearse(Position state, Seat seat, Sheet<Order> drafted) {
        return new Rehearsed<>(Forgetting.of(state, Viewer.of(seat)), true);
    }

    /** The sheet that was set aside, without its HQ order (GD6-C.3). */
    @Override
    public Sheet<Order> draftAfter(Position state, Seat seat, Sheet<Order> sent) {
        Split split = state.split();
        return split != null && split.failed().contains(seat) ? Split.withoutHq(sent) : Sheet.empty();
    }

    private static List<Verdict> notNow(Sheet<Order> sheet) {
        return Collections.nCopies(sheet.lines().size(), Verdict.rejected("not-your-decision", "GD6-T.1"));
    }

    @Override
    public Resolution<Position> resolve(Position state, Sheets<Order> sheets, Chance chance) {
        return resolve(state, sheets, chance, Witness.nobody());
    }

    @Override
    public Resolution<Position> resolve(
            Position state, Sheets<Order> sheets, Chance chance, Witness<Position> witness) {
        SequencedMap<Seat, Sheet<Order>> welcome = new TreeMap<>();
        SequencedMap<Seat, List<Verdict>> refused = new TreeMap<>();
        sheets.all().forEach((seat, sheet) -> {
            if (mayOrder(state, seat)) {
                welcome.put(seat, sheet);
            } else {
                refused.put(seat, notNow(sheet));
            }
        });
        Turn turn = Turn.of(state, welcome, witness);
        for (Phase phase : PHASES) {
            phase.run(turn);
            turn.show();
            if (turn.isSplit()) {
                break;
            }
        }
        Resolution<Position> resolution = turn.close();
        refused.putAll(resolution.verdicts());
        return new Resolution<>(resolution.state(), resolution.events(), refused);
    }

    @Override
    public View view(Position state, Viewer viewer) {
        return Sight.of(state, viewer, OrderText::write);
    }

    @Override
    public View glimpse(Position before, Position during, Position after, Viewer viewer) {
        return Sight.glimpse(before, during, after, viewer, OrderText::write);
    }

    @Override
    public Position forget(Position state, Viewer viewer, Chance chance) {
        return Forgetting.of(state, viewer, chance);
    }

    /** Points are territories, because everybody can count them on the map. */
    @Override
    public Standing standing(Position state) {
        int[] lands = state.lands();
        List<Standing.Score> scores = IntStream.range(0, state.seats())
                .mapToObj(seat ->
                        new Standing.Score(Seat.of(seat), state.treasury().status[seat] != Status.DEAD, lands[seat]))
                .toList();
        Ending ending = state.ending();
        return ending == null
                ? new Standing(false, List.of(), "", scores)
                : new Standing(true, ending.winners(), ending.reason().word(), scores);
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
                10, beside("blurb.txt").strip(), beside("emblem.svg"), "global-domination", beside("starter.scenario"));
    }

    private static String beside(String file) {
        return Resources.text(GlobalDominationVI.class, "face/" + file);
    }

    @Override
    public Advice advice() {
        return ADVICE;
    }

    @Override
    public Boards boards() {
        return BOARDS;
    }
}
