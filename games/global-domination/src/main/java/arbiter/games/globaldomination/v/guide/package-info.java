/** What a player sees while deciding: choices, prices, what is left, warnings, and how close victory is. */
@NullMarked
package arbiter.games.globaldomination.v.guide;

import org.jspecify.annotations.NullMarked;
