package arbiter.bots;

import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.ahead.Expansion;
import arbiter.engine.ahead.Expansions;
import arbiter.engine.ahead.Posture;
import arbiter.engine.ahead.StandingOrders;
import arbiter.engine.ahead.StandingOrders.Conditions;
import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A player who misses some turns, to measure what standing orders are worth. In a turn that the player attends, the player decides like a
 * bot and, if that is the way of the absence, writes the orders that it would give in the next turn if nobody else did anything.
 *
 * @param missed how many of a hundred turns the player misses
 */
public record Absentee(Bot person, int missed, Way way, Posture posture) implements Bot {
    /** Who decides in a missed turn. */
    public enum Way {
        RECRUIT,
        STANDING_ORDERS
    }

    @Override
    public String id() {
        String who = switch (way) {
            case RECRUIT -> "recruit";
            case STANDING_ORDERS -> "ahead";
        };
        return person.id() + "~" + missed + ":" + who;
    }

    @Override
    public String sentence() {
        return "Misses some turns.";
    }

    @Override
    public <S, O> Sheet<O> choose(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        return person.choose(game, imagined, seat, thinking);
    }

    @Override
    public Bot seated() {
        return new Seated(this);
    }

    /** The same player in one game. */
    private static final class Seated implements Bot {
        private final Absentee player;
        private StandingOrders standing;
        private Supplier<List<Event>> news = List::of;

        private Seated(Absentee player) {
            this.player = player;
            this.standing = standing(List.of());
        }

        private StandingOrders standing(List<String> lines) {
            return new StandingOrders(lines, player.posture, Conditions.ALLOWED);
        }

        @Override
        public String id() {
            return player.id();
        }

        @Override
        public String sentence() {
            return player.sentence();
        }

        @Override
        public Bot told(Supplier<List<Event>> latest) {
            news = latest;
            return this;
        }

        @Override
        public <S, O> Sheet<O> choose(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
            // A game that begins with a choice is not missed: nobody who has just sat down is away.
            boolean opening = !game.advice().openings(imagined, seat).isEmpty();
            boolean away = !opening && thinking.below(100) < player.missed;
            if (away) {
                return player.way == Way.RECRUIT
                        ? new Recruit().choose(game, imagined, seat, thinking)
                        : decidedAhead(game, imagined, seat, thinking);
            }
            long looks = thinking.share(1, Long.MAX_VALUE);
            Thinking later = Thinking.looks(thinking.below(Integer.MAX_VALUE), looks);
            Bot person = player.person.told(news);
            Sheet<O> sheet = person.choose(game, imagined, seat, thinking);
            if (player.way == Way.STANDING_ORDERS) {
                standing = standing(plan(game, imagined, seat, person, sheet, later));
            }
            return sheet;
        }

        private <S, O> Sheet<O> decidedAhead(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
            Expansion expansion = Expansions.of(game, imagined, seat, standing);
            return switch (expansion.source()) {
                case Expansion.Stance(Posture.Played(String bot)) ->
                    Bots.byId(bot).orElseThrow().choose(game, imagined, seat, thinking);
                case Expansion.Stance stance -> Play.read(game, imagined, seat, expansion.orders());
                case Expansion.Lines lines -> Play.read(game, imagined, seat, expansion.orders());
                case Expansion.Nothing nothing -> Sheet.empty();
            };
        }

        /** What the player would order in the next turn if only this sheet was carried out now. */
        private <S, O> List<String> plan(
                Game<S, O, ?> game, S imagined, Seat seat, Bot person, Sheet<O> sheet, Thinking thinking) {
            Chance guess = thinking.guesses();
            S next = Play.resolve(game, imagined, Map.of(seat, sheet), guess).state();
            if (game.standing(next).over() || !game.awaiting(next).contains(seat)) {
                return List.of();
            }
            S seen = game.forget(next, Viewer.of(seat), guess);
            Sheet<O> orders = person.choose(game, seen, seat, thinking);
            return Play.normalForm(game, seen, orders).stream()
                    .map(order -> "turn " + game.turn(seen) + ": " + order)
                    .toList();
        }
    }
}
