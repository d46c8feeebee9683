package arbiter.bots.temper;

import arbiter.engine.Advice;
import arbiter.engine.Ahead;
import arbiter.engine.Boards;
import arbiter.engine.Face;
import arbiter.engine.FirstGame;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Rehearsed;
import arbiter.engine.Resolution;
import arbiter.engine.Ruleset;
import arbiter.engine.Standing;
import arbiter.engine.Witness;
import arbiter.engine.book.Term;
import arbiter.engine.chance.Chance;
import arbiter.engine.guide.Guide;
import arbiter.engine.picture.Picture;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Parameter;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.words.Wording;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** A game as a bot with a temperament sees it: only the advice is different. */
public final class TemperedGame<S, O, V> implements Game<S, O, V> {
    private final Game<S, O, V> game;
    private final Advice<S, O> advice;

    public TemperedGame(Game<S, O, V> game, Temperament temperament, Seat seat, Optional<Seat> offender) {
        this.game = game;
        this.advice = new TemperedAdvice<>(game.advice(), temperament, seat, offender);
    }

    @Override
    public Advice<S, O> advice() {
        return advice;
    }

    @Override
    public Ruleset ruleset() {
        return game.ruleset();
    }

    @Override
    public List<Parameter> parameters() {
        return game.parameters();
    }

    @Override
    public List<Rejection> refuse(Setup setup) {
        return game.refuse(setup);
    }

    @Override
    public SequencedMap<String, List<String>> fair(int seats) {
        return game.fair(seats);
    }

    @Override
    public S setup(Setup setup, Chance chance) {
        return game.setup(setup, chance);
    }

    @Override
    public List<Seat> awaiting(S state) {
        return game.awaiting(state);
    }

    @Override
    public Pace pace(S state) {
        return game.pace(state);
    }

    @Override
    public Seat active(S state) {
        return game.active(state);
    }

    @Override
    public boolean mayOrder(S state, Seat seat) {
        return game.mayOrder(state, seat);
    }

    @Override
    public int turn(S state) {
        return game.turn(state);
    }

    @Override
    public List<Verdict> check(S state, Seat seat, Sheet<O> sheet) {
        return game.check(state, seat, sheet);
    }

    @Override
    public boolean accepts(S state, Seat seat, O order) {
        return game.accepts(state, seat, order);
    }

    @Override
    public Rehearsed<S> rehearse(S state, Seat seat, Sheet<O> drafted) {
        return game.rehearse(state, seat, drafted);
    }

    @Override
    public Sheet<O> draftAfter(S state, Seat seat, Sheet<O> sent) {
        return game.draftAfter(state, seat, sent);
    }

    @Override
    public Resolution<S> resolve(S state, Sheets<O> sheets, Chance chance) {
        return game.resolve(state, sheets, chance);
    }

    @Override
    public Resolution<S> resolve(S state, Sheets<O> sheets, Chance chance, Witness<S> witness) {
        return game.resolve(state, sheets, chance, witness);
    }

    @Override
    public V view(S state, Viewer viewer) {
        return game.view(state, viewer);
    }

    @Override
    public V glimpse(S before, S during, S after, Viewer viewer) {
        return game.glimpse(before, during, after, viewer);
    }

    @Override
    public S forget(S state, Viewer viewer, Chance chance) {
        return game.forget(state, viewer, chance);
    }

    @Override
    public Standing standing(S state) {
        return game.standing(state);
    }

    @Override
    public Wording<S, O, V> words() {
        return game.words();
    }

    @Override
    public Picture<O, V> picture() {
        return game.picture();
    }

    @Override
    public Guide<S, O> guide() {
        return game.guide();
    }

    @Override
    public Ahead<S, O, V> ahead() {
        return game.ahead();
    }

    @Override
    public Face face() {
        return game.face();
    }

    @Override
    public Boards boards() {
        return game.boards();
    }

    @Override
    public List<Term> terms() {
        return game.terms();
    }

    @Override
    public FirstGame firstGame() {
        return game.firstGame();
    }
}
