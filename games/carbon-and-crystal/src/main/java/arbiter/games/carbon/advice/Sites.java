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

/** Useful building sites: for each kind of building the best few legal hexes. */
final class Sites {
    /** The girth of a Command Center: its anchor may be this much farther away. */
    private static final int WIDEST = 1;

    /** @param near the hexes of {@code roomy} that are near enough for this Builder */
    private record Builder(Asset asset, int[] near) {}

    private final Position position;
    private final Board board;
    private final int seat;
    private final View view;
    private final List<Order> found;
    /** Hexes that are not beside a piece, an objective, a Field or a Node, in the seat's order. */
    private final int[] roomy;

    Sites(Position position, int seat, View view, List<Order> found) {
        this.position = position;
        this.board = position.board();
        this.seat = seat;
        this.view = view;
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
                    // The reason is price, copies or prerequisites, which are the same for every Builder.
                    break;
                }
                sites(builder, building);
                if (building.near() == Datasheet.Near.LATTICE) {
                    // Buildings along the lattice can be begun by any Builder, so one is enough.
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
            case EXTRACTOR -> best(builder, building, view.nodes, 0);
            case COMMAND_CENTER -> best(builder, building, view.fields, 1 + position.numbers().gatherReach);
            case RELAY -> held(builder, building);
            case FORTIFICATION, DEFENSE -> best(builder, building, view.objectives, position.numbers().objectiveReach);
            case PRODUCTION -> {
                best(builder, building, view.objectives, 3);
                best(builder, building, new int[] {home()}, 4);
            }
            case SUPPLY, TECH -> best(builder, building, new int[] {home()}, 4);
        }
    }

    /** A Relay has a use only beside an objective. */
    private void held(Builder builder, Datasheet.Building building) {
        int reach = position.numbers().objectiveReach;
        for (int hex : hexes(builder, building)) {
            for (int objective : view.objectives) {
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

    /** For each of these places, the nearest legal hex that is not nearer than {@code wanted}. */
    private void best(Builder builder, Datasheet.Building building, int[] places, int wanted) {
        int[] hexes = hexes(builder, building);
        int first = found.size();
        for (int place : places) {
            int best = Board.NOWHERE;
            int least = Integer.MAX_VALUE;
            for (int hex : hexes) {
                int rank = Math.abs(board.distance(hex, place) - wanted);
                // Asking the rules is slow, so they are asked only about a hex that would be the best so far.
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
            case NODE -> view.nodes;
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

    /** A fast first test; the rules decide later (CC-16.5). */
    private int[] roomy() {
        boolean[] crowded = new boolean[board.size];
        for (int hex = 0; hex < board.size; hex++) {
            Terrain terrain = board.terrain(hex);
            if (position.at[hex] != null || terrain == Terrain.FIELD || terrain == Terrain.NODE) {
                crowd(crowded, hex);
            }
        }
        for (int objective : view.objectives) {
            crowd(crowded, objective);
        }
        int[] roomy = new int[board.size];
        int count = 0;
        for (int hex : view.hexes) {
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
