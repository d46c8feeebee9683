/** Chapter 1: how a game begins, and the host's announcements. */
@NullMarked
package arbiter.games.globaldomination.vi.rules.start;

import org.jspecify.annotations.NullMarked;
