/** A position, what each viewer may see of it, orders, events and the numbers of a game. */
@NullMarked
package arbiter.games.dynasty.position;

import org.jspecify.annotations.NullMarked;
