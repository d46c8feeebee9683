package arbiter.server.ahead;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.engine.Ahead;
import arbiter.engine.Game;
import arbiter.engine.ahead.Posture;
import java.util.ArrayList;
import java.util.List;

/** The postures that a player can choose. */
final class Postures {
    /** The strongest bot that plays for an absent player. The strongest of all would be a better player than most people. */
    private static final String STRONGEST = "captain";

    private Postures() {}

    static List<Posture> of(Game<?, ?, ?> game) {
        List<Posture> postures = new ArrayList<>(List.of(Posture.NONE, new Posture.Hold()));
        if (game.ahead().stance() == Ahead.Stance.KNOWN) {
            postures.addAll(List.of(new Posture.Retreat(), new Posture.Defend()));
        }
        for (Bot bot : Bots.all()) {
            postures.add(new Posture.Played(bot.id()));
            if (bot.id().equals(STRONGEST)) {
                break;
            }
        }
        return postures;
    }
}
