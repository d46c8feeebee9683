package arbiter.games.globaldomination.v.rules;

/**
 * What the Movement Phase passes on to the Battle Phase.
 *
 * @param contested by territory: two or more players move there (7.2.2)
 */
public record March(Hops hops, boolean[] contested, Steps steps) {}
