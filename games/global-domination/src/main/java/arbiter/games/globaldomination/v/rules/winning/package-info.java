/** How a game ends. */
@NullMarked
package arbiter.games.globaldomination.v.rules.winning;

import org.jspecify.annotations.NullMarked;
