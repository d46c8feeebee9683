/** The position and its parts, what an order is, what can happen, and who may see what. */
@NullMarked
package arbiter.games.globaldomination.v.position;

import org.jspecify.annotations.NullMarked;
