package arbiter.games.dynasty.position;

import arbiter.engine.seat.Roll;
import arbiter.engine.seat.Stroke;
import java.util.ArrayList;
import java.util.List;

/** What an event looks like on the board, and its dice. */
final class Strokes {
    private Strokes() {}

    static List<Stroke> of(Happening happening) {
        return switch (happening) {
            case Happening.CentrePlaced e -> put(Piece.CITY, e.at());
            case Happening.SoldierPlaced e -> put(UnitKind.SOLDIER, e.at());
            case Happening.HouseBuilt e -> put(Piece.HOUSE, e.at());
            case Happening.HouseToToken e -> put(Piece.TOKEN, e.at());
            case Happening.TokenToHouse e -> put(Piece.HOUSE, e.at());
            case Happening.Razed e -> take(e.piece(), e.at());
            case Happening.BridgeBuilt e -> put(Piece.BRIDGE, e.at());
            case Happening.CityFounded e -> put(Piece.CITY, e.at());
            case Happening.CityUpgraded e -> put(Piece.CITY, e.at());
            case Happening.CityBought e -> put(Piece.CITY, e.at());
            case Happening.UnitShifted e -> List.of(Stroke.go("", 1, List.of(id(e.from()), id(e.to()))));
            case Happening.UnitMarched e -> marched(e);
            case Happening.Trampled e -> take(e.piece(), e.at());
            case Happening.Demolished e ->
                List.of(strike(e.from(), e.at()), stroke(Stroke.Kind.TAKE, e.piece(), e.at()));
            case Happening.Fought e -> strike(e.attack(), e.at());
            case Happening.Stormed e -> strike(e.attack(), e.at());
            case Happening.ReplyAsked e -> List.of(strike(e.from(), e.at()));
            case Happening.ShotFired e -> List.of(strike(e.from(), e.at()));
            case Happening.Tied e -> List.of(Stroke.mark(id(e.at())));
            case Happening.BackedOff e -> List.of(Stroke.mark(id(e.at())));
            case Happening.UnitLost e -> take(e.kind(), e.at());
            case Happening.CityDestroyed e -> take(Piece.CITY, e.at());
            case Happening.SpellCast e -> List.of(Stroke.strike(e.spell().word(), id(e.tower()), id(e.at())));
            case Happening.UnitRecruited e -> put(e.kind(), e.at());
            case Happening.UnitCreated e -> put(e.kind(), e.at());
            case Happening.UnitDisbanded e -> take(e.kind(), e.at());
            case Happening.BridgeVanished e -> take(Piece.BRIDGE, e.at());
            case Happening.TurnBegan _, Happening.PhaseBegan _, Happening.SupportWithheld _ -> List.of();
            case Happening.SupportGiven _, Happening.IncomePaid _, Happening.PlayerEliminated _ -> List.of();
            case Happening.PlayerResigned _, Happening.DeadlinePassed _, Happening.SeatLeftToBot _ -> List.of();
            case Happening.SeatReturned _, Happening.TimeRanOut _, Happening.PolicySet _ -> List.of();
            case Happening.BatchWaits _, Happening.WaitingLineRejected _ -> List.of();
            case Happening.WaitingLinesCancelled _, Happening.GameWon _ -> List.of();
        };
    }

    /** Only the die of an evasion can be a hit by itself. */
    static List<Roll> dice(Happening happening) {
        return switch (happening) {
            case Happening.Fought e -> List.of(sum(e.attack()), sum(e.defence()));
            case Happening.Stormed e -> List.of(sum(e.attack()));
            case Happening.ShotFired e -> List.of(new Roll(e.target(), List.of(e.die()), e.needed()));
            case Happening.CentrePlaced _, Happening.SoldierPlaced _, Happening.TurnBegan _ -> List.of();
            case Happening.PhaseBegan _, Happening.SupportWithheld _, Happening.SupportGiven _ -> List.of();
            case Happening.HouseBuilt _, Happening.HouseToToken _, Happening.TokenToHouse _ -> List.of();
            case Happening.Razed _, Happening.BridgeBuilt _, Happening.CityFounded _ -> List.of();
            case Happening.UnitShifted _, Happening.CityUpgraded _, Happening.UnitMarched _ -> List.of();
            case Happening.Trampled _, Happening.Demolished _, Happening.Tied _ -> List.of();
            case Happening.BackedOff _, Happening.UnitLost _, Happening.ReplyAsked _ -> List.of();
            case Happening.CityDestroyed _, Happening.SpellCast _, Happening.IncomePaid _ -> List.of();
            case Happening.UnitRecruited _, Happening.UnitCreated _, Happening.CityBought _ -> List.of();
            case Happening.UnitDisbanded _, Happening.BridgeVanished _, Happening.PlayerEliminated _ -> List.of();
            case Happening.PlayerResigned _, Happening.DeadlinePassed _, Happening.SeatLeftToBot _ -> List.of();
            case Happening.SeatReturned _, Happening.TimeRanOut _, Happening.PolicySet _ -> List.of();
            case Happening.BatchWaits _, Happening.WaitingLineRejected _ -> List.of();
            case Happening.WaitingLinesCancelled _, Happening.GameWon _ -> List.of();
        };
    }

    private static Roll sum(Happening.Side side) {
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

    private static List<Stroke> strike(Happening.Side side, Hex at) {
        return List.of(Stroke.strike(side.kind().word(), id(side.from()), id(at)));
    }

    private static List<Stroke> marched(Happening.UnitMarched e) {
        List<String> path = new ArrayList<>(List.of(id(e.from())));
        e.path().forEach(hex -> path.add(id(hex)));
        return List.of(Stroke.go(e.kind().word(), 1, path));
    }
}
