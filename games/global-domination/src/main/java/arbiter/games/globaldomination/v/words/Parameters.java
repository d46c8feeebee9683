package arbiter.games.globaldomination.v.words;

import arbiter.engine.setup.Parameter;
import java.util.List;

/** Every number and switch of the edition, with the source's value. */
public final class Parameters {
    /** High enough for any house rule, and low enough that no sum in a game overflows. */
    private static final int PLENTY = 1_000_000;

    private static final int MOST_STEPS = 9;

    public static final List<Parameter> ALL = List.of(
            Parameter.choice(
                    "start-choice",
                    List.of("open", "secret", "pie"),
                    "GD5-S.1",
                    "How players choose their starts: one after the other; all at the same moment, unseen; or, for two"
                            + " players, one offers two starts and the other picks."),
            whole("start-troops", 5, 0, "GD5-1.4", "Troops at the start of each player."),
            whole("first-turn-ip", 50, 0, "GD5-1.7", "Extra Influence in a player's first turn."),
            Parameter.choice(
                    "invalid-orders",
                    List.of("keep-valid", "discard-all"),
                    "GD5-2.2.2",
                    "Whether the valid orders of a partly invalid sheet stand, or the whole sheet is discarded."),
            whole("wasteland-loss", 1, 0, "GD5-3.1", "Units of each type that a Wasteland removes per turn."),
            Parameter.on("generation", "GD5-4.1", "Whether units spawn in the Generation Phase."),
            whole("spawn-least", 3, 0, "GD5-4.1", "Minimum units that a player may spawn per turn."),
            whole("spawn-lands", 4, 1, "GD5-4.1", "Territories per unit to spawn, rounded up."),
            whole("bonus-price", 10, 0, "GD5-4.3", "Influence for the bonus units."),
            whole("bonus-units", 2, 0, "GD5-4.3", "Units that the bonus gives."),
            whole("crop-price", 30, 0, "GD5-5.3", "Influence for a Crop Supply."),
            whole("salt-price", 10, 0, "GD5-5.4", "Influence for a Bag of Salt."),
            whole("dynamite-price", 30, 0, "GD5-5.5", "Influence for a Dynamite."),
            whole("crop-troops", 1, 0, "GD5-5.6", "Troops that a Crop Supply gives to each territory."),
            whole("dynamite-kills", 1, 0, "GD5-5.8", "Enemy Troops that a Dynamite kills."),
            whole("fortress-price", 20, 0, "GD5-6.3", "Influence for a Fortress."),
            whole("rebuild-price", 10, 0, "GD5-6.4", "Influence for rebuilding a Ruin."),
            whole("rebuild-units", 1, 0, "GD5-6.4", "Units for rebuilding a Ruin instead."),
            whole("trebuchet-price", 30, 0, "GD5-6.5", "Influence for a Trebuchet."),
            whole("bivouac-price", 20, 0, "GD5-6.6", "Influence for the first Bivouac."),
            whole(
                    "bivouac-surcharge",
                    10,
                    0,
                    "GD5-6.6",
                    "Influence that each Bivouac under control adds to the price of the next."),
            whole("garrison-price", 20, 0, "GD5-6.7", "Influence for a Garrison."),
            whole(
                    "garrison-factor",
                    2,
                    1,
                    "GD5-6.7",
                    "Factor by which a Garrison multiplies the unit cap of its territory."),
            Parameter.whole(
                    "steps", 2, 0, MOST_STEPS, "GD5-7.3", "Maximum territories that a unit may move through per turn."),
            Parameter.whole("hq-steps", 3, 0, MOST_STEPS, "GD5-7.3", "The same for units that start in a Headquarter."),
            whole("unit-cap", 5, 0, "GD5-7.7", "Maximum units of a type in one territory."),
            whole("wall-strength", 2, 0, "GD5-8.7", "Units that it costs to break a Fortress."),
            Parameter.off(
                    "walls-first",
                    "GD5-8.7",
                    "Whether an army breaks the walls of a Fortress before it pays the penalty of an Invasion."),
            whole("invasion-penalty", 2, 0, "GD5-8.9", "Units that the attacker loses first in every Invasion."),
            whole("siege-kills", 2, 0, "GD5-8.15.1", "Units that a Trebuchet kills."),
            whole("bivouac-troops", 1, 0, "GD5-9.1", "Troops that a Bivouac raises per turn."),
            whole("income-land", 1, 0, "GD5-9.2", "Influence for each territory."),
            whole("income-troops", 10, 1, "GD5-9.3", "Troops per point of Influence."),
            whole("income-hq", 4, 0, "GD5-9.4", "Influence for each Headquarter."),
            Parameter.whole(
                    "win-share", 0, 0, 100, "GD5-W.2", "Percent of all land that wins at the end of a turn; 0 is off."),
            whole(
                    "turn-limit",
                    0,
                    0,
                    "GD5-W.3",
                    "After this turn the player with the most territories wins; 0 is off."),
            Parameter.on("draw-vote", "GD5-W.4", "Whether all living players may agree on a draw."));

    private static Parameter whole(String name, int byDefault, int least, String rule, String sentence) {
        return Parameter.whole(name, byDefault, least, PLENTY, rule, sentence);
    }

    private Parameters() {}
}
