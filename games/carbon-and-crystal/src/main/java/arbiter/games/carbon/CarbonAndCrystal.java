package arbiter.games.carbon;

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
import arbiter.games.carbon.advice.Advice;
import arbiter.games.carbon.advice.Ahead;
import arbiter.games.carbon.guide.Guide;
import arbiter.games.carbon.picture.Picture;
import arbiter.games.carbon.picture.Survey;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.Sight;
import arbiter.games.carbon.position.Theatre;
import arbiter.games.carbon.position.View;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.fighting.Cover;
import arbiter.games.carbon.rules.fighting.LineOfSight;
import arbiter.games.carbon.rules.fighting.Movement;
import arbiter.games.carbon.rules.setup.Lists;
import arbiter.games.carbon.rules.setup.Seating;
import arbiter.games.carbon.rules.turns.Orders;
import arbiter.games.carbon.rules.turns.Turns;
import arbiter.games.carbon.rules.victory.Victory;
import arbiter.games.carbon.words.Lookout;
import arbiter.games.carbon.words.Notation;
import arbiter.games.carbon.words.PositionText;
import arbiter.games.carbon.words.Prose;
import arbiter.games.carbon.words.TheatreFile;
import arbiter.games.carbon.words.Views;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Carbon and Crystal: build a base, mine two resources, train the units of a Deployment List, and fight for three objectives
 * on hexes. All players choose their lists in secret and at the same time; after that they take turns.
 *
 * <ol>
 * <li>Lists, and then who goes first: {@code rules.setup}
 * <li>Turn by turn ({@code rules.turns}): Command, Resource, Action and End. The Action Phase passes each order to its
 * chapter: {@code rules.building}, {@code rules.production}, {@code rules.technology}, {@code rules.fighting}
 * <li>After each loss and each round, whether the game is over: {@code rules.victory}
 * </ol>
 */
public final class CarbonAndCrystal implements Game<Position, Order, View> {
    private static final Ruleset RULESET = new Ruleset("carbon", 1, "Carbon & Crystal", 2, 4);
    private static final List<String> CHAPTERS = List.of(
            "01-overview.md",
            "02-board.md",
            "03-setup.md",
            "04-turns.md",
            "05-building.md",
            "06-production.md",
            "07-technology.md",
            "08-fighting.md",
            "09-victory.md",
            "10-factions.md",
            "11-first-rounds.md",
            "12-index.md",
            "13-ahead.md");

    private static final Wording<Position, Order, View> WORDS = new Wording<>(
            new Notation(), new PositionText(), new Prose(), () -> Rulebook.beside(CarbonAndCrystal.class, CHAPTERS));

    private static final Picture PICTURE = new Picture(new Surveyor());
    private static final Advice ADVICE = new Advice();
    private static final Ahead AHEAD = new Ahead(new Lookout());
    private static final Guide GUIDE = new Guide();
    private static final Face FACE = new Face(
            30,
            "Mine, build and research from one Command Center; hold the objectives to the last round.",
            Resources.text(CarbonAndCrystal.class, "emblem.svg"),
            "carbon-and-crystal",
            Resources.text(CarbonAndCrystal.class, "starter.txt"));

    @Override
    public Ruleset ruleset() {
        return RULESET;
    }

    @Override
    public List<Parameter> parameters() {
        return Numbers.PARAMETERS;
    }

    @Override
    public List<Rejection> refuse(Setup setup) {
        int players = setup.players().size();
        if (players != 2 && players != 4) {
            String sentence = TheatreFile.wrongNumber(players);
            return List.of(Rejection.of("players", "CC-3", "why", "players", "have", players, "sentence", sentence));
        }
        try {
            Theatre theatre = TheatreFile.read(setup.board(), players, setup.settings());
            return TheatreFile.misfits(theatre, players).stream()
                    .map(misfit -> Rejection.of("board", "CC-3", "why", "misfit", "misfit", misfit, "sentence", misfit))
                    .toList();
        } catch (Misread e) {
            return List.of(Rejection.of(
                    "board", "CC-H1", "why", "unreadable", "line", e.line(), "column", e.column(), "misfit", e.what()));
        }
    }

