/** Everything on the table at one moment, what each viewer may see of it, orders, events and the numbers of a game. */
@NullMarked
package arbiter.games.dynasty.position;

import org.jspecify.annotations.NullMarked;
