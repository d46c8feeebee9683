package arbiter.games.carbon.rules.production;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Lattice;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import org.jspecify.annotations.Nullable;

/** Rally points (CC-H8, CC-H22). */
public final class Rally {
    private Rally() {}

    public static @Nullable Refusal refuse(Battle battle, int seat, Order.Rally order) {
        Asset producer = battle.find(seat, order.producer());
        Refusal unknown = Actors.unknown(seat, producer, order.producer(), "CC-H8");
        if (unknown != null || producer == null) {
            return unknown;
        }
        Refusal inactive = Actors.inactive(producer);
        if (inactive != null) {
            return inactive;
        }
        if (producer.isUnit() || !battle.sides[seat].faction.produces(producer.building())) {
            return new Refusal(Code.ROLE, "CC-H8", "no-producer", "actor", producer);
        }
        Hex hex = order.hex();
        return hex == null ? null : refuse(battle, producer, hex);
    }

    /** Why a rally point cannot lie there now. */
    public static @Nullable Refusal refuse(Battle battle, Asset producer, Hex wanted) {
        int hex = battle.board().index(wanted);
        if (hex == Board.NOWHERE) {
            return new Refusal(Code.PLACE, "CC-H8", "rally-off-board", "hex", wanted);
        }
        if (!battle.board().terrain(hex).passable()) {
            return new Refusal(
                    Code.PLACE,
                    "CC-H8",
                    "rally-impassable",
                    "hex",
                    wanted,
                    "terrain",
                    battle.board().terrain(hex).word());
        }
        int reach = battle.numbers().rallyReach;
        int distance = battle.distance(hex, producer);
        if (distance <= reach) {
            return null;
        }
        return battle.sides[producer.seat].faction.choirStep && Lattice.receives(battle, producer.seat, hex)
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
        Battle battle = progress.battle;
        Asset producer = Actors.present(battle, seat, order.producer());
        Hex hex = order.hex();
        producer.rally = hex == null ? Board.NOWHERE : battle.board().index(hex);
        progress.tell(() -> new Happening.RallySet(producer.toString(), hex == null ? "NONE" : hex.toString()));
    }
}
