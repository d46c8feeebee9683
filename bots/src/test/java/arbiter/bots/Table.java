package arbiter.bots;

import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A game of two bots that plays a few decisions, so that tests have positions. */
public final class Table<S, O> {
    public record Decision<S>(S state, Seat seat) {}

    private final Game<S, O, ?> game;

    public Table(Game<S, O, ?> game) {
        this.game = game;
    }

    static Setup setup(Game<?, ?, ?> game) {
        return new Setup(List.of("A", "B"), Settings.defaults(game.parameters()), "");
    }

    public List<Decision<S>> decisions(long seed, int most) {
        SeededChance chance = new SeededChance(Seed.named("table " + seed), 0);
        S state = game.setup(setup(game), chance);
        List<Decision<S>> decisions = new ArrayList<>();
        while (decisions.size() < most && !game.awaiting(state).isEmpty()) {
            Map<Seat, Sheet<O>> sheets = new TreeMap<>();
            for (Seat seat : next(state)) {
                decisions.add(new Decision<>(state, seat));
                Thinking thinking = Thinking.looks(seed + decisions.size(), 1);
                sheets.put(seat, new Recruit().decide(game, state, seat, thinking));
            }
            state = Play.resolve(game, state, sheets, chance).state();
        }
        return decisions;
    }

    /** The number of resolutions before the third turn if this bot plays both seats; stops counting at 200. */
    int resolutionsOfTheFirstTurns(Bot bot, long looks) {
        SeededChance chance = new SeededChance(Seed.named("first turns"), 0);
        S state = game.setup(setup(game), chance);
        int count = 0;
        while (game.turn(state) < 3 && count < 200) {
            Map<Seat, Sheet<O>> sheets = new TreeMap<>();
            for (Seat seat : next(state)) {
                sheets.put(seat, bot.decide(game, state, seat, Thinking.looks(2L * count + seat.index(), looks)));
            }
            state = Play.resolve(game, state, sheets, chance).state();
            count++;
        }
        return count;
    }

    private List<Seat> next(S state) {
        List<Seat> awaited = game.awaiting(state);
        return game.pace(state) == Pace.AT_ONCE ? awaited.subList(0, 1) : awaited;
    }
}
