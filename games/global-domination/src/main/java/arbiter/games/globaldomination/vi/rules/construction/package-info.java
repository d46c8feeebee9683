/** Chapter 3, the Construction Phase. */
@NullMarked
package arbiter.games.globaldomination.vi.rules.construction;

import org.jspecify.annotations.NullMarked;
