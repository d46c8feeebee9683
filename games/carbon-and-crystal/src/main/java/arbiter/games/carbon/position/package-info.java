/** A position and its parts: board, datasheets, sides, pieces, orders, events and views. */
@NullMarked
package arbiter.games.carbon.position;

import org.jspecify.annotations.NullMarked;
