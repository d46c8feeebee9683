package arbiter.games.globaldomination.v.guide;

import arbiter.engine.guide.Goal;
import arbiter.engine.guide.Measure;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.v.rules.winning.Victory;
import arbiter.games.globaldomination.v.words.TurnWords;
import arbiter.games.globaldomination.words.Places;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;

/** How far everybody is. These numbers are all public in this edition. */
final class Progress {
    private Progress() {}

    static Goal goal(Position position) {
        Rules rules = position.rules();
        int land = 0;
        for (int at = 0; at < position.size(); at++) {
            land += position.land(at) ? 1 : 0;
        }
        // Without a winning share, a player needs all land: then the others are dead.
        long needed = rules.victory().winShare() > 0 ? Victory.needed(rules, land) : land;
        Goal.Race race = new Goal.Race(TurnWords.LANDS, needed, byOwner(position, at -> position.land(at) ? 1 : 0));
        Goal.Clock clock = rules.victory().turnLimit() > 0 && position.stage() == Position.Stage.RUNNING
                ? new Goal.Clock(
                        TurnWords.TURN,
                        Math.min(position.turn(), rules.victory().turnLimit()),
                        rules.victory().turnLimit())
                : null;
        return new Goal(TurnWords.aim(rules), List.of(race), clock);
    }

    static List<Measure> measures(Position position, List<Event> seen) {
        return List.of(
                Measure.of(TurnWords.TERRITORIES, lands(position)),
                new Measure(TurnWords.UNITS, Measure.Kind.STOCK, byOwner(position, at -> position.troops()[at])),
                new Measure(TurnWords.INCOME, Measure.Kind.FLOW, income(seen)),
                new Measure(TurnWords.INFLUENCE, Measure.Kind.RESERVE, influence(position)));
    }

    private static SequencedMap<Seat, List<String>> lands(Position position) {
        SequencedMap<Seat, List<String>> lands = new TreeMap<>();
        seats(position).sequencedKeySet().forEach(seat -> lands.put(seat, new ArrayList<>()));
        for (int at = 0; at < position.size(); at++) {
            List<String> own = position.owner()[at] < 0 ? null : lands.get(Seat.of(position.owner()[at]));
            if (own != null) {
                own.add(Places.marked(position.map().territory(at)));
            }
        }
        return lands;
    }

    private static SequencedMap<Seat, Long> byOwner(Position position, IntToLongFunction worth) {
        SequencedMap<Seat, Long> sums = seats(position);
        for (int at = 0; at < position.size(); at++) {
            if (position.owner()[at] >= 0) {
                sums.merge(Seat.of(position.owner()[at]), worth.applyAsLong(at), Long::sum);
            }
        }
        return sums;
    }

    /** A zero for everybody who has joined. */
    private static SequencedMap<Seat, Long> seats(Position position) {
        SequencedMap<Seat, Long> sums = new TreeMap<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.powers()[seat].status() != Status.NOT_JOINED) {
                sums.put(Seat.of(seat), 0L);
            }
        }
        return sums;
    }

    private static SequencedMap<Seat, Long> income(List<Event> seen) {
        SequencedMap<Seat, Long> income = new TreeMap<>();
        for (Event event : seen) {
            if (event instanceof Happening.Earned earned) {
                income.merge(Seat.of(earned.player()), earned.ip(), Long::sum);
            }
        }
        return income;
    }

    private static SequencedMap<Seat, Long> influence(Position position) {
        SequencedMap<Seat, Long> influence = seats(position);
        influence.replaceAll((seat, none) -> (long) position.powers()[seat.index()].ip());
        return influence;
    }
}
