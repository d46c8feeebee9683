package arbiter.engine.log;

import arbiter.engine.Commitment;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.chance.Draw;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.setup.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Recomputes a game from its log and compares every position with its digest in the log. */
public final class Replay<S, O, V> implements Past<S, O, V> {
    private final GameLog.Start start;
    private final Steps<S, O, V> steps;
    private final List<Step<S, O, V>> all = new ArrayList<>();
    private @Nullable String difference;

    private Replay(Game<S, O, V> game, GameLog.Start start) {
        this.steps = new Steps<>(game, start);
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
        return game.get().refuse(Steps.setup(game.get(), start)).stream()
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
            all.add(steps.first());
        } catch (Differs e) {
            difference = "turn 0: " + e.what();
        }
    }

    /** Applies one entry, unless a difference was found before. */
    public void append(GameLog.Entry entry) {
        if (difference != null) {
            return;
        }
        try {
            all.add(steps.after(this, entry));
        } catch (Differs e) {
            String place = entry instanceof GameLog.Turn turn ? "turn " + turn.number() : "entry " + all.size();
            difference = place + ": " + e.what();
        }
    }

    @Override
    public int last() {
        return all.size() - 1;
    }

    @Override
    public Step<S, O, V> step(int at) {
        return all.get(at);
    }

    /** Where the recomputed game differs from the log; empty if nowhere. */
    public Optional<String> difference() {
        return Optional.ofNullable(difference);
    }

    /** The first position, and one after every entry up to the first difference. */
    public List<Step.Position<S>> positions() {
        return all.stream().map(Step::position).toList();
    }

    /** The rules for playing on from the last position. */
    public Game<S, O, V> game() {
        return all.isEmpty() ? steps.era().game() : all.getLast().era().game();
    }

    @Override
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
        wrong.addAll(StandingCheck.commitments(log));
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
