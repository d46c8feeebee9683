/** What a player is shown while deciding: choices, prices, what is left, warnings, and how close victory is. */
@NullMarked
package arbiter.games.dynasty.guide;

import org.jspecify.annotations.NullMarked;
