package arbiter.games.carbon.advice;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.Terrain;
import arbiter.games.carbon.rules.fighting.Cover;
import arbiter.games.carbon.rules.fighting.Movement;
import arbiter.games.carbon.rules.production.Rally;
import arbiter.games.carbon.rules.turns.Candidates;
import arbiter.games.carbon.rules.turns.Orders;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The few orders that fit a plan: moves with a purpose, useful building sites, no surrender. Menus offer all of
 * {@link Candidates}; bots consider only these, about a tenth of them.
 */
final class Ideas {
    private final Position position;
    private final Board board;
    private final int seat;
    private final Side side;
    private final View view;
    private final List<Order> found = new ArrayList<>(128);

    private Ideas(Position position, int seat) {
        this.position = position;
        this.board = position.board();
        this.seat = seat;
        this.side = position.sides[seat];
        this.view = new View(board, seat);
    }

    static List<Order> of(Position position, int seat) {
        boolean acts = position.phase == Position.Phase.ACTION && seat == position.active && position.sides[seat].alive;
        return acts ? new Ideas(position, seat).think() : Candidates.of(position, seat);
    }

    private List<Order> think() {
        offer(new Order.Draw(Order.Answer.ACCEPT));
        offer(new Order.Draw(Order.Answer.DECLINE));
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat) {
                if (asset.isUnit()) {
                    unit(asset);
                } else if (asset.active()) {
                    building(asset);
                }
            }
        }
        new Sites(position, seat, view, found).propose();
        Candidates.upgrades(position, seat, found);
        found.add(new Order.End());
        return found;
    }

    private void offer(Order order) {
        if (Orders.refuse(position, seat, order) == null) {
            found.add(order);
        }
    }

    private void unit(Asset unit) {
        if (!unit.acted) {
            Candidates.attacks(position, unit, found);
            if (unit.isBuilder()) {
                repairs(unit);
            }
        }
        if (!unit.moved) {
            byte[] costs = Movement.costs(position, unit);
            int[] ends = ends(costs);
            if (unit.isWorker()) {
                errands(unit, ends, costs);
            } else {
                marches(unit, ends, costs);
            }
        }
    }

    private void repairs(Asset builder) {
        for (int i = 0; i < position.count; i++) {
            Asset building = position.assets[i];
            if (building.seat == seat && !building.isUnit() && building.cohesion < building.fullCohesion()) {
                offer(new Order.Repair(Candidates.own(builder), Candidates.own(building)));
            }
        }
    }

    /** A Worker goes to a Field that has stock, or to a site for an Extractor or a Relay. */
    private void errands(Asset worker, int[] ends, byte[] costs) {
        boolean[] goal = new boolean[board.size];
        for (int field : view.fields) {
            if (position.stock[field] > 0) {
                approach(ends, costs, goal, field, 1);
            }
        }
        for (int node : view.nodes) {
            if (position.at[node] == null && position.stock[node] > 0) {
                approach(ends, costs, goal, node, position.numbers().buildReach);
            }
        }
        for (int objective : view.objectives) {
            approach(ends, costs, goal, objective, position.numbers().objectiveReach + 1);
        }
        march(worker, goal);
    }

    /** A fighter goes to an objective, to a hex from which it can shoot from its full range, or home. */
    private void marches(Asset unit, int[] ends, byte[] costs) {
        boolean[] goal = new boolean[board.size];
        for (int objective : view.objectives) {
            approach(ends, costs, goal, objective, 0);
            approach(ends, costs, goal, objective, position.numbers().objectiveReach);
        }
        for (int i = 0; i < position.count; i++) {
            Asset other = position.assets[i];
            if (other.seat != seat) {
                aim(ends, goal, unit, other);
            } else if (other.isBuilding(BuildingType.COMMAND_CENTER)) {
                approach(ends, costs, goal, other.hex, 2);
            }
        }
        march(unit, goal);
    }

    private void march(Asset unit, boolean[] goal) {
        for (int hex : view.hexes) {
            if (goal[hex] && hex != unit.hex) {
                found.add(new Order.Move(Candidates.own(unit), board.hex(hex)));
            }
        }
    }

    /** The hexes where the move may end, in the seat's order. The list is short, which keeps the later steps fast. */
    private int[] ends(byte[] costs) {
        int[] ends = new int[costs.length];
        int count = 0;
        for (int hex : view.hexes) {
            if (costs[hex] != Movement.NEVER && position.at[hex] == null) {
                ends[count++] = hex;
            }
        }
        return Arrays.copyOf(ends, count);
    }

    /**
     * Marks the reachable hex nearest to a place, but not nearer than {@code wanted}; of several, the one with the cheapest
     * move.
     */
    private void approach(int[] ends, byte[] costs, boolean[] goal, int place, int wanted) {
        int best = Board.NOWHERE;
        int least = Integer.MAX_VALUE;
        for (int hex : ends) {
            int rank = 16 * Math.abs(board.distance(hex, place) - wanted) + costs[hex];
            if (rank < least) {
                least = rank;
                best = hex;
            }
        }
        if (best != Board.NOWHERE) {
            goal[best] = true;
        }
    }

    /** Marks a reachable hex from which the target is in range, as far away as possible and preferably in cover. */
    private void aim(int[] ends, boolean[] goal, Asset unit, Asset target) {
        int range = unit.unit().weapon().range();
        if (position.distance(unit.hex, target) > Movement.allowance(position, unit) + range) {
            return;
        }
        int best = Board.NOWHERE;
        int most = 0;
        for (int hex : ends) {
            int distance = position.distance(hex, target);
            if (distance > 0 && distance <= range) {
                boolean covered = board.terrain(hex) == Terrain.FOREST || Cover.walled(position, hex, seat);
                int rank = 2 * distance + (covered ? 3 : 0);
                if (rank > most) {
                    most = rank;
                    best = hex;
                }
            }
        }
        if (best != Board.NOWHERE) {
            goal[best] = true;
        }
    }

    private void building(Asset building) {
        Candidates.attacks(position, building, found);
        Order.Id id = Candidates.own(building);
        for (Datasheet.Unit unit : side.faction.trains(building.building())) {
            offer(new Order.Produce(id, unit.code()));
        }
        if (building.isBuilding(BuildingType.COMMAND_CENTER)) {
            offer(new Order.Advance(id));
        }
        if (building.isBuilding(BuildingType.TECH)) {
            for (Datasheet.Upgrade upgrade : side.faction.upgrades) {
                offer(new Order.Research(id, upgrade.code()));
            }
        }
        if (building.queue.length > 0 && side.faction.produces(building.building())) {
            rallies(building);
        }
    }

    /** For fighters, the legal points nearest to the objectives; for Workers, those beside a Field. */
    private void rallies(Asset building) {
        int[] points = rallyPoints(building);
        int[] places = building.isBuilding(BuildingType.COMMAND_CENTER) ? view.fields : view.objectives;
        for (int place : places) {
            int best = Board.NOWHERE;
            for (int hex : points) {
                if (best == Board.NOWHERE || board.distance(hex, place) < board.distance(best, place)) {
                    best = hex;
                }
            }
            if (best != Board.NOWHERE && best != building.rally) {
                found.add(new Order.Rally(Candidates.own(building), board.hex(best)));
            }
        }
    }

    private int[] rallyPoints(Asset building) {
        int[] points = new int[board.size];
        int count = 0;
        for (int hex : view.hexes) {
            boolean near = side.faction.rallies == Faction.Rallies.ALONG_THE_LATTICE
                    || position.distance(hex, building) <= position.numbers().rallyReach;
            if (near && position.at[hex] == null && Rally.refuse(position, building, board.hex(hex)) == null) {
                points[count++] = hex;
            }
        }
        return Arrays.copyOf(points, count);
    }
}
