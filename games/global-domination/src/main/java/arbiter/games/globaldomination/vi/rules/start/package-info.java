/** Chapter 1: how a game begins, and what the host announces. */
@NullMarked
package arbiter.games.globaldomination.vi.rules.start;

import org.jspecify.annotations.NullMarked;
