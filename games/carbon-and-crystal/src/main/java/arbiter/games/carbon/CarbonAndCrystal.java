package arbiter.games.carbon;

import arbiter.engine.Advice;
import arbiter.engine.Event;
import arbiter.engine.Game;
import arbiter.engine.Look;
import arbiter.engine.Pace;
import arbiter.engine.Parameter;
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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * Carbon and Crystal: grow a base, mine two resources, train the force that was listed beforehand, and fight for three
 * objectives on hexes. Lists are chosen together and in secret; after that every turn is one player's own.
 */
public final class CarbonAndCrystal implements Game<Battle, Order, View> {
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
            "11-first-rounds.md");

    private static final Wording<Battle, Order, View> WORDS = new Wording<>(
            new OrderNotation(),
            new PositionText(),
            new CarbonProse(),
            () -> Rulebook.beside(CarbonAndCrystal.class, CHAPTERS));

    private static final arbiter.engine.Picture<Order, View> PICTURE = new Drawn();
    private static final Advice<Battle, Order> ADVICE = new Counsel();

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
            return List.of(Rejection.of("players", "CC-3", "why", "players", "have", players));
        }
        try {
            return Theatre.of(setup.board(), players, setup.settings()).misfits(players).stream()
                    .map(misfit -> Rejection.of("board", "CC-3", "why", "misfit", "misfit", misfit))
                    .toList();
        } catch (Misread e) {
            return List.of(Rejection.of(
                    "board", "CC-H1", "why", "unreadable", "line", e.line(), "column", e.column(), "misfit", e.what()));
        }
    }

    @Override
    public Battle setup(Setup setup, Chance chance) {
        try {
            Theatre theatre = Theatre.of(setup.board(), setup.players().size(), setup.settings());
            return new Battle(theatre, setup.players());
        } catch (Misread e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Override
    public List<Seat> awaiting(Battle battle) {
        return switch (battle.phase) {
            case LISTS ->
                Arrays.stream(battle.sides)
                        .filter(side -> side.alive && !side.listed)
                        .map(side -> Seat.of(side.seat))
                        .toList();
            case COMMAND, ACTION -> List.of(Seat.of(battle.active));
            case OVER -> List.of();
        };
    }

    @Override
    public Pace pace(Battle battle) {
        return battle.phase == Battle.Phase.LISTS ? Pace.TOGETHER : Pace.AT_ONCE;
    }

    /** Anyone alive may resign, answer an offer, or replace a list that is not revealed yet. */
    @Override
    public boolean mayOrder(Battle battle, Seat seat) {
        return !battle.over() && isPlayer(battle, seat) && battle.sides[seat.index()].alive;
    }

    private static boolean isPlayer(Battle battle, Seat seat) {
        return seat.index() >= 0 && seat.index() < battle.sides.length;
    }

    @Override
    public int turn(Battle battle) {
        return battle.round;
    }

    /** Dice are not known beforehand: what follows an attack is judged as if the blow had not fallen yet. */
    @Override
    public List<Verdict> check(Battle battle, Seat seat, Sheet<Order> sheet) {
        return isPlayer(battle, seat)
                ? Orders.run(new Progress(battle.copy(), null, null), seat.index(), sheet)
                : sheet.lines().stream()
                        .map(line -> Verdict.rejected(Code.TURN.text(), "CC-4", "why", "host"))
                        .toList();
    }

    /** Lists are secret and change nothing on the board; in a turn every order but the dice of an attack is carried out. */
    @Override
    public Rehearsed<Battle> rehearse(Battle battle, Seat seat, Sheet<Order> drafted) {
        if (!isPlayer(battle, seat) || battle.phase == Battle.Phase.LISTS) {
            return new Rehearsed<>(battle, true);
        }
        Progress progress = new Progress(battle.copy(), null, null);
        Orders.run(progress, seat.index(), drafted);
        return new Rehearsed<>(progress.battle, true);
    }

    @Override
    public Resolution<Battle> resolve(Battle battle, Sheets<Order> sheets, Chance chance) {
        List<Event> events = new ArrayList<>();
        Progress progress = new Progress(battle.copy(), chance, events);
        SequencedMap<Seat, List<Verdict>> verdicts = new TreeMap<>();
        if (battle.phase == Battle.Phase.LISTS) {
            lists(progress, sheets, verdicts, chance);
        } else if (sheets.all().isEmpty() && !battle.over()) {
            Turns.deadline(progress);
        } else {
            turns(progress, sheets, verdicts);
        }
        return new Resolution<>(progress.battle, events, verdicts);
    }

    private static void lists(
            Progress progress, Sheets<Order> sheets, Map<Seat, List<Verdict>> verdicts, Chance chance) {
        Battle battle = progress.battle;
        for (Side side : battle.sides) {
            Seat seat = Seat.of(side.seat);
            Sheet<Order> sheet = sheets.of(seat);
            if (sheet != null) {
                verdicts.put(seat, Orders.run(progress, side.seat, sheet));
            }
            // No sheet, or one that asks for nothing: the deadline's list. A refused list can be mended.
            if ((sheet == null || sheet.lines().isEmpty()) && side.alive && !side.listed && !battle.over()) {
                Lists.takeDefault(progress, side.seat);
            }
        }
        if (!battle.over() && Lists.allIn(battle)) {
            Lists.reveal(progress);
            Seating.run(progress, chance);
        }
    }

    private static void turns(Progress progress, Sheets<Order> sheets, Map<Seat, List<Verdict>> verdicts) {
        Battle battle = progress.battle;
        sheets.all().forEach((seat, sheet) -> {
            if (isPlayer(battle, seat)) {
                // An empty sheet is a decision: nothing more this turn.
                Sheet<Order> batch = sheet.lines().isEmpty() && seat.index() == battle.active && !battle.over()
                        ? Sheet.of(new Order.End())
                        : sheet;
                List<Verdict> given = Orders.run(progress, seat.index(), batch);
                verdicts.put(seat, sheet.lines().isEmpty() ? List.of() : given);
            }
        });
    }

    @Override
    public View view(Battle battle, Viewer viewer) {
        return Views.of(battle, viewer);
    }

    /** Until all lists are in, those of others are unknown (section 9): they are taken to be the default ones. */
    @Override
    public Battle forget(Battle battle, Viewer viewer, Chance chance) {
        if (battle.phase != Battle.Phase.LISTS) {
            return battle;
        }
        Battle forgotten = battle.copy();
        for (Side side : forgotten.sides) {
            if (side.listed && !viewer.knows(Seat.of(side.seat))) {
                Faction faction = battle.theatre.byDefault(side.seat);
                side.take(faction, faction.defaultList);
            }
        }
        return forgotten;
    }

    /**
     * Plays a game with default lists at random to its end and says how many orders were carried out: what a simulation
     * costs, for benchmarks.
     */
    public long playout(Setup setup, Chance chance) {
        return new Playout(setup(setup, chance), chance).run();
    }

    @Override
    public Standing standing(Battle battle) {
        List<Standing.Score> scores = Arrays.stream(battle.sides)
                .map(side -> new Standing.Score(Seat.of(side.seat), side.alive, side.points))
                .toList();
        return new Standing(battle.over(), Victory.seats(battle.winners), battle.reason, scores);
    }

    @Override
    public Wording<Battle, Order, View> words() {
        return WORDS;
    }

    @Override
    public arbiter.engine.Picture<Order, View> picture() {
        return PICTURE;
    }

    @Override
    public Advice<Battle, Order> advice() {
        return ADVICE;
    }

    private static final class Drawn implements arbiter.engine.Picture<Order, View> {
        @Override
        public String draw(View view, Sheet<Order> orders, List<Event> happened, Look look) {
            return Picture.draw(view, orders, happened, look);
        }

        @Override
        public List<String> sketch(View view) {
            return Sketch.of(view);
        }
    }

    private static final class Counsel implements Advice<Battle, Order> {
        @Override
        public double worth(Battle battle, Seat seat) {
            return Appraisal.of(battle, seat.index());
        }

        @Override
        public List<Order> candidates(Battle battle, Seat seat) {
            return isPlayer(battle, seat) ? Candidates.of(battle, seat.index()) : List.of();
        }

        @Override
        public List<Order> ideas(Battle battle, Seat seat) {
            return isPlayer(battle, seat) ? Ideas.of(battle, seat.index()) : List.of();
        }
    }
}
