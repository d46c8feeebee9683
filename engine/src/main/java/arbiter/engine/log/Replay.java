package arbiter.engine.log;

import arbiter.engine.Commitment;
import arbiter.engine.Frames;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Draw;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Recomputes a game from its log and compares every position with the digest that the log has for it. */
public final class Replay<S, O, V> {
    /**
     * A position with what led to it.
     *
     * @param turn the turn that was decided before it, 0 for the first position
     * @param events what happened in the turn
     * @param verdicts for each seat that handed in a sheet, one verdict per line
     */
    public record Position<S>(int turn, S state, List<Event> events, SequencedMap<Seat, List<Verdict>> verdicts) {
        private static <S> Position<S> of(int turn, S state) {
            return new Position<>(turn, state, List.of(), new TreeMap<>());
        }
    }

    private final Game<S, O, V> game;
    private final GameLog.Start start;
    private final List<Position<S>> positions = new ArrayList<>();
    private @Nullable String difference;

    private Replay(Game<S, O, V> game, GameLog.Start start) {
        this.game = game;
        this.start = start;
    }

    /** Why this log cannot be replayed here at all: empty if it can. */
    public static Optional<String> refuse(GameLog log) {
        GameLog.Start start = log.start();
        Optional<Game<?, ?, ?>> game = Games.byId(start.game());
        if (game.isEmpty()) {
            return Optional.of("the log is of the game `" + start.game() + "`, which is not installed");
        }
        int version = game.get().ruleset().version();
        if (version != start.version()) {
            return Optional.of("the log was played by version " + start.version() + " of `" + start.game()
                    + "`, and this Arbiter has version " + version + ": it would not replay exactly");
        }
        List<String> wrong = Settings.refuse(game.get().parameters(), start.settings());
        if (!wrong.isEmpty()) {
            return Optional.of("the log's settings: " + wrong.getFirst());
        }
        if (start.players().stream().distinct().count() != start.players().size()) {
            return Optional.of("the log names a player twice");
        }
        return game.get().refuse(setup(game.get(), start)).stream()
                .findFirst()
                .map(rejection -> "the log's setup is refused: " + rejection.code() + " " + rejection.data());
    }

    private static Setup setup(Game<?, ?, ?> game, GameLog.Start start) {
        return new Setup(start.players(), Settings.of(game.parameters(), start.settings()), start.board());
    }

    /** Only for a log that is not refused. */
    public static Replay<?, ?, ?> of(GameLog log) {
        return of(Games.byId(log.start().game()).orElseThrow(), log);
    }

    public static <S, O, V> Replay<S, O, V> of(Game<S, O, V> game, GameLog log) {
        Replay<S, O, V> replay = of(game, log.start());
        log.entries().forEach(replay::append);
        return replay;
    }

    /** Stands at the first position. */
    public static <S, O, V> Replay<S, O, V> of(Game<S, O, V> game, GameLog.Start start) {
        Replay<S, O, V> replay = new Replay<>(game, start);
        replay.run();
        return replay;
    }

    private void run() {
        try {
            LoggedChance chance = new LoggedChance(start.draws());
            S state = game.setup(setup(game, start), chance);
            chance.close();
            compare("the first position", state, start.digest());
            positions.add(Position.of(0, state));
        } catch (LoggedChance.Differs e) {
            difference = "turn 0: " + e.what();
        }
    }

    /** Goes on by one entry, unless a difference was found already. */
    public void append(GameLog.Entry entry) {
        if (difference != null) {
            return;
        }
        try {
            positions.add(after(entry));
        } catch (LoggedChance.Differs e) {
            String place = entry instanceof GameLog.Turn turn ? "turn " + turn.number() : "entry " + positions.size();
            difference = place + ": " + e.what();
        }
    }

    /** Goes on by a turn that was just resolved here, from the last position. */
    public void append(GameLog.Turn turn, Resolution<S> resolution) {
        positions.add(position(turn, resolution));
    }

    private static <S> Position<S> position(GameLog.Turn turn, Resolution<S> resolution) {
        return new Position<>(turn.number(), resolution.state(), resolution.events(), resolution.verdicts());
    }

    /** How a viewer saw the turn that led to a position. */
    public List<Frames.Frame<V>> frames(int at, GameLog.Turn turn, Viewer viewer) {
        S before = positions.get(at - 1).state();
        return Frames.of(game, before, sheets(before, turn), new LoggedChance(turn.draws()), viewer);
    }

