package arbiter.games.carbon;

import java.util.List;

/** Where a player with a plan would build: each kind of building where it is of use, at the best few of the legal hexes. */
final class Sites {
    private final Battle battle;
    private final Board board;
    private final int seat;
    private final List<Order> found;

    Sites(Battle battle, int seat, List<Order> found) {
        this.battle = battle;
        this.board = battle.board();
        this.seat = seat;
        this.found = found;
    }

    void propose() {
        for (Datasheet.Building building : battle.sides[seat].faction.buildings) {
            boolean lattice = building.near() == Datasheet.Near.LATTICE;
            for (int i = 0; i < battle.count; i++) {
                Asset builder = battle.assets[i];
                if (builder.seat == seat && builder.isBuilder() && !builder.acted) {
                    Refusal refusal = Orders.refuse(battle, seat, order(builder, building, new Hex(99, 99)));
                    if (refusal == null || refusal.code() == Code.PLACE) {
                        sites(builder, building);
                    }
                    if (lattice) {
                        // Along the lattice it does not matter which Builder gives the word.
                        break;
                    }
                }
            }
        }
    }

    private static Order.Construct order(Asset builder, Datasheet.Building building, Hex hex) {
        return new Order.Construct(Candidates.own(builder), building.code(), hex);
    }

    private void sites(Asset builder, Datasheet.Building building) {
        switch (building.type()) {
            case EXTRACTOR -> best(builder, building, board.nodes, 0);
            case COMMAND_CENTER -> best(builder, building, board.fields, 1 + battle.numbers().gatherReach);
            case RELAY -> held(builder, building);
            case FORTIFICATION, DEFENSE -> best(builder, building, board.objectives, battle.numbers().objectiveReach);
            case PRODUCTION -> {
                best(builder, building, board.objectives, 3);
                best(builder, building, new int[] {home()}, 4);
            }
            case SUPPLY, TECH -> best(builder, building, new int[] {home()}, 4);
        }
    }

    /** A Relay counts only beside an objective. */
    private void held(Asset builder, Datasheet.Building building) {
        int reach = battle.numbers().objectiveReach;
        for (int hex = 0; hex < board.size; hex++) {
            for (int objective : board.objectives) {
                if (board.distance(hex, objective) <= reach && legal(builder, building, hex)) {
                    found.add(order(builder, building, board.hex(hex)));
                }
            }
        }
    }

    private int home() {
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            if (asset.seat == seat && asset.isBuilding(BuildingType.COMMAND_CENTER)) {
                return asset.hex;
            }
        }
        return board.starts.get(seat).anchor();
    }

    /** For each of these places the legal hex that is nearest to it, no nearer than wanted. */
    private void best(Asset builder, Datasheet.Building building, int[] places, int wanted) {
        boolean[] chosen = new boolean[board.size];
        for (int place : places) {
            int best = Board.NOWHERE;
            int least = Integer.MAX_VALUE;
            for (int hex = 0; hex < board.size; hex++) {
                int rank = Math.abs(board.distance(hex, place) - wanted);
                // Asking the rules is dear: only where the hex would be the best so far.
                if (rank < least && legal(builder, building, hex)) {
                    least = rank;
                    best = hex;
                }
            }
            if (best != Board.NOWHERE && !chosen[best]) {
                chosen[best] = true;
                found.add(order(builder, building, board.hex(best)));
            }
        }
    }

    private boolean legal(Asset builder, Datasheet.Building building, int hex) {
        int reach = battle.numbers().buildReach + building.girth();
        boolean near = building.near() == Datasheet.Near.LATTICE || board.distance(hex, builder.hex) <= reach;
        boolean node = building.near() == Datasheet.Near.NODE;
        return near
                && battle.at[hex] == null
                && (node ? board.terrain(hex) == Terrain.NODE : roomy(hex))
                && Placement.refuse(battle, builder, building, board.hex(hex)) == null;
    }

    /** Whether no piece stands beside the hex: a quick answer before the rules give the true one (CC-16.5). */
    private boolean roomy(int hex) {
        for (int near : board.neighbours(hex)) {
            if (battle.at[near] != null) {
                return false;
            }
        }
        return true;
    }
}
