package arbiter.games.carbon.advice;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Terrain;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Refusal;
import arbiter.games.carbon.rules.building.Placement;
import arbiter.games.carbon.rules.turns.Candidates;
import arbiter.games.carbon.rules.turns.Orders;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Where a player with a plan would build: each kind of building where it is of use, at the best few of the legal hexes. */
final class Sites {
    /** The girth of a Command Center, which may stand so much farther off. */
    private static final int WIDEST = 1;

    /** @param near roomy hexes where it could put up something, as far as the distance goes */
    private record Builder(Asset asset, int[] near) {}

    private final Position position;
    private final Board board;
    private final int seat;
    private final List<Order> found;
    /** Hexes with no piece and nothing else that a building keeps away from beside them, in the order of their indices. */
    private final int[] roomy;

    Sites(Position position, int seat, List<Order> found) {
        this.position = position;
        this.board = position.board();
        this.seat = seat;
        this.found = found;
        this.roomy = roomy();
    }

    void propose() {
        List<Builder> builders = new ArrayList<>();
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat && asset.isBuilder() && !asset.acted) {
                builders.add(new Builder(asset, near(asset)));
            }
        }
        for (Datasheet.Building building : position.sides[seat].faction.buildings) {
            for (Builder builder : builders) {
                Refusal refusal = Orders.refuse(position, seat, order(builder, building, new Hex(99, 99)));
                if (refusal != null && refusal.code() != Code.PLACE) {
                    // Price, copies and prerequisites are the same for every Builder.
                    break;
                }
                sites(builder, building);
                if (building.near() == Datasheet.Near.LATTICE) {
                    // Along the lattice it does not matter which Builder gives the word.
                    break;
                }
            }
        }
    }

    private static Order.Construct order(Builder builder, Datasheet.Building building, Hex hex) {
        return new Order.Construct(Candidates.own(builder.asset), building.code(), hex);
    }

    private void sites(Builder builder, Datasheet.Building building) {
        switch (building.type()) {
            case EXTRACTOR -> best(builder, building, board.nodes, 0);
            case COMMAND_CENTER -> best(builder, building, board.fields, 1 + position.numbers().gatherReach);
            case RELAY -> held(builder, building);
            case FORTIFICATION, DEFENSE -> best(builder, building, board.objectives, position.numbers().objectiveReach);
            case PRODUCTION -> {
                best(builder, building, board.objectives, 3);
                best(builder, building, new int[] {home()}, 4);
            }
            case SUPPLY, TECH -> best(builder, building, new int[] {home()}, 4);
        }
    }

    /** A Relay counts only beside an objective. */
    private void held(Builder builder, Datasheet.Building building) {
        int reach = position.numbers().objectiveReach;
        for (int hex : hexes(builder, building)) {
            for (int objective : board.objectives) {
                if (board.distance(hex, objective) <= reach && legal(builder, building, hex)) {
                    found.add(order(builder, building, board.hex(hex)));
                }
            }
        }
    }

    private int home() {
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat && asset.isBuilding(BuildingType.COMMAND_CENTER)) {
                return asset.hex;
            }
        }
        return board.starts.get(seat).anchor();
    }

    /** For each of these places the legal hex that is nearest to it, no nearer than wanted. */
    private void best(Builder builder, Datasheet.Building building, int[] places, int wanted) {
        int[] hexes = hexes(builder, building);
        int first = found.size();
        for (int place : places) {
            int best = Board.NOWHERE;
            int least = Integer.MAX_VALUE;
            for (int hex : hexes) {
                int rank = Math.abs(board.distance(hex, place) - wanted);
                // Asking the rules is dear: only where the hex would be the best so far.
                if (rank < least && legal(builder, building, hex)) {
                    least = rank;
                    best = hex;
                }
            }
            if (best != Board.NOWHERE) {
                Order.Construct order = order(builder, building, board.hex(best));
                if (!found.subList(first, found.size()).contains(order)) {
                    found.add(order);
                }
            }
        }
    }

    private int[] hexes(Builder builder, Datasheet.Building building) {
        return switch (building.near()) {
            case NODE -> board.nodes;
            case LATTICE -> roomy;
            case BUILDER -> builder.near;
        };
    }

    private int[] near(Asset builder) {
        int reach = position.numbers().buildReach + WIDEST;
        return Arrays.stream(roomy)
                .filter(hex -> board.distance(hex, builder.hex) <= reach)
                .toArray();
    }

    private boolean legal(Builder builder, Datasheet.Building building, int hex) {
        return position.at[hex] == null && Placement.refuse(position, builder.asset, building, board.hex(hex)) == null;
    }

    /** A quick answer before the rules give the true one (CC-16.5). */
    private int[] roomy() {
        boolean[] crowded = new boolean[board.size];
        for (int hex = 0; hex < board.size; hex++) {
            Terrain terrain = board.terrain(hex);
            if (position.at[hex] != null || terrain == Terrain.FIELD || terrain == Terrain.NODE) {
                crowd(crowded, hex);
            }
        }
        for (int objective : board.objectives) {
            crowd(crowded, objective);
        }
        int[] roomy = new int[board.size];
        int count = 0;
        for (int hex = 0; hex < board.size; hex++) {
            if (!crowded[hex]) {
                roomy[count++] = hex;
            }
        }
        return Arrays.copyOf(roomy, count);
    }

    private void crowd(boolean[] crowded, int hex) {
        crowded[hex] = true;
        for (int near : board.neighbours(hex)) {
            crowded[near] = true;
        }
    }
}
