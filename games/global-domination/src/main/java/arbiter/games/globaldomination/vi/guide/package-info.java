/** What a person sees while ordering: choices, prices, what is left, warnings, and how close victory is. */
@NullMarked
package arbiter.games.globaldomination.vi.guide;

import org.jspecify.annotations.NullMarked;
