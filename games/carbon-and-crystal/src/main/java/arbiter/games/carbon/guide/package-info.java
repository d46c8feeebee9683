/** What a person sees while ordering: choices, prices, what is left, warnings, and how the game is won. */
@NullMarked
package arbiter.games.carbon.guide;

import org.jspecify.annotations.NullMarked;
