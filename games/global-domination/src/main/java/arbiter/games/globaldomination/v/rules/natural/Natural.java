package arbiter.games.globaldomination.v.rules.natural;

import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Turn;

/** Section 3: the announced events happen, then every Wasteland takes units. */
public final class Natural implements Phase {
    @Override
    public void run(Turn turn) {
        for (NaturalEvent event : turn.before.announced()) {
            happen(turn, event);
        }
        for (int at = 0; at < turn.size(); at++) {
            if (turn.wasteland[at] && turn.troops[at] > 0) {
                int gone = turn.removeTroops(at, turn.rules.wastelandLoss());
                if (gone > 0) {
                    turn.happened(new Happening.WastelandTook(turn.owner[at], turn.id(at), gone));
                }
            }
        }
    }

    /** An event that is no longer possible has no effect. */
    private static void happen(Turn turn, NaturalEvent event) {
        switch (event) {
            case NaturalEvent.Desert(int at) -> {
                if (!turn.wasteland[at]) {
                    turn.wasteland[at] = true;
                    turn.happened(new Happening.TurnedToWaste(turn.id(at)));
                }
            }
            case NaturalEvent.AddUnits(int count, int at) -> {
                // Units always have an owner, so none appear on land that has become neutral.
                if (turn.owner[at] >= 0) {
                    int come = turn.addTroops(at, count);
                    turn.happened(new Happening.UnitsCame(turn.owner[at], turn.id(at), come));
                }
            }
            case NaturalEvent.RemoveUnits(int count, int at) -> {
                int gone = turn.removeTroops(at, count);
                if (gone > 0) {
                    turn.happened(new Happening.UnitsVanished(turn.owner[at], turn.id(at), gone));
                }
            }
            case NaturalEvent.OpenBorder(int a, int b) -> {
                if (!turn.map.adjacent(a, b)) {
                    turn.map = turn.map.withBorder(turn.id(a), turn.id(b));
                    turn.happened(new Happening.BorderOpened(turn.id(a), turn.id(b)));
                }
            }
            case NaturalEvent.CloseBorder(int a, int b) -> {
                if (turn.map.adjacent(a, b)) {
                    turn.map = turn.map.withoutBorder(turn.id(a), turn.id(b));
                    turn.happened(new Happening.BorderClosed(turn.id(a), turn.id(b)));
                }
            }
        }
    }
}
