package arbiter.games.dynasty.guide;

import arbiter.engine.guide.Price;
import arbiter.engine.guide.Purse;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.recruiting.Recruiting;
import arbiter.games.dynasty.words.PurseWords;
import java.util.ArrayList;
import java.util.List;

/**
 * What a seat can spend in a position. A price is the difference between the pots before and after a line. The ids are the
 * words of position texts.
 *
 * @param open whether the seat pays for anything: false before the first turn, for a seat that is out, and after the game
 * @param round the round in which the sheet began
 * @param actions {@link #NONE} if the sheet did not begin in the seat's BUILD
 */
record Pots(boolean open, int seat, int round, int actions, int houses, int landTokens, int units, int tokens) {
    private static final int NONE = -1;

    private static final String ACTIONS = "actions";
    private static final String HOUSES = "supply";
    private static final String LAND_TOKENS = "land";
    private static final String UNITS = "units";
    private static final String TOKENS = "tokens";

    static Pots of(WorkingPosition p, int seat) {
        return read(p, seat, p.round, NONE, p.alive[seat] && !p.phase.isSetup() && p.phase != Phase.OVER);
    }

    /**
     * The same seat's pots after more lines. Actions change only during its BUILD and then keep their last value. A player
     * who is out spends nothing more.
     */
    Pots after(WorkingPosition p) {
        return open && p.alive[seat] ? read(p, seat, round, actions, true) : this;
    }

    private static Pots read(WorkingPosition p, int seat, int round, int actionsBefore, boolean open) {
        boolean building = p.phase == Phase.BUILD && p.active == seat && p.round == round;
        return new Pots(
                open,
                seat,
                round,
                building ? p.numbers.buildActions - p.actionsUsed : actionsBefore,
                p.land.houses[seat],
                p.land.landTokens[seat],
                Math.max(0, Recruiting.limit(p, seat) - p.army.count(seat)),
                p.militaryTokens[seat]);
    }

    /** The price: the difference between these pots and later ones. */
    Price until(Pots later) {
        return Price.of(ACTIONS, actions - later.actions)
                .and(HOUSES, houses - later.houses)
                .and(LAND_TOKENS, landTokens - later.landTokens)
                .and(UNITS, units - later.units)
                .and(TOKENS, tokens - later.tokens);
    }

    /** @param p the position of the later pots */
    Purse purse(Pots later, WorkingPosition p) {
        if (!open) {
            return Purse.EMPTY;
        }
        PurseWords words = new PurseWords(p.numbers);
        List<Purse.Pot> pots = new ArrayList<>();
        if (actions != NONE) {
            pots.add(new Purse.Pot(ACTIONS, PurseWords.ACTIONS, later.actions, actions, words.actions()));
        }
        pots.add(new Purse.Pot(HOUSES, PurseWords.HOUSES, later.houses, houses, words.houses()));
        pots.add(new Purse.Pot(LAND_TOKENS, PurseWords.LAND_TOKENS, later.landTokens, landTokens, words.landTokens()));
        String note = words.units(p.army.count(seat), Recruiting.limit(p, seat));
        pots.add(new Purse.Pot(UNITS, PurseWords.UNITS, later.units, units, note));
        pots.add(new Purse.Pot(TOKENS, PurseWords.MILITARY_TOKENS, later.tokens, tokens, words.tokens()));
        return new Purse(pots);
    }
}
