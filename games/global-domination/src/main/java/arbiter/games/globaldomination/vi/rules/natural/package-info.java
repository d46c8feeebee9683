/** Chapter 2, the Natural Phase. */
@NullMarked
package arbiter.games.globaldomination.vi.rules.natural;

import org.jspecify.annotations.NullMarked;
