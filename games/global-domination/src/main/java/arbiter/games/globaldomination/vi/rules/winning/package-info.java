/** Chapter 7: how a game ends. */
@NullMarked
package arbiter.games.globaldomination.vi.rules.winning;

import org.jspecify.annotations.NullMarked;
