package arbiter.games.carbon.rules.turns;

import arbiter.engine.seat.Seat;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Upgrades;
import arbiter.games.carbon.rules.building.Construction;
import arbiter.games.carbon.rules.building.Levels;
import arbiter.games.carbon.rules.building.Salvage;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.production.Queue;
import arbiter.games.carbon.rules.technology.Research;
import java.util.List;

/** The first phase of a turn (CC-H5). The list below gives the order of its steps. */
final class CommandPhase {
    private interface Step {
        void run(Progress progress, int seat);
    }

    private static final List<Step> STEPS = List.of(
            CommandPhase::refresh, // C0
            Upgrades::tick, // C0
            Construction::tick, // C1
            Salvage::tick, // C2
            Research::tick, // C3
            (progress, seat) -> Queue.tick(progress.position, seat), // C4
            Levels::raise, // C5
            (progress, seat) -> Entry.run(progress, seat, 0)); // C6

    private CommandPhase() {}

    /** Stops early if a salvage removed the player's last Command Center. */
    static void run(Progress progress) {
        Position position = progress.position;
        int seat = position.active;
        position.phase = Position.Phase.COMMAND;
        progress.tell(() -> new Happening.TurnBegan(Seat.of(seat), position.round));
        for (Step step : STEPS) {
            step.run(progress, seat);
            if (position.over() || !position.sides[seat].alive) {
                return;
            }
        }
    }

    private static void refresh(Progress progress, int seat) {
        Position position = progress.position;
        position.ordered = false;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat) {
                asset.moved = false;
                asset.acted = false;
                asset.placed = Board.NOWHERE;
            }
        }
    }
}
