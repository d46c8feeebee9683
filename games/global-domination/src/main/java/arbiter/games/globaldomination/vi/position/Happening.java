package arbiter.games.globaldomination.vi.position;

import arbiter.engine.seat.Audience;
import arbiter.engine.seat.Blow;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Stroke;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The events of a turn. Territories are ids. Mines are never reported (GD6-C.8). A Spy is reported only to its player unless
 * it fights (GD6-C.6), Influence and purchases only to their player (GD6-F.4).
 */
public sealed interface Happening extends Event {
    @Override
    default List<Stroke> strokes() {
        return switch (this) {
            case TurnedToxic e -> List.of(Stroke.put("wasteland", 1, id(e.territory())));
            case Poisoned e -> List.of(Stroke.put("wasteland", 1, id(e.territory())));
            case UnitsAppeared e -> List.of(Stroke.put(e.unit().word(), e.count(), id(e.territory())));
            case UnitsVanished e -> List.of(Stroke.take(e.unit().word(), e.count(), id(e.territory())));
            case Withered e -> List.of(Stroke.take(e.unit().word(), e.count(), id(e.territory())));
            case Blasted e -> List.of(Stroke.take(e.unit().word(), e.count(), id(e.territory())));
            case BorderOpened e -> List.of(Stroke.mark(id(e.a()), id(e.b())));
            case BorderClosed e -> List.of(Stroke.mark(id(e.a()), id(e.b())));
            case Neutralised e -> List.of(Stroke.mark(id(e.territory())));
            case HqOrdered e -> List.of(Stroke.mark(id(e.territory())));
            case SpawnsMet e -> List.of(Stroke.mark(id(e.territory())));
            case HqBuilt e -> List.of(Stroke.put("hq", 1, id(e.territory())));
            case Built e -> List.of(Stroke.put(e.construct().word(), 1, id(e.territory())));
            case Promoted e -> List.of(Stroke.put(e.to().word(), e.count(), id(e.territory())));
            case SpiesPosted e -> List.of(Stroke.put(Unit.SPY.word(), e.count(), id(e.territory())));
            case Spawned e -> List.of(Stroke.put(Unit.ARMY.word(), e.count(), id(e.territory())));
            case Reinforced e -> List.of(Stroke.put(Unit.ARMY.word(), e.count(), id(e.territory())));
            case SpawnLost e -> List.of(Stroke.take(Unit.ARMY.word(), e.count(), id(e.territory())));
            case CropUsed e ->
                e.places().stream()
                        .map(place -> Stroke.put(Unit.ARMY.word(), place.count(), id(place.at())))
                        .toList();
            case Exploded e -> explosion(e);
            case InTheField e -> inTheField(e);
            case Announced e -> List.of();
            case Unlocked e -> List.of();
            case Joined e -> List.of();
            case JoiningClosed e -> List.of();
            case HqClashed e -> List.of();
            case HqRefused e -> List.of();
            case Spectated e -> List.of();
            case SpiesTrained e -> List.of();
            case Bought e -> List.of();
            case Earned e -> List.of();
            case Died e -> List.of();
            case Ended e -> List.of();
        };
    }

    private static List<Stroke> explosion(Exploded e) {
        return Stream.concat(
                        Stream.of(Stroke.strike(Item.DYNAMITE.word(), id(e.from()), id(e.territory()))),
                        e.destroyed().stream().map(fallen -> Stroke.take(fallen.word(), 1, id(e.territory()))))
                .toList();
    }

    private static List<Stroke> inTheField(InTheField happening) {
        return switch (happening) {
            case Marched e -> List.of(Stroke.go(e.unit().word(), e.count(), List.of(id(e.from()), id(e.to()))));
            case Taken e -> List.of(Stroke.mark(id(e.territory())));
            case NeverArrived e -> List.of(Stroke.mark(id(e.to())));
            case Skirmished e ->
                List.of(Stroke.mark(e.territories().stream().map(Happening::id).toArray(String[]::new)));
            case Invaded e -> e.from().stream().map(origin -> attack(e, origin)).toList();
            case Informed e -> List.of(Stroke.mark(id(e.territory())));
            case Lapsed e -> List.of(Stroke.mark(id(e.territory())));
        };
    }

    private static Stroke attack(Invaded e, int origin) {
        Units came = e.attacker().before();
        return new Stroke(
                Stroke.Kind.STRIKE, came.first().word(), came.total(), List.of(id(origin), id(e.territory())));
    }

    private static String id(int territory) {
        return Integer.toString(territory);
    }

    /** The host announced what will happen in the next turn. */
    record Announced(String what) implements Happening {}

    record Unlocked(Mechanic mechanic) implements Happening {}

    record Joined(Seat seat) implements Happening {}

    record JoiningClosed() implements Happening {}

    record TurnedToxic(int territory) implements Happening {}

    record UnitsAppeared(int territory, Seat owner, Unit unit, int count) implements Happening {
        @Override
        public Audience audience() {
            return seenUnlessSpy(unit, owner);
        }
    }

    record UnitsVanished(int territory, Seat owner, Unit unit, int count) implements Happening {
        @Override
        public Audience audience() {
            return seenUnlessSpy(unit, owner);
        }
    }

    record BorderOpened(int a, int b) implements Happening {}

    record BorderClosed(int a, int b) implements Happening {}

    /** A Toxic Wasteland killed units. */
    record Withered(int territory, Seat owner, Unit unit, int count) implements Happening {
        @Override
        public Audience audience() {
            return seenUnlessSpy(unit, owner);
        }
    }

