package arbiter.games.dynasty.position;

import arbiter.engine.seat.Audience;
import arbiter.engine.seat.Blow;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Roll;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Stroke;
import arbiter.engine.sheet.Rejection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The events, in the past tense. All are public except policies and waiting lines (section 8). */
public sealed interface Happening extends Event {
    @Override
    default List<Stroke> strokes() {
        return switch (this) {
            case CentrePlaced e -> put(Piece.CITY, e.at());
            case SoldierPlaced e -> put(UnitKind.SOLDIER, e.at());
            case HouseBuilt e -> put(Piece.HOUSE, e.at());
            case HouseToToken e -> put(Piece.TOKEN, e.at());
            case TokenToHouse e -> put(Piece.HOUSE, e.at());
            case Razed e -> take(e.piece(), e.at());
            case BridgeBuilt e -> put(Piece.BRIDGE, e.at());
            case CityFounded e -> put(Piece.CITY, e.at());
            case CityUpgraded e -> put(Piece.CITY, e.at());
            case CityBought e -> put(Piece.CITY, e.at());
            case UnitShifted e -> List.of(Stroke.go("", 1, List.of(id(e.from()), id(e.to()))));
            case UnitMarched e -> marched(e);
            case Trampled e -> take(e.piece(), e.at());
            case Demolished e -> List.of(strike(e.from(), e.at()), stroke(Stroke.Kind.TAKE, e.piece(), e.at()));
            case Fought e -> strike(e.attack(), e.at());
            case Stormed e -> strike(e.attack(), e.at());
            case ReplyAsked e -> List.of(strike(e.from(), e.at()));
            case ShotFired e -> List.of(strike(e.from(), e.at()));
            case Tied e -> List.of(Stroke.mark(id(e.at())));
            case BackedOff e -> List.of(Stroke.mark(id(e.at())));
            case UnitLost e -> take(e.kind(), e.at());
            case CityDestroyed e -> take(Piece.CITY, e.at());
            case SpellCast e -> List.of(Stroke.strike(e.spell().word(), id(e.tower()), id(e.at())));
            case UnitRecruited e -> put(e.kind(), e.at());
            case UnitCreated e -> put(e.kind(), e.at());
            case UnitDisbanded e -> take(e.kind(), e.at());
            case BridgeVanished e -> take(Piece.BRIDGE, e.at());
            case TurnBegan _, PhaseBegan _, SupportWithheld _ -> List.of();
            case SupportGiven _, IncomePaid _, PlayerEliminated _ -> List.of();
            case PlayerResigned _, DeadlinePassed _, SeatLeftToBot _ -> List.of();
            case SeatReturned _, TimeRanOut _, PolicySet _ -> List.of();
            case BatchWaits _, WaitingLineRejected _ -> List.of();
            case WaitingLinesCancelled _, GameWon _ -> List.of();
        };
    }

    /** Only the die of an evasion can be a hit by itself. */
    @Override
    default List<Roll> thrown() {
        return switch (this) {
            case Fought e -> List.of(sum(e.attack()), sum(e.defence()));
            case Stormed e -> List.of(sum(e.attack()));
            case ShotFired e -> List.of(new Roll(e.target(), List.of(e.die()), e.needed()));
            case CentrePlaced _, SoldierPlaced _, TurnBegan _ -> List.of();
            case PhaseBegan _, SupportWithheld _, SupportGiven _ -> List.of();
            case HouseBuilt _, HouseToToken _, TokenToHouse _ -> List.of();
            case Razed _, BridgeBuilt _, CityFounded _ -> List.of();
            case UnitShifted _, CityUpgraded _, UnitMarched _ -> List.of();
            case Trampled _, Demolished _, Tied _ -> List.of();
            case BackedOff _, UnitLost _, ReplyAsked _ -> List.of();
            case CityDestroyed _, SpellCast _, IncomePaid _ -> List.of();
            case UnitRecruited _, UnitCreated _, CityBought _ -> List.of();
            case UnitDisbanded _, BridgeVanished _, PlayerEliminated _ -> List.of();
            case PlayerResigned _, DeadlinePassed _, SeatLeftToBot _ -> List.of();
            case SeatReturned _, TimeRanOut _, PolicySet _ -> List.of();
            case BatchWaits _, WaitingLineRejected _ -> List.of();
            case WaitingLinesCancelled _, GameWon _ -> List.of();
        };
    }

    private static Roll sum(Side side) {
        return new Roll(side.unit(), List.of(side.die()), 0);
    }

    private static String id(Hex at) {
        return at.toString();
    }

    private static Stroke stroke(Stroke.Kind kind, Piece piece, Hex at) {
        return new Stroke(kind, piece.word(), 1, List.of(id(at)));
    }

    private static List<Stroke> put(Piece piece, Hex at) {
        return List.of(stroke(Stroke.Kind.PUT, piece, at));
    }

    private static List<Stroke> take(Piece piece, Hex at) {
        return List.of(stroke(Stroke.Kind.TAKE, piece, at));
    }

    private static List<Stroke> put(UnitKind kind, Hex at) {
        return List.of(Stroke.put(kind.word(), 1, id(at)));
    }

    private static List<Stroke> take(UnitKind kind, Hex at) {
        return List.of(Stroke.take(kind.word(), 1, id(at)));
    }

    private static Stroke strike(Hex from, Hex at) {
        return Stroke.strike("", id(from), id(at));
    }

    private static List<Stroke> strike(Side side, Hex at) {
        return List.of(Stroke.strike(side.kind().word(), id(side.from()), id(at)));
    }

