package arbiter.games.dynasty;

/** Section 4: how phases, turns and rounds follow each other. */
final class Turns {
    private Turns() {}

    /** The next living seat places its centre, or the first turn begins. */
    static void nextSetup(Position p) {
        int next = p.active + 1;
        while (next < p.seats && !p.alive[next]) {
            next++;
        }
        if (next < p.seats) {
            p.active = next;
            p.phase = Phase.CENTRE;
        } else {
            p.round = 1;
            p.active = firstLiving(p);
            begin(p);
        }
    }

    private static int firstLiving(Position p) {
        int seat = 0;
        while (!p.alive[seat]) {
            seat++;
        }
        return seat;
    }

    private static void begin(Position p) {
        p.phase = Phase.BUILD;
        p.actionsUsed = 0;
        Spells.fade(p, p.active);
        if (p.told()) {
            p.tell(new Happening.TurnBegan(p.seat(p.active), p.round));
        }
    }

    /** {@code done}: to the next phase, or from DISBAND to the next seat. Leaving MARCH pays the academies (DB-12.1). */
    static void done(Position p) {
        switch (p.phase) {
            case BUILD -> p.phase = Phase.MARCH;
            case MARCH -> leaveMarch(p);
            case RECRUIT -> p.phase = Phase.DISBAND;
            case DISBAND -> pass(p);
            case CENTRE, SOLDIER, REPLY, TIE, OVER -> throw new IllegalStateException("done in " + p.phase);
        }
    }

    private static void leaveMarch(Position p) {
        MilitaryTokens.income(p, p.active);
        p.phase = Phase.RECRUIT;
        Victory.test(p);
    }

    /** {@code end}: closes the turn; a turn that has not left MARCH yet still gets its income. */
    static void end(Position p) {
        if (p.phase == Phase.BUILD || p.phase == Phase.MARCH) {
            leaveMarch(p);
        }
        if (p.phase != Phase.OVER) {
            pass(p);
        }
    }

    /** To the next living seat; past the last of them a new round begins or time is up (DB-15.3). */
    static void pass(Position p) {
        p.queue = java.util.List.of();
        rest(p, p.active);
        int next = p.active + 1;
        while (next < p.seats && !p.alive[next]) {
            next++;
        }
        if (next == p.seats) {
            if (p.timeUp || p.numbers.turnLimit > 0 && p.round >= p.numbers.turnLimit) {
                Victory.timeout(p);
                return;
            }
            p.round++;
            next = firstLiving(p);
        }
        p.active = next;
        begin(p);
    }

    /** What was counted once a turn starts afresh. */
    private static void rest(Position p, int seat) {
        p.actionsUsed = 0;
        for (int i = 0; i < p.army.count(seat); i++) {
            p.army.rest(p.army.unit(seat, i));
        }
        for (int i = 0; i < p.land.cityCount(seat); i++) {
            int centre = p.land.city(seat, i);
            p.land.recruits[centre] = 0;
            p.land.casts[centre] = 0;
        }
    }

    /** Any living player, at any time: a pending battle of that player is void, an active player's turn passes. */
    static void resign(Position p, int seat) {
        if (p.told()) {
            p.tell(new Happening.PlayerResigned(p.seat(seat)));
        }
        boolean involved = p.attacker != Army.NONE
                && (p.army.owner(p.attacker) == seat
                        || p.army.at(p.battleTile) != Army.NONE && p.army.owner(p.army.at(p.battleTile)) == seat
                        || p.land.owner(p.battleTile) == seat && p.army.at(p.battleTile) == Army.NONE);
        if (involved) {
            Combat.endBattle(p);
        }
        boolean wasSetup = p.phase.isSetup();
        Victory.eliminate(p, seat);
        Victory.test(p);
        if (p.phase != Phase.OVER && seat == p.active) {
            p.queue = java.util.List.of();
            if (wasSetup) {
                nextSetup(p);
            } else {
                pass(p);
            }
        }
    }
}
