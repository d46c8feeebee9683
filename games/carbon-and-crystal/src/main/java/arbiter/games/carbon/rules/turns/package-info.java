/** Turns, their phases and the orders in them (rulebook chapter 4). */
@NullMarked
package arbiter.games.carbon.rules.turns;

import org.jspecify.annotations.NullMarked;
