package arbiter.games.carbon;

import arbiter.engine.vocabulary.Unfit;

/** A position while the lines under {@code given} fill it. */
final class Draft {
    final Battle battle;
    private boolean entryStated;

    Draft(Battle battle) {
        this.battle = battle;
        battle.phase = Battle.Phase.ACTION;
        battle.round = 1;
        for (Side side : battle.sides) {
            side.take(side.faction, side.faction.defaultList);
        }
    }

    /** The first Action Phase of a game with default lists in which A goes first. */
    void start() {
        Seating.deploy(battle);
        Turns.begin(new Progress(battle, null, null));
    }

    void phase(Battle.Phase phase) {
        battle.phase = phase;
        if (phase == Battle.Phase.LISTS) {
            battle.round = 0;
            for (Side side : battle.sides) {
                side.listed = false;
                side.list = new int[side.list.length];
            }
        }
    }

    void entry(int next) {
        battle.nextEntry = next;
        entryStated = true;
    }

    /** Without a line that says it, the next entry comes after all that are on the board. */
    void entered(Copy copy) {
        Asset asset = copy.asset;
        if (!entryStated) {
            battle.nextEntry = Math.max(battle.nextEntry, (asset == null ? 0 : asset.entry) + 1);
        }
    }

    void place(String unit) throws Unfit {
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            if (asset.queue.length > 0
                    && unit.equals(Side.letter(asset.seat) + "." + asset.queue[0].name())
                    && asset.queue[0] instanceof Item.Training training
                    && training.counters() == 0
                    && Entry.legal(battle, asset).length > 0) {
                battle.placing = asset;
                battle.phase = Battle.Phase.COMMAND;
                battle.active = asset.seat;
            }
        }
        if (battle.placing == null) {
            throw new Unfit("no building has `" + unit + "` first in its queue with 0 counters and a hex for it");
        }
    }
}