    private Position<S> after(GameLog.Entry entry) {
        Position<S> last = positions.getLast();
        return switch (entry) {
            case GameLog.Turn turn -> resolve(last.state(), turn);
            case GameLog.Rollback(int to, String digest) -> {
                if (to < 0 || to >= positions.size()) {
                    throw new LoggedChance.Differs("a rollback to position " + to + ", which there is not");
                }
                Position<S> back = positions.get(to);
                compare("the rollback", back.state(), digest);
                yield Position.of(back.turn(), back.state());
            }
            case GameLog.Correction correction -> Position.of(last.turn(), corrected(correction));
        };
    }

    private S corrected(GameLog.Correction correction) {
        Settings settings = Settings.of(game.parameters(), start.settings());
        try {
            S state = game.words()
                    .positions()
                    .read(start.players(), settings, lines(correction.board()), lines(correction.given()));
            compare("the correction", state, correction.digest());
            return state;
        } catch (Misread e) {
            throw new LoggedChance.Differs("the correction cannot be read: " + e.what());
        }
    }

    private static List<Line> lines(List<String> texts) {
        return texts.stream().map(Line::of).toList();
    }

    private Position<S> resolve(S state, GameLog.Turn turn) {
        LoggedChance chance = new LoggedChance(turn.draws());
        Resolution<S> resolution = Play.resolve(game, state, sheets(state, turn), chance);
        chance.close();
        compare("turn " + turn.number(), resolution.state(), turn.digest());
        return position(turn, resolution);
    }

    private Map<Seat, Sheet<O>> sheets(S state, GameLog.Turn turn) {
        Map<Seat, Sheet<O>> sheets = new TreeMap<>();
        for (Map.Entry<String, List<String>> entry : turn.sheets().entrySet()) {
            Seat seat = seat(entry.getKey());
            sheets.put(seat, Play.read(game, state, seat, entry.getValue()));
        }
        return sheets;
    }

    private Seat seat(String name) {
        int index = start.players().indexOf(name);
        if (index < 0 && !name.equals("host")) {
            throw new LoggedChance.Differs("a sheet of `" + name + "`, who is not in the game");
        }
        return index < 0 ? Seat.HOST : Seat.of(index);
    }

    private void compare(String what, S state, String logged) {
        String digest = Play.digest(game, state);
        if (!digest.equals(logged)) {
            throw new LoggedChance.Differs(what + " gives the digest " + digest + " where the log has " + logged);
        }
    }

    /** Where the recomputed game differs from the log: empty if nowhere. */
    public Optional<String> difference() {
        return Optional.ofNullable(difference);
    }

    /** The first position and one after every resolution, up to the first difference. */
    public List<Position<S>> positions() {
        return positions;
    }

    public Game<S, O, V> game() {
        return game;
    }

    /** What is wrong with the log's dice and receipts: empty if seed, draws and commitments all agree. */
    public static List<String> verify(GameLog log) {
        List<String> wrong = new ArrayList<>();
        Seed seed = log.seed();
        if (seed == null) {
            wrong.add("the log has no seed: the game is not over, and its dice cannot be checked yet");
        } else if (!seed.commitment().equals(log.start().commitment())) {
            wrong.add("the seed does not match the commitment that was published when the game started");
        } else {
            List<Draw> draws = Stream.concat(
                            log.start().draws().stream(), log.turns().stream().flatMap(turn -> turn.draws().stream()))
                    .toList();
            verify(seed, draws).ifPresent(wrong::add);
        }
        for (GameLog.Turn turn : log.turns()) {
            turn.receipts().forEach((player, receipt) -> {
                List<String> sheet = turn.sheets().getOrDefault(player, List.of());
                if (!Commitment.to(receipt.nonce(), sheet).hex().equals(receipt.commitment())) {
                    wrong.add("turn " + turn.number() + ": the sheet of " + player + " does not match its receipt");
                }
            });
        }
        return wrong;
    }

    /** Whether these draws follow from this seed: empty if so, else the first that does not. */
    public static Optional<String> verify(Seed seed, List<Draw> draws) {
        SeededChance chance = new SeededChance(seed, 0);
        for (int i = 0; i < draws.size(); i++) {
            Draw draw = draws.get(i);
            int value = draw.bound() < 1 ? -1 : chance.below(draw.bound(), draw.purpose());
            if (value != draw.value()) {
                return Optional.of("draw " + (i + 1) + " (" + draw.purpose() + ") is " + draw.value()
                        + " in the log, and the seed gives " + value);
            }
        }
        return Optional.empty();
    }
}
