/** Chapter 6, the Final Phase. */
@NullMarked
package arbiter.games.globaldomination.vi.rules.finalphase;

import org.jspecify.annotations.NullMarked;
