/** Chapter 4: new units. */
@NullMarked
package arbiter.games.globaldomination.v.rules.generation;

import org.jspecify.annotations.NullMarked;