    /** The land lost its owner, but not in a battle. */
    record Neutralised(int territory, Seat former, PhaseName phase) implements Happening {}

    /** HQ orders become public if some of them clash (GD6-C.3). */
    record HqOrdered(Seat seat, int territory) implements Happening {}

    record HqClashed(List<Seat> seats) implements Happening {
        public HqClashed {
            seats = List.copyOf(seats);
        }
    }

    /** Illegal HQ orders. Other orders split the turn, so these players choose again too (GD6-C.3). */
    record HqRefused(List<Seat> seats) implements Happening {
        public HqRefused {
            seats = List.copyOf(seats);
        }
    }

    record HqBuilt(Seat seat, int territory) implements Happening {}

    /** The player had no HQ at the deadline (GD6-C.3). */
    record Spectated(Seat seat) implements Happening {}

    record Promoted(Seat seat, int territory, Unit to, int count) implements Happening {}

    /** Others are told that Spies were trained, but not where or how many. */
    record SpiesTrained(Seat seat) implements Happening {}

    record SpiesPosted(Seat seat, int territory, int count) implements Happening {
        @Override
        public Audience audience() {
            return Audience.only(seat);
        }
    }

    /** @param took whether the land was neutral before */
    record Spawned(Seat seat, int territory, int count, boolean took) implements Happening {}

    /** New Armies that did not survive: others' Armies or mines killed them. */
    record SpawnLost(Seat seat, int territory, int count) implements Happening {
        @Override
        public Audience audience() {
            return Audience.only(seat);
        }
    }

    /** Two or more players placed new Armies on the same neutral land. */
    record SpawnsMet(
            int territory, List<Seat> seats, @Nullable Seat winner) implements Happening {
        public SpawnsMet {
            seats = List.copyOf(seats);
        }
    }

    record Built(Seat seat, int territory, Construct construct) implements Happening {}

    record CropUsed(Seat seat, List<Order.Placement> places) implements Happening {
        public CropUsed {
            places = List.copyOf(places);
        }
    }

    /** @param destroyed the constructs that were destroyed */
    record Exploded(Seat seat, int from, int territory, List<Construct> destroyed) implements Happening {
        public Exploded {
            destroyed = List.copyOf(destroyed);
        }
    }

    record Blasted(int territory, Seat owner, Unit unit, int count) implements Happening {
        @Override
        public Audience audience() {
            return seenUnlessSpy(unit, owner);
        }
    }

    record Poisoned(Seat seat, int territory) implements Happening {}

    record Bought(Seat seat, Item item, int count) implements Happening {
        @Override
        public Audience audience() {
            return Audience.only(seat);
        }
    }

    /** The events of the Movement Phase. */
    sealed interface InTheField extends Happening {}

    /** Units of a move that other players killed before it began (GD6-M.1). */
    record Lapsed(Seat seat, int territory, Unit unit, int count) implements InTheField {
        @Override
        public Audience audience() {
            return Audience.only(seat);
        }
    }

    record Marched(int step, Seat seat, int from, int to, Unit unit, int count) implements InTheField {
        @Override
        public Audience audience() {
            return seenUnlessSpy(unit, seat);
        }
    }

    /** Units that left for a land and never arrived there, although nobody fought them. */
    record NeverArrived(int step, Seat seat, int to, Units units) implements InTheField {
        @Override
        public Audience audience() {
            return Audience.only(seat);
        }
    }

    record Taken(int step, Seat seat, int territory) implements InTheField {}

    /** One side of a Skirmish, before it and after. */
    record Side(Seat seat, Units before, Units after) {}

    /** @param territories the contested land, or the lands of a closed loop */
    record Skirmished(int step, List<Integer> territories, List<Side> sides) implements InTheField {
        public Skirmished {
            territories = List.copyOf(territories);
            sides = List.copyOf(sides);
        }
    }

    enum Tower {
        NONE,
        STOOD,
        FELL
    }

    enum Outcome {
        HELD,
        NEUTRALISED,
        TAKEN
    }

    /** Both sides show only units that were seen: not a Spy that did not fight (GD6-C.6). */
    record Invaded(
            int step, int territory, List<Integer> from, Side attacker, Side defender, Tower tower, Outcome outcome)
            implements InTheField {
        public Invaded {
            from = List.copyOf(from);
        }

        @Override
        public Optional<Blow> blow() {
            return Optional.of(new Blow(attacker.seat, defender.seat));
        }
    }

    /** The damage of an Invasion was waived (GD6-M.7). Only its player is told, because it would reveal where a Spy is. */
    record Informed(int step, Seat seat, int territory) implements InTheField {
        @Override
        public Audience audience() {
            return Audience.only(seat);
        }
    }

    record Reinforced(int territory, Seat seat, int count, PhaseName phase) implements Happening {}

    /** @param total Influence that came in; the other numbers are its parts */
    record Earned(Seat seat, int total, int lands, int armies, int hqs, int libraries) implements Happening {
        @Override
        public Audience audience() {
            return Audience.only(seat);
        }
    }

    record Died(Seat seat) implements Happening {}

    record Ended(Ending.Reason reason, List<Seat> winners) implements Happening {
        public Ended {
            winners = List.copyOf(winners);
        }
    }

    private static Audience seenUnlessSpy(Unit unit, Seat owner) {
        return unit == Unit.SPY ? Audience.only(owner) : Audience.EVERYONE;
    }
}
