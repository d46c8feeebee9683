package arbiter.games.carbon.rules.production;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Lattice;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import org.jspecify.annotations.Nullable;

/** Rally points (CC-H8, CC-H22). */
public final class Rally {
    private Rally() {}

    public static @Nullable Refusal refuse(Position position, int seat, Order.Rally order) {
        Asset producer = position.find(seat, order.producer());
        Refusal unknown = Actors.unknown(seat, producer, order.producer(), "CC-H8");
        if (unknown != null || producer == null) {
            return unknown;
        }
        Refusal inactive = Actors.inactive(producer);
        if (inactive != null) {
            return inactive;
        }
        if (producer.isUnit() || !position.sides[seat].faction.produces(producer.building())) {
            return new Refusal(Code.ROLE, "CC-H8", "no-producer", "actor", producer);
        }
        Hex hex = order.hex();
        return hex == null ? null : refuse(position, producer, hex);
    }

    /** Why a rally point cannot be there now. */
    public static @Nullable Refusal refuse(Position position, Asset producer, Hex wanted) {
        int hex = position.board().index(wanted);
        if (hex == Board.NOWHERE) {
            return new Refusal(Code.PLACE, "CC-H8", "rally-off-board", "hex", wanted);
        }
        if (!position.board().terrain(hex).passable()) {
            return new Refusal(
                    Code.PLACE,
                    "CC-H8",
                    "rally-impassable",
                    "hex",
                    wanted,
                    "terrain",
                    position.board().terrain(hex).word());
        }
        int reach = position.numbers().rallyReach;
        int distance = position.distance(hex, producer);
        if (distance <= reach) {
            return null;
        }
        return position.sides[producer.seat].faction.rallies == Faction.Rallies.ALONG_THE_LATTICE
                        && Lattice.receives(position, producer.seat, hex)
                ? null
                : new Refusal(
                        Code.PLACE,
                        "CC-H8",
                        "rally-far",
                        "actor",
                        producer,
                        "hex",
                        wanted,
                        "distance",
                        distance,
                        "reach",
                        reach);
    }

    public static void carryOut(Progress progress, int seat, Order.Rally order) {
        Position position = progress.position;
        Asset producer = Actors.present(position, seat, order.producer());
        Hex hex = order.hex();
        producer.rally = hex == null ? Board.NOWHERE : position.board().index(hex);
        progress.tell(() -> new Happening.RallySet(
                producer.toString(), position.board().hex(producer.hex), hex == null ? "NONE" : hex.toString()));
    }
}
