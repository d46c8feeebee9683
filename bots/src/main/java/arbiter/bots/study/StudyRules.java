package arbiter.bots.study;

import arbiter.bots.Bot;
import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Lookout;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.chance.Hashes;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.words.PositionText;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * The rules with which a study is computed. Everything here depends only on the text of the study's positions: dice, guesses and bots
 * included. A study that began with what a seat may know can therefore reveal no more than that.
 */
public record StudyRules<S, O, V>(Game<S, O, V> game, List<String> players, Settings settings) {
    /** How long a bot thinks about one sheet. */
    private static final long LOOKS = 300;
    /** A bot's turn that takes more decisions is not finished in one step. */
    private static final int MOST_DECISIONS = 40;

    public StudyRules {
        players = List.copyOf(players);
    }

    public S read(StudyText text) throws Misread {
        return game.words().positions().read(players, settings, lines(text.board()), lines(text.given()));
    }

    private static List<Line> lines(List<String> texts) {
        List<Line> lines = new ArrayList<>();
        for (String text : texts) {
            lines.add(new Line(text, lines.size() + 1, 1));
        }
        return lines;
    }

    public StudyText write(S state) {
        PositionText<S, V> words = game.words().positions();
        return new StudyText(words.writeBoard(state), words.write(state));
    }

    /**
     * The position as a viewer knows it, with guesses about everything hidden.
     *
     * @param number another number gives other guesses, if the game guesses at random
     */
    public S guessed(S state, Viewer viewer, int number) {
        return game.forget(state, viewer, new SeededChance(Seed.named("guess " + number), 0));
    }

    /** Which lines of the position's text say something that the viewer cannot see. */
    public List<Integer> guesses(S state, Viewer viewer) {
        V view = game.view(state, viewer);
        List<Line> given = lines(game.words().positions().write(state));
        List<String> secretive =
                hidden(state, viewer).keySet().stream().map(players::get).toList();
        List<Integer> guesses = new ArrayList<>();
        for (int i = 0; i < given.size(); i++) {
            String text = given.get(i).text();
            // What a line does not name is a guess too: that there is none.
            boolean secret = secretive.stream().anyMatch(name -> text.startsWith(name + ":"));
            if (secret || saysMore(view, given.get(i))) {
                guesses.add(i);
            }
        }
        return guesses;
    }

    private boolean saysMore(V view, Line line) {
        try {
            return !game.words().positions().compare(view, line).isEmpty();
        } catch (Misread e) {
            // This line cannot be compared with a view, such as one about the table: everybody knows it.
            return false;
        }
    }

    /** What the viewer cannot see of the players who still play, by seat: the names of such things as points to spend. */
    public SequencedMap<Integer, List<String>> hidden(S state, Viewer viewer) {
        SequencedMap<Integer, List<String>> hidden = new LinkedHashMap<>();
        V view = game.view(state, viewer);
        game.ahead().lookout().ifPresent(lookout -> {
            for (int seat = 0; seat < players.size(); seat++) {
                Seat owner = Seat.of(seat);
                List<String> unseen = lookout.stocks().stream()
                        .filter(stock -> lookout.stock(view, owner, stock).isEmpty())
                        .map(Lookout.Thing::name)
                        .toList();
                if (!unseen.isEmpty() && !lookout.out(view, owner)) {
                    hidden.put(seat, unseen);
                }
            }
        });
        return hidden;
    }

    /** The bot's sheet for a seat, in normal form. */
    public List<String> proposal(S state, Seat seat, Bot bot) {
        byte[] seed = Hashes.sha256(Play.digest(game, state) + "/" + seat.index());
        Thinking thinking = Thinking.looks(ByteBuffer.wrap(seed).getLong(), LOOKS);
        return Play.normalForm(game, state, bot.decide(game, state, seat, thinking));
    }

    /**
     * Hands in the sheets. If all seats order together, one resolution ends the turn. If orders are resolved one by one, the first awaited
     * seat with a sheet decides.
     *
     * @param bot writes the missing sheets; if orders are resolved one by one, until the turn passes to another seat
     * @param dice another number gives other dice; the same number gives the same dice to all sheets for this position
     * @return empty if no awaited seat has a sheet
     */
    public List<Move<S>> resolve(S start, Map<Integer, List<String>> sheets, Optional<Bot> bot, int dice) {
        List<Seat> awaited = game.awaiting(start);
        if (awaited.isEmpty()) {
            return List.of();
        }
        return switch (game.pace(start)) {
            case TOGETHER -> {
                SequencedMap<Integer, List<String>> all = new LinkedHashMap<>();
                for (Seat seat : awaited) {
                    all.put(seat.index(), sheet(start, seat, sheets, bot));
                }
                yield List.of(move(start, all, dice));
            }
            case AT_ONCE -> oneByOne(start, sheets, bot, dice);
        };
    }

    private List<String> sheet(S state, Seat seat, Map<Integer, List<String>> sheets, Optional<Bot> bot) {
        List<String> own = sheets.getOrDefault(seat.index(), List.of());
        return own.isEmpty() && bot.isPresent() ? proposal(state, seat, bot.get()) : own;
    }

    private List<Move<S>> oneByOne(S start, Map<Integer, List<String>> sheets, Optional<Bot> bot, int dice) {
        List<Move<S>> moves = new ArrayList<>();
        Seat active = game.active(start);
        S state = start;
        Optional<Seat> first = game.awaiting(start).stream()
                .filter(seat -> !sheets.getOrDefault(seat.index(), List.of()).isEmpty())
                .findFirst();
        if (first.isPresent()) {
            moves.add(
                    move(state, one(first.get(), sheets.getOrDefault(first.get().index(), List.of())), dice));
            state = moves.getLast().resolution().state();
        }
        while (bot.isPresent()
                && moves.size() < MOST_DECISIONS
                && game.pace(state) == Pace.AT_ONCE
                && !game.awaiting(state).isEmpty()
                && game.active(state).equals(active)) {
            Seat next = game.awaiting(state).getFirst();
            moves.add(move(state, one(next, proposal(state, next, bot.get())), dice));
            state = moves.getLast().resolution().state();
        }
        return moves;
    }

    private static SequencedMap<Integer, List<String>> one(Seat seat, List<String> lines) {
        SequencedMap<Integer, List<String>> one = new LinkedHashMap<>();
        one.put(seat.index(), lines);
        return one;
    }

    /** Repeats the resolutions of a step, for its report. */
    public List<Move<S>> again(S start, List<? extends Map<Integer, List<String>>> steps, int dice) {
        List<Move<S>> moves = new ArrayList<>();
        S state = start;
        for (Map<Integer, List<String>> step : steps) {
            moves.add(move(state, new LinkedHashMap<>(new TreeMap<>(step)), dice));
            state = moves.getLast().resolution().state();
        }
        return moves;
    }

    private Move<S> move(S before, SequencedMap<Integer, List<String>> sheets, int dice) {
        Map<Seat, Sheet<O>> read = new TreeMap<>();
        sheets.forEach((seat, lines) -> read.put(Seat.of(seat), Play.read(game, before, Seat.of(seat), lines)));
        Seed seed = Seed.named("study " + dice + " " + Play.digest(game, before));
        return new Move<>(before, sheets, Play.resolve(game, before, read, new SeededChance(seed, 0)));
    }
}
