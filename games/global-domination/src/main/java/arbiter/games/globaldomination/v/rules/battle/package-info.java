/** Chapter 8: Sieges, then rounds of Skirmishes and Invasions. */
@NullMarked
package arbiter.games.globaldomination.v.rules.battle;

import org.jspecify.annotations.NullMarked;
