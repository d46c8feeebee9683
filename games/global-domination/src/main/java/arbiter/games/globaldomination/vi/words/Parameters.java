package arbiter.games.globaldomination.vi.words;

import arbiter.engine.setup.Parameter;
import java.util.List;

/** Every number and switch of the edition. */
public final class Parameters {
    private static final int MANY = 1_000;

    public static final List<Parameter> ALL = List.of(
            Parameter.on("cavalry", "GD6-U.1", "Armies can be promoted to Cavalry."),
            Parameter.on("heavy", "GD6-U.1", "Armies can be promoted to Heavies."),
            Parameter.on("watchtower", "GD6-U.1", "Watchtowers can be built."),
            Parameter.on("bivouac", "GD6-U.1", "Bivouacs can be built."),
            Parameter.on("library", "GD6-U.1", "Libraries can be built."),
            Parameter.on("intelligence", "GD6-U.1", "Intelligence Centers can be built."),
            Parameter.on("items", "GD6-U.1", "Items can be bought and used."),
            Parameter.off("spy", "GD6-U.1", "Armies can be promoted to Spies."),
            Parameter.off("landmines", "GD6-U.1", "Landmines can be laid."),
            count("wasteland-loss", 1, "GD6-N.1", "Units that a Toxic Wasteland takes each turn."),
            Parameter.whole("hq-distance", 3, 1, 20, "GD6-C.1", "The least distance between two HQs."),
            count("spawn-base", 2, "GD6-C.4", "Armies that every player may spawn each turn."),
            Parameter.whole(
                    "spawn-lands", 3, 1, MANY, "GD6-C.4", "Territories that give one more Army to spawn each turn."),
            price("promote-price", 3, "GD6-C.6", "a promotion to Cavalry or Heavy"),
            price("spy-price", 30, "GD6-C.6", "a promotion to Spy"),
            count("spy-loyalty", 2, "GD6-C.6", "The Loyalty that a territory needs before a Spy is trained there."),
            price("watchtower-price", 20, "GD6-C.7", "a Watchtower"),
            price("bivouac-price", 30, "GD6-C.7", "the first Bivouac"),
            price("bivouac-surcharge", 10, "GD6-C.7", "a Bivouac more for each that its player owns already"),
            price("library-price", 10, "GD6-C.7", "the first Library"),
            price("library-surcharge", 10, "GD6-C.7", "a Library more for each that its player owns already"),
            price("intelligence-price", 20, "GD6-C.7", "an Intelligence Center"),
            price("mine-price", 5, "GD6-C.8", "a Landmine"),
            price("crop-price", 30, "GD6-I.2", "a Crop Supply"),
            count("crop-armies", 5, "GD6-I.2", "Armies that a Crop Supply feeds at least."),
            price("dynamite-price", 20, "GD6-I.3", "a stick of Dynamite"),
            count("dynamite-kills", 1, "GD6-I.3", "Units that a stick of Dynamite kills."),
            price("toxic-price", 20, "GD6-I.4", "a load of Toxic Waste"),
            speed("army", 2),
            speed("cavalry", 4),
            speed("heavy", 1),
            speed("spy", 1),
            health("army", 1),
            health("cavalry", 1),
            health("heavy", 2),
            health("spy", 0),
            count("invasion-damage", 2, "GD6-M.5", "Damage that the attacker takes at the start of an Invasion."),
            Parameter.whole("mine-damage", 1, 1, 20, "GD6-M.5", "Damage that a Landmine does."),
            count("watchtower-strength", 2, "GD6-M.5", "Damage that a Watchtower absorbs before it falls."),
            Parameter.choice(
                    "bivouac-phase", List.of("final", "natural"), "GD6-F.1", "The phase in which Bivouacs give units."),
            count("bivouac-armies", 1, "GD6-F.1", "Armies that a Bivouac gives each turn."),
            count("loyalty-gain", 1, "GD6-F.2", "Loyalty that a territory gains each turn with its owner."),
            count("income-land", 1, "GD6-F.3", "Influence for each territory."),
            Parameter.whole("income-armies", 10, 1, MANY, "GD6-F.3", "Armies that bring one Influence Point."),
            count("income-hq", 6, "GD6-F.3", "Influence for each HQ on own land."),
            count("income-library", 2, "GD6-F.3", "Influence for each Library on own land."),
            Parameter.whole(
                    "late-seats", 0, 0, 25, "GD6-J.1", "The last seats of the table that wait for late joiners."),
            Parameter.whole(
                    "win-share",
                    0,
                    0,
                    100,
                    "GD6-W.2",
                    "Percent of all land that wins at the end of a turn; 0 for none."),
            Parameter.whole(
                    "turn-limit", 0, 0, 10_000, "GD6-W.3", "The turn after which most territory wins; 0 for none."),
            Parameter.on("draw-vote", "GD6-W.4", "Whether all players may agree on a draw."));

    private Parameters() {}

    private static Parameter count(String name, int byDefault, String rule, String sentence) {
        return Parameter.whole(name, byDefault, 0, MANY, rule, sentence);
    }

    private static Parameter price(String name, int byDefault, String rule, String thing) {
        return Parameter.whole(name, byDefault, 0, MANY, rule, "Influence Points for " + thing + ".");
    }

    private static Parameter speed(String unit, int byDefault) {
        return Parameter.whole(unit + "-speed", byDefault, 1, 20, "GD6-M.1", "Steps per turn of type " + unit + ".");
    }

    private static Parameter health(String unit, int byDefault) {
        return Parameter.whole(unit + "-health", byDefault, 0, 20, "GD6-M.8", "Health of type " + unit + ".");
    }
}
