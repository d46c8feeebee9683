package arbiter.games.carbon.position;

import java.util.Locale;

/** What a building is for. Every building has exactly one type (CC-16.1). */
public enum BuildingType {
    COMMAND_CENTER("Command Center"),
    PRODUCTION("Production"),
    SUPPLY("Supply"),
    TECH("Tech"),
    DEFENSE("Defense"),
    EXTRACTOR("Extractor"),
    RELAY("Relay"),
    FORTIFICATION("Fortification");

    private final String title;

    BuildingType(String title) {
        this.title = title;
    }

    /** The name that rules and requirements use. */
    public String title() {
        return title;
    }

    /** The word that data files use. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
