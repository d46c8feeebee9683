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
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Two positions that look the same to a seat tell that seat the same: verdicts and their sentences, menus, rehearsals, advice,
 * pictures, and the report of a turn that brings none of the difference to light.
 */
final class Secrecy<S, O, V> {
    private final Game<S, O, V> game;
    private final S one;
    private final S other;
    private final String where;

    Secrecy(Game<S, O, V> game, S one, S other, String where) {
        this.game = game;
        this.one = one;
        this.other = other;
        this.where = where;
    }

    /** What the seat is told while it orders. */
    void holdsWhileOrdering(Seat seat, List<String> lines) {
        Viewer viewer = Viewer.of(seat);
        String who = where + ", seat " + seat.index();
        assertEquals(verdicts(one, seat, lines), verdicts(other, seat, lines), who + ": verdicts on " + lines);
        assertEquals(advice(one, seat), advice(other, seat), who + ": menus and advice");
        assertEquals(rehearsed(one, seat, lines), rehearsed(other, seat, lines), who + ": rehearsal of " + lines);
        // A guide says much about every line; one pair in four is enough to find a guide that looks at the wrong position.
        if (Math.floorMod(who.hashCode(), 4) == 0) {
            assertEquals(guided(one, seat, lines), guided(other, seat, lines), who + ": guide for " + lines);
        }
        assertEquals(drawn(one, seat, lines), drawn(other, seat, lines), who + ": picture with " + lines);
        assertEquals(
                game.picture().sketch(game.view(one, viewer)),
                game.picture().sketch(game.view(other, viewer)),
                who + ": sketch");
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

    private List<?> guided(S state, Seat seat, List<String> lines) {
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

    private String drawn(S state, Seat seat, List<String> lines) {
        Sheet<O> sheet = Play.read(game, state, seat, lines);
        return game.picture().draw(game.view(state, Viewer.of(seat)), sheet, List.of(), Look.of(Theme.PAPER));
    }

    /**
     * What a viewer is told when both positions resolve with the same sheets. Where the views differ afterwards, the rules have
     * brought the difference to light, and the reports may differ as well.
     */
    void holdsAfterwards(Map<Seat, Sheet<O>> sheets, Viewer viewer, Supplier<Chance> chance) {
        Resolution<S> first = Play.resolve(game, one, sheets, chance.get());
        Resolution<S> second = Play.resolve(game, other, sheets, chance.get());
        if (!game.view(first.state(), viewer).equals(game.view(second.state(), viewer))) {
            return;
        }
        List<Event> told = Event.seenBy(viewer, first.events());
        List<Event> toldToo = Event.seenBy(viewer, second.events());
        assertEquals(told, toldToo, where + ", " + viewer + ": events");
        assertEquals(
                game.words().prose().tell(first.state(), told),
                game.words().prose().tell(second.state(), toldToo),
                where + ", " + viewer + ": report");
        if (Math.floorMod((where + viewer).hashCode(), 4) != 0) {
            return;
        }
        assertEquals(
                Frames.of(game, one, sheets, chance.get(), viewer),
                Frames.of(game, other, sheets, chance.get(), viewer),
                where + ", " + viewer + ": frames");
    }

    /** The sheets of everybody but the owner of the secret, whose orders may rest on it. */
    Map<Seat, Sheet<O>> sheetsWithout(Seat owner, RandomGenerator random) {
        Map<Seat, Sheet<O>> sheets = new TreeMap<>(new RandomPlay<>(game, random).sheets(one));
        sheets.computeIfPresent(owner, (seat, sheet) -> Sheet.empty());
        return sheets;
    }
}
