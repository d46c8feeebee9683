package arbiter.engine.log;

import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/** Plays a game and writes its log as it goes. */
public final class Recorder<S, O, V> {
    private final Game<S, O, V> game;
    private final Seed seed;
    private final SeededChance chance;
    private final GameLog.Start start;
    private final List<GameLog.Entry> turns = new ArrayList<>();
    private S state;

    /** @param setup must not be refused by the game */
    public Recorder(Game<S, O, V> game, Setup setup, Seed seed) {
        this.game = game;
        this.seed = seed;
        this.chance = new SeededChance(seed, 0);
        this.state = game.setup(setup, chance);
        this.start = new GameLog.Start(
                game.ruleset().id(),
                game.ruleset().version(),
                setup.players(),
                setup.settings().overrides(game.parameters()),
                setup.board(),
                seed.commitment(),
                chance.takeDraws(),
                Play.digest(game, state));
    }

    public S state() {
        return state;
    }

    public Resolution<S> resolve(Map<Seat, Sheet<O>> sheets) {
        int number = game.turn(state);
        SequencedMap<String, List<String>> written = new LinkedHashMap<>();
        sheets.forEach((seat, sheet) -> written.put(name(seat), Play.normalForm(game, state, sheet)));
        Resolution<S> resolution = Play.resolve(game, state, sheets, chance);
        state = resolution.state();
        turns.add(
                new GameLog.Turn(number, written, new LinkedHashMap<>(), chance.takeDraws(), Play.digest(game, state)));
        return resolution;
    }

    private String name(Seat seat) {
        return seat.isHost() ? "host" : start.players().get(seat.index());
    }

    /** How many numbers of the seed were used. A later process continues from there. */
    public long drawsUsed() {
        return chance.counter();
    }

    /** The log so far; it contains the seed only when the game is over. */
    public GameLog log() {
        return new GameLog(start, turns, game.standing(state).over() ? seed : null);
    }
}
