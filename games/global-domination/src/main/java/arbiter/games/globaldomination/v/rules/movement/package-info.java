/** Chapter 7: moves that need no battle, and which territories are contested. */
@NullMarked
package arbiter.games.globaldomination.v.rules.movement;

import org.jspecify.annotations.NullMarked;
