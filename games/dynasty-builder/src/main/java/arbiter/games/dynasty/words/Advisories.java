package arbiter.games.dynasty.words;

import arbiter.engine.sheet.Warning;
import arbiter.games.dynasty.rules.Caution;

/** Warnings in sentences. */
final class Advisories {
    private Advisories() {}

    /** The sentence for a warning of this game. */
    static String of(Warning warning) {
        for (Caution caution : Caution.values()) {
            if (caution.code().equals(warning.code())) {
                return sentence(caution, warning);
            }
        }
        throw new IllegalArgumentException("no warning of this game: " + warning);
    }

    private static String sentence(Caution caution, Warning warning) {
        return switch (caution) {
            case ACTIONS_UNUSED -> {
                String left = warning.fact("left");
                yield left.equals("1")
                        ? "This leaves BUILD with 1 building action unspent; it expires."
                        : "This leaves BUILD with " + left + " building actions unspent; they expire.";
            }
            case UPGRADE_FORGOTTEN ->
                "The rings are full around " + cities(warning) + ": an upgrade is free, but only in BUILD.";
            case HOPELESS_BATTLE ->
                "Even the highest roll of " + warning.fact("unit") + " loses against the lowest on "
                        + warning.fact("at") + ".";
            case HOPELESS_SIEGE ->
                "Even the highest roll of " + warning.fact("unit") + " does not take the city on " + warning.fact("at")
                        + ".";
            case RECRUIT_UNUSED -> "A unit could still be recruited, free of charge, for " + cities(warning) + ".";
        };
    }

    private static String cities(Warning warning) {
        String tiles = warning.fact("cities");
        return tiles.contains(" ") ? "your cities on " + tiles.replace(" ", " and ") : "your city on " + tiles;
    }
}
