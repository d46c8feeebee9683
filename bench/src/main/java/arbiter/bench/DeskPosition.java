package arbiter.bench;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.Workshop;
import arbiter.engine.chance.Chance;
import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Guide;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A position in the middle of a game, reached by random legal orders, and one seat's half-written sheet. It is the seat with the most
 * choices; if orders are resolved one by one, the decision of the turn with the most choices. Games with a workshop get a generated board
 * of a given size, the others their default board.
 */
final class DeskPosition<S, O> {
    private static final int LONGEST = 5_000;

    private final Game<S, O, ?> game;
    private final SplittableRandom random = new SplittableRandom(100);
    private final Chance chance = (bound, purpose) -> random.nextInt(bound);
    private final S state;
    private final Seat seat;
    private final List<String> lines;

    private DeskPosition(Game<S, O, ?> game, int players, int size, int turn, int drafted) {
        this.game = game;
        String board = game.boards()
                .workshop()
                .map(workshop -> board(workshop, players, size))
                .orElse("");
        List<String> names = IntStream.range(0, players).mapToObj(p -> "P" + p).toList();
        S now = game.setup(new Setup(names, Settings.defaults(game.parameters()), board), chance);
        S next = now;
        for (int i = 0;
                i < LONGEST && game.turn(now) < turn && !game.standing(next).over();
                i++) {
            now = next;
            next = decide(now);
        }
        S richest = now;
        while (game.pace(now) == Pace.AT_ONCE
                && game.turn(next) == turn
                && !game.standing(next).over()) {
            now = next;
            next = decide(now);
            richest = choices(now, busiest(now)) > choices(richest, busiest(richest)) ? now : richest;
        }
        this.state = richest;
        this.seat = busiest(richest);
        this.lines = draft(seat, drafted);
    }

    static DeskPosition<?, ?> of(String id, int players, int size, int turn, int drafted) {
        return new DeskPosition<>(Games.byId(id).orElseThrow(), players, size, turn, drafted);
    }

    private static String board(Workshop workshop, int players, int size) {
        return workshop.make(
                new Workshop.Wish(7, size, players, workshop.styles().getFirst()));
    }

    private S decide(S now) {
        Map<Seat, Sheet<O>> sheets = new TreeMap<>();
        if (game.pace(now) == Pace.AT_ONCE) {
            Seat first = game.awaiting(now).getFirst();
            sheets.put(first, Sheet.of(one(now, first)));
        } else {
            game.awaiting(now).forEach(seat -> sheets.put(seat, Sheet.of(some(now, seat, 12))));
        }
        return Play.resolve(game, now, sheets, chance).state();
    }

    /** If orders are resolved one by one, the last candidate only continues the turn; without it, some phases would hardly end. */
    private O one(S now, Seat seat) {
        List<O> candidates = game.advice().candidates(now, seat);
        return random.nextInt(6) == 0 ? candidates.getLast() : candidates.get(random.nextInt(candidates.size()));
    }

    /** Random candidates that are legal together. */
    private List<O> some(S now, Seat seat, int tries) {
        List<O> candidates = game.advice().candidates(now, seat);
        List<O> orders = new ArrayList<>();
        for (int i = 0; i < tries && !candidates.isEmpty(); i++) {
            orders.add(candidates.get(random.nextInt(candidates.size())));
            if (!Verdict.allAccepted(Play.check(game, now, seat, Sheet.of(orders)))) {
                orders.removeLast();
            }
        }
        return orders;
    }

    private int choices(S now, Seat seat) {
        return game.guide().choices(now, seat, Sheet.empty()).size();
    }

    private Seat busiest(S now) {
        return game.awaiting(now).stream()
                .max(Comparator.comparingInt(seat -> choices(now, seat)))
                .orElseThrow();
    }

    private List<String> draft(Seat seat, int drafted) {
        List<O> orders = new ArrayList<>();
        while (orders.size() < drafted) {
            List<Choice<O>> choices = game.guide().choices(state, seat, Sheet.of(orders)).stream()
                    .filter(choice -> choice.role() == Choice.Role.ORDER)
                    .toList();
            if (choices.isEmpty()) {
                break;
            }
            orders.add(choices.get(random.nextInt(choices.size())).order());
        }
        return orders.stream()
                .map(order -> game.words().notation().write(state, order))
                .toList();
    }

    /** Everything that the rules compute for a page when a line of the sheet changes. */
    Object desk() {
        Guide<S, O> guide = game.guide();
        Sheet<O> sheet = Play.read(game, state, seat, lines);
        List<Object> desk = new ArrayList<>();
        desk.add(Play.check(game, state, seat, sheet));
        desk.add(guide.intents(state, seat, sheet));
        desk.add(guide.purse(state, seat, sheet));
        desk.add(guide.warnings(state, seat, sheet));
        for (Choice<O> choice : guide.choices(state, seat, sheet)) {
            desk.add(game.words().notation().write(state, choice.order()));
        }
        return desk;
    }

    @Override
    public String toString() {
        int choices = game.guide()
                .choices(state, seat, Play.read(game, state, seat, lines))
                .size();
        return game.ruleset().id() + ", turn " + game.turn(state) + ", " + lines.size() + " lines, " + choices
                + " choices";
    }
}
