package arbiter.games.globaldomination.v.rules.battle;

import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.rules.March;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Turn;
import arbiter.games.globaldomination.v.rules.UnitCap;

/** Section 8: all Sieges at once, then rounds of Skirmishes and Invasions until no move is waiting. */
public final class Battle implements Phase {
    @Override
    public void run(Turn turn) {
        Siege.run(turn);
        turn.step();
        March march = turn.march;
        if (march != null) {
            Armies armies = new Armies(march.hops(), turn.seats, turn.size());
            if (armies.size > 0) {
                Round round = new Round(turn, armies, march);
                while (armies.anyLeft()) {
                    int[] ready = armies.takeReady();
                    fight(round, ready);
                    armies.release(ready);
                }
            }
        }
        UnitCap.trim(turn, Happening.Stage.BATTLE);
    }

    /** The Skirmishes over a target, the Skirmishes of armies that attack each other, and the Invasions. */
    private static void fight(Round round, int[] ready) {
        Skirmish.overTargets(round, round.begin(ready));
        Skirmish.headOn(round);
        new Invasions(round).run();
        round.end();
    }
}