    @Override
    public Position setup(Setup setup, Chance chance) {
        try {
            Theatre theatre = TheatreFile.read(setup.board(), setup.players().size(), setup.settings());
            return new Position(theatre, setup.players());
        } catch (Misread e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Override
    public List<Seat> awaiting(Position position) {
        return switch (position.phase) {
            case LISTS ->
                Arrays.stream(position.sides)
                        .filter(side -> side.alive && !side.listed)
                        .map(side -> Seat.of(side.seat))
                        .toList();
            case COMMAND, ACTION -> List.of(Seat.of(position.active));
            case OVER -> List.of();
        };
    }

    @Override
    public Pace pace(Position position) {
        return position.phase == Position.Phase.LISTS ? Pace.TOGETHER : Pace.AT_ONCE;
    }

    /** Any living seat may resign, answer an offer, or replace a list that is not revealed yet. */
    @Override
    public boolean mayOrder(Position position, Seat seat) {
        return !position.over() && position.seats(seat) && position.sides[seat.index()].alive;
    }

    @Override
    public int turn(Position position) {
        return position.round;
    }

    /** Dice are not known in advance: orders after an attack are judged as if the attack had not changed anything. */
    @Override
    public List<Verdict> check(Position position, Seat seat, Sheet<Order> sheet) {
        return position.seats(seat)
                ? Orders.run(new Progress(position.copy(), null, null), seat.index(), sheet)
                : sheet.lines().stream()
                        .map(line -> Verdict.rejected(Code.TURN.text(), "CC-4", "why", "host"))
                        .toList();
    }

    @Override
    public boolean accepts(Position position, Seat seat, Order order) {
        return position.seats(seat) && Orders.accepts(position, seat.index(), order);
    }

    /** Lists are secret and change nothing on the board. In a turn every order is carried out, except the dice of an attack. */
    @Override
    public Rehearsed<Position> rehearse(Position position, Seat seat, Sheet<Order> drafted) {
        if (!position.seats(seat) || position.phase == Position.Phase.LISTS) {
            return new Rehearsed<>(position, true);
        }
        Progress progress = new Progress(position.copy(), null, null);
        Orders.run(progress, seat.index(), drafted);
        return new Rehearsed<>(progress.position, true);
    }

    @Override
    public Resolution<Position> resolve(Position position, Sheets<Order> sheets, Chance chance) {
        return resolved(position, sheets, chance, null);
    }

    @Override
    public Resolution<Position> resolve(
            Position position, Sheets<Order> sheets, Chance chance, Witness<Position> witness) {
        return resolved(position, sheets, chance, witness);
    }

    private static Resolution<Position> resolved(
            Position position, Sheets<Order> sheets, Chance chance, @Nullable Witness<Position> witness) {
        List<Event> events = new ArrayList<>();
        Progress progress = new Progress(position.copy(), chance, events, witness);
        SequencedMap<Seat, List<Verdict>> verdicts = new TreeMap<>();
        if (position.phase == Position.Phase.LISTS) {
            lists(progress, sheets, verdicts, chance);
        } else if (sheets.all().isEmpty() && !position.over()) {
            Turns.deadline(progress);
        } else {
            turns(progress, sheets, verdicts);
        }
        return new Resolution<>(progress.position, events, verdicts);
    }

    private static void lists(
            Progress progress, Sheets<Order> sheets, Map<Seat, List<Verdict>> verdicts, Chance chance) {
        Position position = progress.position;
        for (Side side : position.sides) {
            Seat seat = Seat.of(side.seat);
            Sheet<Order> sheet = sheets.of(seat);
            if (sheet != null) {
                verdicts.put(seat, Orders.run(progress, side.seat, sheet));
            }
            // No sheet or an empty sheet: the seat gets the default list. A refused list can be corrected.
            if ((sheet == null || sheet.lines().isEmpty()) && side.alive && !side.listed && !position.over()) {
                Lists.takeDefault(progress, side.seat);
            }
        }
        if (!position.over() && Lists.allIn(position)) {
            Lists.reveal(progress);
            Seating.run(progress, chance);
            Turns.begin(progress);
        }
    }

    private static void turns(Progress progress, Sheets<Order> sheets, Map<Seat, List<Verdict>> verdicts) {
        Position position = progress.position;
        sheets.all().forEach((seat, sheet) -> {
            if (position.seats(seat)) {
                // An empty sheet is a decision: it ends the turn.
                Sheet<Order> batch = sheet.lines().isEmpty() && seat.index() == position.active && !position.over()
                        ? Sheet.of(new Order.End())
                        : sheet;
                List<Verdict> given = Orders.run(progress, seat.index(), batch);
                verdicts.put(seat, sheet.lines().isEmpty() ? List.of() : given);
            }
        });
    }

    @Override
    public View view(Position position, Viewer viewer) {
        return Views.of(position, viewer);
    }

    /** Until all lists are handed in, those of other seats are unknown (section 9): the default lists are assumed. */
    @Override
    public Position forget(Position position, Viewer viewer, Chance chance) {
        return Sight.forgotten(position, viewer);
    }

    @Override
    public Standing standing(Position position) {
        List<Standing.Score> scores = Arrays.stream(position.sides)
                .map(side -> new Standing.Score(Seat.of(side.seat), side.alive, side.points))
                .toList();
        return new Standing(position.over(), Victory.seats(position.winners), position.reason, scores);
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
        return ADVICE;
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
        return FACE;
    }

    /** Gives the drawings access to the rules. */
    private static final class Surveyor implements Survey {
        @Override
        public SequencedMap<Integer, Integer> marches(Position position, Asset unit) {
            SequencedMap<Integer, Integer> marches = new LinkedHashMap<>();
            byte[] costs = Movement.costs(position, unit);
            for (int hex = 0; hex < costs.length; hex++) {
                if (costs[hex] != Movement.NEVER && position.at[hex] == null) {
                    marches.put(hex, (int) costs[hex]);
                }
            }
            return marches;
        }

        @Override
        public boolean shelters(Position position, int hex, int seat) {
            return Cover.shelters(position, hex, seat);
        }

        @Override
        public boolean sees(Position position, Asset from, int hex, Asset target) {
            return LineOfSight.clear(position, from, hex, target);
        }
    }
}
