package arbiter.engine.log;

import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Chance;
import arbiter.engine.chance.Draw;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Parameter;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Slip;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.words.Prose;
import arbiter.engine.words.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Another version of a game's rules: what each played turn would have been under that version, and the entry that moves the
 * game to it. Each turn is compared from the position at which it really began, so that a difference in one turn is not
 * reported again in all later turns.
 */
public final class OtherRules<S, O, V> {
    private final Game<S, O, V> game;

    private OtherRules(Game<S, O, V> game) {
        this.game = game;
    }

    public static <S, O, V> OtherRules<S, O, V> of(Game<S, O, V> game) {
        return new OtherRules<>(game);
    }

    /**
     * One turn under both versions.
     *
     * @param at the number of the position after the turn
     * @param number of the turn
     * @param orders lines that one version accepts and the other rejects
     * @param position differences in the position after the turn
     * @param report differences in the report
     * @param unreadable why the other version cannot resolve the turn at all; empty if it can
     */
    public record Turn(
            int at, int number, List<OrderChange> orders, Change position, Change report, String unreadable) {
        public Turn {
            orders = List.copyOf(orders);
        }

        public boolean differs() {
            return !unreadable.isEmpty() || !orders.isEmpty() || position.some() || report.some();
        }
    }

    /**
     * @param player who gave the order
     * @param before why the order was rejected; empty if it was accepted
     * @param after why the other version rejects it; empty if it accepts it
     */
    public record OrderChange(String player, String line, String before, String after) {}

    /**
     * @param gone lines that only the version of the game has
     * @param come lines that only the other version has
     */
    public record Change(List<String> gone, List<String> come) {
        public static final Change NONE = new Change(List.of(), List.of());

        public Change {
            gone = List.copyOf(gone);
            come = List.copyOf(come);
        }

        static Change between(List<String> before, List<String> after) {
            return new Change(without(before, after), without(after, before));
        }

        private static List<String> without(List<String> lines, List<String> others) {
            List<String> left = new ArrayList<>(lines);
            others.forEach(left::remove);
            return left;
        }

        public boolean some() {
            return !gone.isEmpty() || !come.isEmpty();
        }
    }

    /** The entry that moves the game to this version. The position must be the last one. */
    public GameLog.Upgrade upgrade(Past<?, ?, ?> past, int at) throws Misread {
        Settings settings = settings(past, at);
        S state = read(past, at, settings);
        return new GameLog.Upgrade(
                game.ruleset().version(),
                settings.overrides(game.parameters()),
                game.words().positions().writeBoard(state),
                game.words().positions().write(state),
                Play.digest(game, state));
    }

    /** A parameter keeps the value with which the game was played, even if the newer version has another default. */
    private Settings settings(Past<?, ?, ?> past, int at) {
        Settings settings = Settings.defaults(game.parameters());
        Map<String, String> played = past.step(at).era().settings().all();
        for (Parameter parameter : game.parameters()) {
            String value = played.get(parameter.name());
            if (value != null && parameter.refuse(value).isEmpty()) {
                settings = settings.with(parameter.name(), value);
            }
        }
        return settings;
    }

    private <T> S read(Past<T, ?, ?> past, int at, Settings settings) throws Misread {
        T state = past.step(at).state();
        var positions = past.step(at).era().game().words().positions();
        return game.words()
                .positions()
                .read(past.players(), settings, lines(positions.writeBoard(state)), lines(positions.write(state)));
    }

    private static List<Line> lines(List<String> texts) {
        List<Line> lines = new ArrayList<>();
        for (String text : texts) {
            lines.add(new Line(text, lines.size() + 1, 1));
        }
        return lines;
    }

