package arbiter.games.globaldomination.maps.generate;

/** How land and water are arranged. */
public enum Style {
    /** A few large lands with seas between them. */
    CONTINENTS,
    /** Many islands of a few territories each. */
    ARCHIPELAGO,
    /** One land around an inner sea, with islands in it. */
    RING
}
