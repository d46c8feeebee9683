package arbiter.games.carbon.rules.building;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Terrain;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Lattice;
import arbiter.games.carbon.rules.Refusal;
import arbiter.games.carbon.rules.Upgrades;
import org.jspecify.annotations.Nullable;

/** Where a building may be (CC-16.5), and where an Extractor must be (CC-16.6). */
public final class Placement {
    private Placement() {}

    public static @Nullable Refusal refuse(Position position, Asset builder, Datasheet.Building building, Hex wanted) {
        Board board = position.board();
        int anchor = board.index(wanted);
        if (anchor == Board.NOWHERE || !board.fits(anchor, building.girth())) {
            return no("CC-16.5", "off-board", building, wanted);
        }
        Refusal ground = ground(position, building, anchor);
        if (ground != null) {
            return ground;
        }
        Refusal crowd = spacing(position, builder.seat, building, anchor);
        return crowd != null ? crowd : near(position, builder, building, anchor);
    }

    private static Refusal no(String rule, String why, Datasheet.Building building, Object hex, Object... more) {
        Object[] facts = new Object[4 + more.length];
        facts[0] = "building";
        facts[1] = building.code();
        facts[2] = "hex";
        facts[3] = hex;
        System.arraycopy(more, 0, facts, 4, more.length);
        return new Refusal(Code.PLACE, rule, why, facts);
    }

    /** (a) Open ground, or terrain that the datasheet permits; a building for nodes must be on one. */
    private static @Nullable Refusal ground(Position position, Datasheet.Building building, int anchor) {
        Board board = position.board();
        if (building.near() == Datasheet.Near.NODE) {
            return board.terrain(anchor) == Terrain.NODE ? null : no("CC-16.6", "no-node", building, board.hex(anchor));
        }
        if (!buildable(board.terrain(anchor), building)) {
            return unbuildable(board, building, anchor);
        }
        if (building.girth() > 0) {
            for (int hex : board.neighbours(anchor)) {
                if (!buildable(board.terrain(hex), building)) {
                    return unbuildable(board, building, hex);
                }
            }
        }
        return null;
    }

    private static Refusal unbuildable(Board board, Datasheet.Building building, int hex) {
        return no(
                "CC-16.5",
                "terrain",
                building,
                board.hex(hex),
                "terrain",
                board.terrain(hex).word());
    }

    private static boolean buildable(Terrain terrain, Datasheet.Building building) {
        return terrain == Terrain.OPEN || (terrain == Terrain.FOREST && building.forest());
    }

    /** (b), (c) At least two hexes from every unit, building, objective and resource node. */
    private static @Nullable Refusal spacing(Position position, int seat, Datasheet.Building building, int anchor) {
        int least = position.numbers().spacing;
        int girth = building.girth();
        Board board = position.board();
        for (int i = 0; i < position.count; i++) {
            Asset other = position.assets[i];
            int distance = position.distance(anchor, other) - girth;
            boolean waived = building.unless().vanguard() && other.isUnit() && other.seat != seat;
            // A building that may be near enemies still cannot share a hex with a piece.
            if (distance < (waived ? 1 : least)) {
                return no(
                        "CC-16.5",
                        "crowded",
                        building,
                        board.hex(anchor),
                        "other",
                        other,
                        "distance",
                        Math.max(0, distance),
                        "least",
                        least);
            }
        }
        Refusal thing = apart(board, building, anchor, board.objectives, "the objective", least);
        if (thing == null) {
            thing = apart(board, building, anchor, board.fields, "the Carbon Field", least);
        }
        return thing != null ? thing : apart(board, building, anchor, board.nodes, "the Crystal Node", least);
    }

    private static @Nullable Refusal apart(
            Board board, Datasheet.Building building, int anchor, int[] hexes, String what, int least) {
        boolean madeForNode = building.near() == Datasheet.Near.NODE;
        for (int hex : hexes) {
            int distance = board.distance(anchor, hex) - building.girth();
            if (distance < least && !(madeForNode && hex == anchor)) {
                return no(
                        "CC-16.5",
                        "crowded",
                        building,
                        board.hex(anchor),
                        "other",
                        what + " " + board.text(hex),
                        "distance",
                        Math.max(0, distance),
                        "least",
                        least);
            }
        }
        return null;
    }

    /** (d) Within the Near distance of the thing that the datasheet names. */
    private static @Nullable Refusal near(Position position, Asset builder, Datasheet.Building building, int anchor) {
        Board board = position.board();
        if (building.near() == Datasheet.Near.LATTICE) {
            return Lattice.carries(position, builder.seat, anchor, building.girth())
                    ? null
                    : no(
                            "CC-H22",
                            "off-lattice",
                            building,
                            board.hex(anchor),
                            "reach",
                            Upgrades.latticeReach(position, builder.seat));
        }
        int distance = board.distance(anchor, builder.hex) - building.girth();
        int reach = position.numbers().buildReach;
        return distance <= reach
                ? null
                : no(
                        "CC-16.5",
                        "builder-far",
                        building,
                        board.hex(anchor),
                        "actor",
                        builder,
                        "distance",
                        distance,
                        "reach",
                        reach);
    }
}