    private static List<Stroke> marched(UnitMarched e) {
        List<String> path = new ArrayList<>(List.of(id(e.from())));
        e.path().forEach(hex -> path.add(id(hex)));
        return List.of(Stroke.go(e.kind().word(), 1, path));
    }

    record CentrePlaced(Seat player, Hex at, int level) implements Happening {}

    record SoldierPlaced(Seat player, String unit, Hex at) implements Happening {}

    record TurnBegan(Seat player, int round) implements Happening {}

    /** Only with {@code roundPhases}: a seat's part of a phase began. */
    record PhaseBegan(Seat player, int round, Phase phase) implements Happening {}

    record SupportWithheld(Seat player, String unit) implements Happening {}

    record SupportGiven(Seat player, String unit) implements Happening {}

    record HouseBuilt(Seat player, Hex at) implements Happening {}

    record HouseToToken(Seat player, Hex at) implements Happening {}

    record TokenToHouse(Seat player, Hex at) implements Happening {}

    record Razed(Seat player, Piece piece, Hex at) implements Happening {}

    /** @param replaced the place of the old bridge, if there was one */
    record BridgeBuilt(Seat player, Hex at, @Nullable Hex replaced) implements Happening {}

    record CityFounded(Seat player, Hex at) implements Happening {}

    record UnitShifted(Seat player, String unit, Hex from, Hex to) implements Happening {}

    record CityUpgraded(Seat player, Hex at, int level) implements Happening {}

    /** @param aboard the Ship that it boarded, or empty */
    record UnitMarched(Seat player, String unit, UnitKind kind, Hex from, List<Hex> path, String aboard)
            implements Happening {}

    record Trampled(String unit, Piece piece, Seat owner, Hex at) implements Happening {}

    record Demolished(String unit, Hex from, Piece piece, Seat owner, Hex at) implements Happening {}

    /** One side of a battle: its total is the sum of die, Power and support. */
    record Side(
            Seat player,
            String unit,
            UnitKind kind,
            Hex from,
            int die,
            int power,
            int support,
            List<String> supporters) {
        public int total() {
            return die + power + support;
        }
    }

    record Fought(Hex at, Side attack, Side defence, boolean retaliation) implements Happening {
        @Override
        public Optional<Blow> blow() {
            return Optional.of(new Blow(attack.player, defence.player));
        }
    }

    record Stormed(Side attack, Seat owner, Hex at, int defence) implements Happening {
        @Override
        public Optional<Blow> blow() {
            return Optional.of(new Blow(attack.player, owner));
        }
    }

    record Tied(Seat player, String unit, Hex at, int retriesLeft) implements Happening {}

    record BackedOff(Seat player, String unit, Hex at) implements Happening {}

    /** @param cargo the unit that was lost with its Ship, or empty */
    record UnitLost(Seat player, String unit, UnitKind kind, Hex at, String cargo) implements Happening {}

    record ReplyAsked(Seat player, String attacker, Hex from, String target, Hex at, int needed) implements Happening {}

    record ShotFired(Seat player, String attacker, Hex from, Seat owner, String target, Hex at, int die, int needed)
            implements Happening {
        @Override
        public Optional<Blow> blow() {
            return Optional.of(new Blow(player, owner));
        }
    }

    record CityDestroyed(Seat player, String unit, Seat owner, Hex at, int level, int loot, int fled)
            implements Happening {
        @Override
        public Optional<Blow> blow() {
            return Optional.of(new Blow(player, owner));
        }
    }

    record SpellCast(Seat player, Hex tower, Spell spell, String unit, Hex at) implements Happening {}

    record IncomePaid(Seat player, int academies, int tokens) implements Happening {}

    record UnitRecruited(Seat player, String unit, UnitKind kind, Hex city, Hex at) implements Happening {}

    record UnitCreated(Seat player, String unit, UnitKind kind, Hex at, int cost) implements Happening {}

    record CityBought(Seat player, Hex at, int cost) implements Happening {}

    record UnitDisbanded(Seat player, String unit, UnitKind kind, Hex at) implements Happening {}

    record BridgeVanished(Hex at) implements Happening {}

    record PlayerEliminated(Seat player) implements Happening {}

    record PlayerResigned(Seat player) implements Happening {}

    record DeadlinePassed(Seat player, Phase phase) implements Happening {}

    /** The seat missed too many deadlines in a row: the host or the server should give it to a bot. */
    record SeatLeftToBot(Seat player, int missed) implements Happening {}

    record SeatReturned(Seat player) implements Happening {}

    record TimeRanOut() implements Happening {}

    record PolicySet(Seat player, String about, String answer) implements Happening {
        @Override
        public Audience audience() {
            return Audience.only(player);
        }
    }

    record BatchWaits(Seat player, List<String> lines) implements Happening {
        public BatchWaits {
            lines = List.copyOf(lines);
        }

        @Override
        public Audience audience() {
            return Audience.only(player);
        }
    }

    /** A waiting line was illegal when it was carried out; the lines after it are discarded. */
    record WaitingLineRejected(Seat player, String line, Rejection rejection) implements Happening {
        @Override
        public Audience audience() {
            return Audience.only(player);
        }
    }

    /** An illegal line of the player cancelled the player's waiting lines (section 4). */
    record WaitingLinesCancelled(Seat player, List<String> lines) implements Happening {
        public WaitingLinesCancelled {
            lines = List.copyOf(lines);
        }

        @Override
        public Audience audience() {
            return Audience.only(player);
        }
    }

    record GameWon(List<Seat> winners, Way way) implements Happening {
        public GameWon {
            winners = List.copyOf(winners);
        }
    }
}