    /** The turn that led to a position, under both versions. */
    public <T, P> Turn compare(Past<T, P, ?> past, int at, GameLog.Turn turn) {
        try {
            S before = read(past, at - 1, settings(past, at - 1));
            Resolution<S> resolution = Play.resolve(
                    game, before, Steps.sheets(past.players(), game, before, turn), new NearChance(turn.draws()));
            return new Turn(
                    at,
                    turn.number(),
                    orders(past, at, turn, before),
                    Change.between(played(past, at), game.words().positions().write(resolution.state())),
                    Change.between(
                            told(past.step(at - 1).era().game(), past.step(at).position()),
                            sentences(game.words().prose(), resolution.state(), resolution.events())),
                    "");
        } catch (Misread e) {
            return new Turn(at, turn.number(), List.of(), Change.NONE, Change.NONE, e.what());
        }
    }

    /**
     * The position that was reached, written by this version if it can read it, so that a different wording is not reported
     * as a difference.
     */
    private <T> List<String> played(Past<T, ?, ?> past, int at) {
        try {
            return game.words().positions().write(read(past, at, settings(past, at)));
        } catch (Misread e) {
            return past.step(at)
                    .era()
                    .game()
                    .words()
                    .positions()
                    .write(past.step(at).state());
        }
    }

    private static <T> List<String> told(Game<T, ?, ?> game, Step.Position<T> position) {
        return sentences(game.words().prose(), position.state(), position.events());
    }

    private static <T> List<String> sentences(Prose<T> prose, T state, List<Event> events) {
        return prose.tell(state, events).stream()
                .flatMap(section -> section.sentences().stream())
                .map(Sentence::text)
                .toList();
    }

    private <T, P> List<OrderChange> orders(Past<T, P, ?> past, int at, GameLog.Turn turn, S before) {
        List<OrderChange> changes = new ArrayList<>();
        T was = past.step(at - 1).state();
        turn.sheets().forEach((player, lines) -> {
            Seat seat = Steps.seat(past.players(), player);
            List<String> then = reasons(past.step(at - 1).era().game(), was, seat, lines);
            List<String> now = reasons(game, before, seat, lines);
            for (int i = 0; i < lines.size(); i++) {
                if (then.get(i).isEmpty() != now.get(i).isEmpty()) {
                    changes.add(new OrderChange(player, lines.get(i), then.get(i), now.get(i)));
                }
            }
        });
        return changes;
    }

    /** Why each line is rejected, as far as the seat may know; empty for an accepted line. */
    private static <T, P> List<String> reasons(Game<T, P, ?> game, T state, Seat seat, List<String> lines) {
        Sheet<P> sheet = Play.read(game, state, seat, lines);
        List<Verdict> verdicts = Play.check(game, state, seat, sheet);
        List<String> reasons = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            reasons.add(reason(game, state, sheet.lines().get(i), verdicts.get(i)));
        }
        return reasons;
    }

    private static <T, P> String reason(Game<T, P, ?> game, T state, Reading<P> line, Verdict verdict) {
        return switch (verdict) {
            case Verdict.Accepted() -> "";
            case Verdict.Rejected(Rejection rejection) ->
                switch (line) {
                    case Reading.Unreadable<P>(String raw, Slip slip) -> slip.message();
                    case Reading.Order<P> order -> game.words().prose().explain(state, rejection);
                };
        };
    }

    /**
     * Repeats the draws of the played turn as long as the other rules ask for the same draws. After that it uses numbers
     * that do not depend on the game's seed, because those would reveal future dice.
     */
    private static final class NearChance implements Chance {
        private final List<Draw> left;
        private final Chance other = new SeededChance(Seed.named("other rules"), 0);

        NearChance(List<Draw> draws) {
            this.left = new ArrayList<>(draws);
        }

        @Override
        public int below(int bound, String purpose) {
            for (int i = 0; i < left.size(); i++) {
                Draw draw = left.get(i);
                if (draw.bound() == bound && draw.purpose().equals(purpose)) {
                    left.remove(i);
                    return draw.value();
                }
            }
            return other.below(bound, purpose);
        }
    }
}
