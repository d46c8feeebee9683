/** The position and its parts, orders, events, and who may see what. */
@NullMarked
package arbiter.games.globaldomination.v.position;

import org.jspecify.annotations.NullMarked;
