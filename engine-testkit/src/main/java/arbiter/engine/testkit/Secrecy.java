package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.Frames;
import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.Rehearsed;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Chance;
import arbiter.engine.guide.Choice;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Tests that a seat is told the same in two positions that look the same to it: verdicts and their sentences, menus,
 * rehearsals, advice, pictures, and the report of a turn that does not reveal the difference. What the first position tells
 * is computed once and compared with every other position.
 */
final class Secrecy<S, O, V> {
    private final Game<S, O, V> game;
    private final S one;
    private final Map<Seat, List<String>> typed;
    private final Supplier<Chance> chance;
    private final String where;
    private final Map<Seat, Desk> desks = new TreeMap<>();

    /** What a seat is told while it orders. */
    private record Desk(
            List<String> verdicts,
            List<?> advice,
            List<?> rehearsed,
            List<?> guided,
            String drawn,
            List<String> sketch) {}

    /** A turn of the first position, and what it has told each viewer so far. */
    final class Turn {
        private final Map<Seat, Sheet<O>> sheets;
        private final Resolution<S> resolution;
        private final Map<Viewer, List<?>> told = new LinkedHashMap<>();

        private Turn(Map<Seat, Sheet<O>> sheets) {
            this.sheets = sheets;
            this.resolution = Play.resolve(game, one, sheets, chance.get());
        }

        /**
         * Compares what the viewers are told when another position is resolved with the same sheets. If the views differ
         * after the turn, the rules have revealed the difference, and the reports may differ too.
         */
        void tellsTheSameAs(S other, List<Viewer> viewers) {
            Resolution<S> second = Play.resolve(game, other, sheets, chance.get());
            for (Viewer viewer : viewers) {
                if (game.view(resolution.state(), viewer).equals(game.view(second.state(), viewer))) {
                    assertEquals(
                            told.computeIfAbsent(viewer, each -> told(one, resolution, each)),
                            told(other, second, viewer),
                            where + ", " + viewer + ": events, report and frames");
                }
            }
        }

        private List<?> told(S before, Resolution<S> after, Viewer viewer) {
            List<Event> events = Event.seenBy(viewer, after.events());
            return List.of(
                    events,
                    game.words().prose().tell(after.state(), events),
                    sampled(viewer) ? Frames.of(game, before, sheets, chance.get(), viewer) : List.of());
        }
    }

    /** @param typed lines that each seat writes, mistakes included */
    Secrecy(Game<S, O, V> game, S one, Map<Seat, List<String>> typed, Supplier<Chance> chance, String where) {
        this.game = game;
        this.one = one;
        this.typed = typed;
        this.chance = chance;
        this.where = where;
    }

    /** What the seat is told while it orders must be the same at the other position. */
    void holdsWhileOrdering(S other, Seat seat) {
        Desk first = desks.computeIfAbsent(seat, each -> desk(one, each));
        Desk second = desk(other, seat);
        String who = where + ", seat " + seat.index();
        List<String> lines = lines(seat);
        assertEquals(first.verdicts, second.verdicts, who + ": verdicts on " + lines);
        assertEquals(first.advice, second.advice, who + ": menus and advice");
        assertEquals(first.rehearsed, second.rehearsed, who + ": rehearsal of " + lines);
        assertEquals(first.guided, second.guided, who + ": guide for " + lines);
        assertEquals(first.drawn, second.drawn, who + ": picture with " + lines);
        assertEquals(first.sketch, second.sketch, who + ": sketch");
    }

    private List<String> lines(Seat seat) {
        return typed.getOrDefault(seat, List.of());
    }

    private Desk desk(S state, Seat seat) {
        List<String> lines = lines(seat);
        return new Desk(
                verdicts(state, seat, lines),
                advice(state, seat),
                rehearsed(state, seat, lines),
                guided(state, seat, lines),
                drawn(state, seat, lines),
                game.picture().sketch(game.view(state, Viewer.of(seat))));
    }

    private List<String> verdicts(S state, Seat seat, List<String> lines) {
        List<String> told = new ArrayList<>();
        for (Verdict verdict : Play.check(game, state, seat, Play.read(game, state, seat, lines))) {
            told.add(
                    verdict instanceof Verdict.Rejected(var rejection)
                            ? rejection + " " + game.words().prose().explain(state, rejection)
                            : "accepted");
        }
        return told;
    }

    private List<?> advice(S state, Seat seat) {
        return List.of(
                game.advice().candidates(state, seat),
                game.advice().ideas(state, seat),
                game.advice().plans(state, seat),
                game.advice().openings(state, seat),
                game.advice().studied(state, seat));
    }

    private List<?> rehearsed(S state, Seat seat, List<String> lines) {
        Rehearsed<S> after = game.rehearse(state, seat, Play.read(game, state, seat, lines));
        return List.of(
                after.certain(),
                game.view(after.after(), Viewer.of(seat)),
                game.advice().candidates(after.after(), seat));
    }

    /**
     * A guide computes much for every line. Testing one of four seats and positions is enough to find a guide that uses
     * hidden facts.
     */
    private List<?> guided(S state, Seat seat, List<String> lines) {
        if (!sampled(seat)) {
            return List.of();
        }
        Sheet<O> sheet = Play.read(game, state, seat, lines);
        List<String> choices = new ArrayList<>();
        for (Choice<O> choice : game.guide().choices(state, seat, sheet)) {
            Choice.Amount<O> amount = choice.amount();
            choices.add(String.join(
                    " | ",
                    game.words().notation().write(state, choice.order()),
                    choice.group(),
                    choice.label(),
                    choice.effect(),
                    choice.intent().toString(),
                    amount == null ? "" : amount.least() + ".." + amount.usual() + ".." + amount.most()));
        }
        return List.of(
                choices,
                game.guide().intents(state, seat, sheet),
                game.guide().purse(state, seat, sheet),
                game.guide().warnings(state, seat, sheet),
                game.guide().goal(state, Viewer.of(seat)),
                game.guide().measures(state, List.of(), Viewer.of(seat)));
    }

    private boolean sampled(Object who) {
        return Math.floorMod((where + who).hashCode(), 4) == 0;
    }

    private String drawn(S state, Seat seat, List<String> lines) {
        Sheet<O> sheet = Play.read(game, state, seat, lines);
        return game.picture().draw(game.view(state, Viewer.of(seat)), sheet, List.of(), Look.of(Theme.PAPER));
    }

    /** A turn with the sheets of all seats except the owner of the secret, whose orders may depend on it. */
    Turn turnWithout(Seat owner, RandomGenerator random) {
        Map<Seat, Sheet<O>> sheets = new TreeMap<>(new RandomPlay<>(game, random).sheets(one));
        sheets.computeIfPresent(owner, (seat, sheet) -> Sheet.empty());
        return new Turn(sheets);
    }
}
