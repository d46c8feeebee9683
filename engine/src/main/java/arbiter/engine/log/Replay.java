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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Recomputes a game from its log and compares every position with its digest in the log. */
public final class Replay<S, O, V> {
    /**
     * A position and the resolution that led to it.
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

    /**
     * The rules and settings for playing on from a position. After an upgrade S, O and V are those of the newer version.
     * Each position is given only to the game that made it.
     */
    private record Era<S, O, V>(Game<S, O, V> game, Settings settings) {
        private static <S, O, V> Era<S, O, V> of(Game<S, O, V> game, Map<String, String> overrides) {
            return new Era<>(game, Settings.of(game.parameters(), overrides));
        }

        private S read(List<String> players, List<String> board, List<String> given) throws Misread {
            return game.words().positions().read(players, settings, lines(board), lines(given));
        }
    }

    private record Step<S, O, V>(Position<S> position, Era<S, O, V> era) {}

    private final GameLog.Start start;
    private final Era<S, O, V> first;
    private final List<Position<S>> positions = new ArrayList<>();
    private final List<Era<S, O, V>> eras = new ArrayList<>();
    private @Nullable String difference;

    private Replay(Game<S, O, V> game, GameLog.Start start) {
        this.first = Era.of(game, start.settings());
        this.start = start;
    }

