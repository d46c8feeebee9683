/** Chapter 5, the Movement Phase. */
@NullMarked
package arbiter.games.globaldomination.vi.rules.movement;

import org.jspecify.annotations.NullMarked;
