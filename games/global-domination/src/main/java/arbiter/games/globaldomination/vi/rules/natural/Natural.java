package arbiter.games.globaldomination.vi.rules.natural;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.PhaseName;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.rules.finalphase.Bivouacs;

/** The Natural Phase: announced events happen, then Toxic Wastelands kill units (GD6-N.1, GD6-N.3). */
public final class Natural implements Phase {
    @Override
    public void run(Turn turn) {
        if (turn.before.split() != null) {
            return; // The phase ran before the HQ orders clashed.
        }
        for (Order.ByHost order : turn.before.announced()) {
            if (order instanceof Order.Nature event) {
                happen(turn, event);
            }
        }
        for (int t = 0; t < turn.board.size(); t++) {
            if (turn.board.wasteland(t)) {
                wither(turn, t);
            }
        }
        if (turn.rules.bivouacInNatural) {
            Bivouacs.reinforce(turn, PhaseName.NATURAL);
        }
        rememberFresh(turn);
    }

    private static void happen(Turn turn, Order.Nature event) {
        WorldMap map = turn.map();
        switch (event) {
            case Order.Wasteland(int at) -> {
                turn.board.makeWasteland(map.indexOf(at));
                turn.tell(new Happening.TurnedToxic(at));
            }
            case Order.AddUnits(int count, Unit unit, int at) -> add(turn, map.indexOf(at), unit, count);
            case Order.RemoveUnits(int count, Unit unit, int at) -> remove(turn, map.indexOf(at), unit, count);
            case Order.OpenBorder(int a, int b) -> {
                turn.redraw(map.withBorder(a, b));
                turn.tell(new Happening.BorderOpened(a, b));
            }
            case Order.CloseBorder(int a, int b) -> {
                turn.redraw(map.withoutBorder(a, b));
                turn.tell(new Happening.BorderClosed(a, b));
            }
        }
    }

    /** Units need an owner: on neutral land none appear. */
    private static void add(Turn turn, int territory, Unit unit, int count) {
        int owner = turn.board.owner[territory];
        int more = Math.min(count, Board.MOST_UNITS - turn.board.units(territory, unit));
        if (owner != Board.NEUTRAL && more > 0) {
            turn.board.add(territory, unit, more);
            turn.tell(new Happening.UnitsAppeared(turn.id(territory), Seat.of(owner), unit, more));
        }
    }

    /** The land keeps its owner, as when units leave. */
    private static void remove(Turn turn, int territory, Unit unit, int count) {
        int gone = Math.min(count, turn.board.units(territory, unit));
        if (gone > 0) {
            turn.board.add(territory, unit, -gone);
            turn.tell(
                    new Happening.UnitsVanished(turn.id(territory), Seat.of(turn.board.owner[territory]), unit, gone));
        }
    }

    private static void wither(Turn turn, int territory) {
        Board board = turn.board;
        int owner = board.owner[territory];
        if (owner == Board.NEUTRAL) {
            return;
        }
        Seat seat = Seat.of(owner);
        for (int lost = 0; lost < turn.rules.wastelandLoss && board.hasUnits(territory); ) {
            Unit unit = board.firstToFall(territory);
            int count = Math.min(turn.rules.wastelandLoss - lost, board.units(territory, unit));
            board.add(territory, unit, -count);
            turn.tell(new Happening.Withered(turn.id(territory), seat, unit, count));
            lost += count;
        }
        if (!board.hasUnits(territory)) {
            board.neutralise(territory);
            turn.tell(new Happening.Neutralised(turn.id(territory), seat, PhaseName.NATURAL));
        }
    }

    /** Only units that were there at the start of the turn can be promoted (GD6-C.6). */
    private static void rememberFresh(Turn turn) {
        boolean came = turn.rules.bivouacInNatural
                || turn.before.announced().stream().anyMatch(Order.AddUnits.class::isInstance);
        for (int t = 0; came && t < turn.board.size(); t++) {
            turn.dawn.setFresh(
                    t, turn.board.units(t, Unit.ARMY) - turn.before.board().units(t, Unit.ARMY));
        }
    }
}