    /** Why this log cannot be replayed here; empty if it can. */
    public static Optional<String> refuse(GameLog log) {
        GameLog.Start start = log.start();
        List<Integer> versions = Games.versions(start.game());
        if (versions.isEmpty()) {
            return Optional.of("the log is of the game `" + start.game() + "`, which is not installed");
        }
        for (int version : versions(log)) {
            if (!versions.contains(version)) {
                return Optional.of("the log was played by version " + version + " of `" + start.game()
                        + "`, and this Arbiter has version " + inWords(versions) + ": it would not replay exactly");
            }
        }
        Optional<Game<?, ?, ?>> game = Games.find(start.game(), start.version());
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

    /** The versions by which the game was played, oldest first. */
    private static List<Integer> versions(GameLog log) {
        return Stream.concat(
                        Stream.of(log.start().version()),
                        log.entries().stream()
                                .filter(GameLog.Upgrade.class::isInstance)
                                .map(entry -> ((GameLog.Upgrade) entry).version()))
                .toList();
    }

    private static String inWords(List<Integer> versions) {
        return versions.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static Setup setup(Game<?, ?, ?> game, GameLog.Start start) {
        return new Setup(start.players(), Settings.of(game.parameters(), start.settings()), start.board());
    }

    /** The log must not be a refused one. */
    public static Replay<?, ?, ?> of(GameLog log) {
        GameLog.Start start = log.start();
        return of(Games.find(start.game(), start.version()).orElseThrow(), log);
    }

    public static <S, O, V> Replay<S, O, V> of(Game<S, O, V> game, GameLog log) {
        Replay<S, O, V> replay = of(game, log.start());
        log.entries().forEach(replay::append);
        return replay;
    }

    /** A replay that has only the first position so far. */
    public static <S, O, V> Replay<S, O, V> of(Game<S, O, V> game, GameLog.Start start) {
        Replay<S, O, V> replay = new Replay<>(game, start);
        replay.run();
        return replay;
    }

    private void run() {
        try {
            LoggedChance chance = new LoggedChance(start.draws());
            S state = first.game.setup(setup(first.game, start), chance);
            chance.close();
            compare("the first position", first, state, start.digest());
            add(new Step<>(Position.of(0, state), first));
        } catch (LoggedChance.Differs e) {
            difference = "turn 0: " + e.what();
        }
    }

    /** Applies one entry, unless a difference was found before. */
    public void append(GameLog.Entry entry) {
        if (difference != null) {
            return;
        }
        try {
            add(after(entry));
        } catch (LoggedChance.Differs e) {
            String place = entry instanceof GameLog.Turn turn ? "turn " + turn.number() : "entry " + positions.size();
            difference = place + ": " + e.what();
        }
    }

    /** Adds a turn that was resolved just now from the last position. */
    public void append(GameLog.Turn turn, Resolution<S> resolution) {
        add(new Step<>(position(turn, resolution), eras.getLast()));
    }

    private void add(Step<S, O, V> step) {
        positions.add(step.position);
        eras.add(step.era);
    }

    private static <S> Position<S> position(GameLog.Turn turn, Resolution<S> resolution) {
        return new Position<>(turn.number(), resolution.state(), resolution.events(), resolution.verdicts());
    }

    /** How a viewer saw the turn that led to a position. */
    public List<Frames.Frame<V>> frames(int at, GameLog.Turn turn, Viewer viewer) {
        S before = positions.get(at - 1).state();
        Game<S, O, V> game = game(at - 1);
        return Frames.of(game, before, sheets(game, before, turn), new LoggedChance(turn.draws()), viewer);
    }

    private Step<S, O, V> after(GameLog.Entry entry) {
        Position<S> last = positions.getLast();
        Era<S, O, V> era = eras.getLast();
        return switch (entry) {
            case GameLog.Turn turn -> new Step<>(resolve(era, last.state(), turn), era);
            case GameLog.Rollback(int to, String digest) -> {
                if (to < 0 || to >= positions.size()) {
                    throw new LoggedChance.Differs("a rollback to position " + to + ", which does not exist");
                }
                Position<S> back = positions.get(to);
                compare("the rollback", eras.get(to), back.state(), digest);
                // A rollback to a position before an upgrade also returns to the rules of that position.
                yield new Step<>(Position.of(back.turn(), back.state()), eras.get(to));
            }
            case GameLog.Correction(List<String> board, List<String> given, String digest) ->
                new Step<>(Position.of(last.turn(), stated("the correction", era, board, given, digest)), era);
            case GameLog.Upgrade upgrade -> {
                Era<S, O, V> next = era(upgrade);
                S state = stated("the upgrade", next, upgrade.board(), upgrade.given(), upgrade.digest());
                yield new Step<>(Position.of(last.turn(), state), next);
            }
        };
    }

    @SuppressWarnings("unchecked")
    private Era<S, O, V> era(GameLog.Upgrade upgrade) {
        Game<?, ?, ?> next = Games.find(start.game(), upgrade.version())
                .orElseThrow(() -> new LoggedChance.Differs("version " + upgrade.version() + " is not installed"));
        List<String> wrong = Settings.refuse(next.parameters(), upgrade.settings());
        if (!wrong.isEmpty()) {
            throw new LoggedChance.Differs("the settings of the upgrade: " + wrong.getFirst());
        }
        return (Era<S, O, V>) Era.of(next, upgrade.settings());
    }

    private S stated(String what, Era<S, O, V> era, List<String> board, List<String> given, String digest) {
        try {
            S state = era.read(start.players(), board, given);
            compare(what, era, state, digest);
            return state;
        } catch (Misread e) {
            throw new LoggedChance.Differs(what + " cannot be read: " + e.what());
        }
    }

    private static List<Line> lines(List<String> texts) {
        return texts.stream().map(Line::of).toList();
    }

    private Position<S> resolve(Era<S, O, V> era, S state, GameLog.Turn turn) {
        LoggedChance chance = new LoggedChance(turn.draws());
        Resolution<S> resolution = Play.resolve(era.game, state, sheets(era.game, state, turn), chance);
        chance.close();
        compare("turn " + turn.number(), era, resolution.state(), turn.digest());
        return position(turn, resolution);
    }

    <T, P> Map<Seat, Sheet<P>> sheets(Game<T, P, ?> game, T state, GameLog.Turn turn) {
        Map<Seat, Sheet<P>> sheets = new TreeMap<>();
        for (Map.Entry<String, List<String>> entry : turn.sheets().entrySet()) {
            Seat seat = seat(entry.getKey());
            sheets.put(seat, Play.read(game, state, seat, entry.getValue()));
        }
        return sheets;
    }

    Seat seat(String name) {
        int index = start.players().indexOf(name);
        if (index < 0 && !name.equals("host")) {
            throw new LoggedChance.Differs("a sheet of `" + name + "`, who is not in the game");
        }
        return index < 0 ? Seat.HOST : Seat.of(index);
    }

    private void compare(String what, Era<S, O, V> era, S state, String logged) {
        String digest = Play.digest(era.game, state);
        if (!digest.equals(logged)) {
            throw new LoggedChance.Differs(what + " gives the digest " + digest + " where the log has " + logged);
        }
    }

    /** Where the recomputed game differs from the log; empty if nowhere. */
    public Optional<String> difference() {
        return Optional.ofNullable(difference);
    }

    /** The first position, and one after every entry up to the first difference. */
    public List<Position<S>> positions() {
        return positions;
    }

    /** The rules for playing on from the last position. */
    public Game<S, O, V> game() {
        return eras.isEmpty() ? first.game : eras.getLast().game;
    }

    /** The rules for playing on from a position. */
    public Game<S, O, V> game(int at) {
        return eras.get(at).game;
    }

    /** The parameters for playing on from a position. */
    public Settings settings(int at) {
        return eras.get(at).settings;
    }

    public List<String> players() {
        return start.players();
    }

    /** What is wrong with the log's dice and receipts; empty if seed, draws and commitments agree. */
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

    /** Whether these draws follow from this seed: empty if they do, otherwise a sentence about the first one that does not. */
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
