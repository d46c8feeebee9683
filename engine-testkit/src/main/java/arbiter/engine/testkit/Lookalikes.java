package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.Frames;
import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Chance;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Resolves one position with different sheets of one seat and the same dice, and remembers for each other viewer what the
 * position after the turn looked like. Two turns with the same look must have been told in the same way.
 */
final class Lookalikes<S, O, V> {
    private final Game<S, O, V> game;
    private final S before;
    private final List<Viewer> viewers;
    private final Supplier<Chance> chance;
    private final Predicate<Event> announced;
    private final Map<Seen<V>, Turn<S, O>> firsts = new HashMap<>();

    /** What a viewer sees after the turn, and what the rules have told everybody about it. */
    private record Seen<V>(Viewer viewer, V view, List<Event> announced) {}

    /** A resolved turn, and how a failure names it. */
    private record Turn<S, O>(Map<Seat, Sheet<O>> sheets, Resolution<S> resolution, String name) {}

    /** @param announced events that the rules tell to everybody although they may leave no trace */
    Lookalikes(
            Game<S, O, V> game, S before, List<Viewer> viewers, Supplier<Chance> chance, Predicate<Event> announced) {
        this.game = game;
        this.before = before;
        this.viewers = viewers;
        this.chance = chance;
        this.announced = announced;
    }

    /**
     * Resolves a turn and compares it with the first one that looked the same. Returns for how many viewers there was one that
     * differs in secrets.
     */
    int resolve(Map<Seat, Sheet<O>> sheets, String name) {
        Map<Seat, Sheet<O>> kept = new TreeMap<>(sheets);
        Resolution<S> resolution = Play.resolve(game, before, kept, chance.get());
        Turn<S, O> turn = new Turn<>(kept, resolution, name);
        int differ = 0;
        for (Viewer viewer : viewers) {
            V view = game.view(resolution.state(), viewer);
            List<Event> told = seen(turn, viewer).stream().filter(announced).toList();
            Turn<S, O> first = firsts.putIfAbsent(new Seen<>(viewer, view, told), turn);
            if (first != null) {
                String where = viewer + " tells turns apart that look the same:\n" + first.name + "\n" + name + "\n";
                assertEquals(seen(first, viewer), seen(turn, viewer), where + "events");
                if (!written(first).equals(written(turn))) {
                    assertToldTheSame(first, turn, viewer, where);
                    differ++;
                }
            }
        }
        return differ;
    }

    private List<Event> seen(Turn<S, O> turn, Viewer viewer) {
        return Event.seenBy(viewer, turn.resolution.events());
    }

    private List<String> written(Turn<S, O> turn) {
        return game.words().positions().write(turn.resolution.state());
    }

    private void assertToldTheSame(Turn<S, O> first, Turn<S, O> second, Viewer viewer, String where) {
        assertEquals(told(first, viewer), told(second, viewer), where + "report");
        assertEquals(decided(first), decided(second), where + "what is decided next");
        assertEquals(verdicts(first, viewer), verdicts(second, viewer), where + "verdicts");
        // What takes long is tested for a part of the turns.
        if (Math.floorMod((viewer + second.name).hashCode(), 8) == 0) {
            assertEquals(drawn(first, viewer), drawn(second, viewer), where + "picture and measures");
            assertEquals(known(first, viewer), known(second, viewer), where + "position as it is known");
            assertEquals(frames(first, viewer), frames(second, viewer), where + "steps");
        }
    }

    private List<?> told(Turn<S, O> turn, Viewer viewer) {
        return game.words().prose().tell(turn.resolution.state(), seen(turn, viewer));
    }

    private List<?> drawn(Turn<S, O> turn, Viewer viewer) {
        V view = game.view(turn.resolution.state(), viewer);
        return List.of(
                game.picture().draw(view, Sheet.empty(), seen(turn, viewer), Look.of(Theme.PAPER)),
                game.picture().sketch(view),
                game.guide().measures(turn.resolution.state(), seen(turn, viewer), viewer));
    }

    private List<?> decided(Turn<S, O> turn) {
        S after = turn.resolution.state();
        return List.of(game.standing(after), game.turn(after), game.awaiting(after), game.pace(after));
    }

    private List<String> known(Turn<S, O> turn, Viewer viewer) {
        return game.words().positions().write(game.forget(turn.resolution.state(), viewer, chance.get()));
    }

    /** What the viewer is told about its own lines. */
    private List<String> verdicts(Turn<S, O> turn, Viewer viewer) {
        List<String> told = new ArrayList<>();
        if (viewer instanceof Viewer.Player(Seat seat)) {
            for (Verdict verdict : turn.resolution.verdicts().getOrDefault(seat, List.of())) {
                told.add(
                        verdict instanceof Verdict.Rejected(var rejection)
                                ? rejection + " " + game.words().prose().explain(before, rejection)
                                : "accepted");
            }
        }
        return told;
    }

    private List<Frames.Frame<V>> frames(Turn<S, O> turn, Viewer viewer) {
        return Frames.of(game, before, turn.sheets, chance.get(), viewer);
    }
}
