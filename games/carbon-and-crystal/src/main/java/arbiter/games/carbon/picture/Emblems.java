package arbiter.games.carbon.picture;

import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.UnitClass;

/**
 * One shape for every class of unit and every type of building. People can recognise it at a small size. It is drawn
 * around 0,0 within ±10.
 */
final class Emblems {
    private Emblems() {}

    /** The body of a unit's token. Its shape shows the class. */
    static String unit(UnitClass unitClass) {
        return switch (unitClass) {
            case WORKER -> "M-10 4A10.8 10.8 0 1 1 10 4L7 10H-7Z";
            case FIELD -> "M0 -11.5A11.5 11.5 0 1 1 0 11.5A11.5 11.5 0 1 1 0 -11.5Z";
            case HEAVY -> "M-9 -10.5H9L13.5 0L9 10.5H-9L-13.5 0Z";
            case SPECIAL ->
                "M0 -15L4.8 -7.4L13.2 -7.6L9.2 0L13.2 7.6L4.8 7.4L0 15L-4.8 7.4L-13.2 7.6L-9.2 0L-13.2 -7.6L-4.8 -7.4Z";
        };
    }

    /** The sign on a building's plate. */
    static String building(BuildingType type) {
        return switch (type) {
            case COMMAND_CENTER -> "M0 -9L2.6 -3L9 -2.6L4 1.6L5.6 8L0 4.5L-5.6 8L-4 1.6L-9 -2.6L-2.6 -3Z";
            case PRODUCTION -> "M-9 8V-3L-3 1V-3L3 1V-3L9 1V8Z";
            case SUPPLY -> "M-8 -6H8V8H-8ZM-8 -1H8M0 -6V8";
            case TECH -> "M-3 -8H3M-2 -8V-2L-8 8H8L2 -2V-8";
            case DEFENSE -> "M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8ZM0 -10V-4M0 4V10M-10 0H-4M4 0H10";
            case EXTRACTOR -> "M-7 -8H7L3 0H-3ZM-2.5 2H2.5L0 9Z";
            case RELAY ->
                "M0 -3V9M-4 9H4M-4 -7A5.6 5.6 0 0 0 -4 1M4 -7A5.6 5.6 0 0 1 4 1M-7.4 -9.4A9.5 9.5 0 0 0 -7.4 3.4M7.4 -9.4A9.5 9.5 0 0 1 7.4 3.4";
            case FORTIFICATION -> "M-9 8V-7H-5V-3H-2V-7H2V-3H5V-7H9V8Z";
        };
    }

    /** Whether the sign is a filled shape rather than lines. */
    static boolean filled(BuildingType type) {
        return switch (type) {
            case COMMAND_CENTER, PRODUCTION, EXTRACTOR, FORTIFICATION -> true;
            case SUPPLY, TECH, DEFENSE, RELAY -> false;
        };
    }

    /** The pattern of a seat, a square of eight units, which is drawn over its colour. */
    static String pattern(int seat) {
        return switch (seat % 4) {
            case 0 -> "<path d=\"M-2 2L2 -2M0 8L8 0M6 10L10 6\" stroke-width=\"1.6\"/>";
            case 1 ->
                "<circle cx=\"2\" cy=\"2\" r=\"1.2\" stroke-width=\"1\"/><circle cx=\"6\" cy=\"6\" r=\"1.2\" stroke-width=\"1\"/>";
            case 2 -> "<path d=\"M0 2H8M0 6H8\" stroke-width=\"1.3\"/>";
            default -> "<path d=\"M0 0L8 8M8 0L0 8\" stroke-width=\"1\"/>";
        };
    }
}
