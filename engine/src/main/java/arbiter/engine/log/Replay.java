package arbiter.engine.log;

import arbiter.engine.Commitment;
import arbiter.engine.Event;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.Seat;
import arbiter.engine.Settings;
import arbiter.engine.Setup;
import arbiter.engine.Sheet;
import arbiter.engine.chance.Draw;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Recomputes a game from its log and compares every position with the digest that the log has for it. */
public final class Replay<S, O, V> {
    /** @param events what happened in the turn */
    public record Position<S>(int turn, S state, List<Event> events) {}

    private final Game<S, O, V> game;
    private final GameLog log;
    private final List<Position<S>> positions = new ArrayList<>();
    private @Nullable String difference;

    private Replay(Game<S, O, V> game, GameLog log) {
        this.game = game;
        this.log = log;
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
        Replay<S, O, V> replay = new Replay<>(game, log);
        replay.run();
        return replay;
    }

    private void run() {
        try {
            LoggedChance chance = new LoggedChance(log.start().draws());
            S state = game.setup(setup(game, log.start()), chance);
            chance.close();
            compare("the first position", state, log.start().digest());
            positions.add(new Position<>(0, state, List.of()));
            for (GameLog.Turn turn : log.turns()) {
                state = resolve(state, turn);
            }
        } catch (LoggedChance.Differs e) {
            difference = "turn "
                    + (positions.isEmpty()
                            ? 0
                            : log.turns().get(positions.size() - 1).number()) + ": " + e.what();
        }
    }

    private S resolve(S state, GameLog.Turn turn) {
        Map<Seat, Sheet<O>> sheets = new TreeMap<>();
        for (Map.Entry<String, List<String>> entry : turn.sheets().entrySet()) {
            Seat seat = seat(entry.getKey());
            sheets.put(seat, Play.read(game, state, seat, entry.getValue()));
        }
        LoggedChance chance = new LoggedChance(turn.draws());
        Resolution<S> resolution = Play.resolve(game, state, sheets, chance);
        chance.close();
        compare("turn " + turn.number(), resolution.state(), turn.digest());
        positions.add(new Position<>(turn.number(), resolution.state(), resolution.events()));
        return resolution.state();
    }

    private Seat seat(String name) {
        int index = log.start().players().indexOf(name);
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
