/** Everything that is language: orders and positions as text, reports, explanations. */
@NullMarked
package arbiter.games.globaldomination.vi.words;

import org.jspecify.annotations.NullMarked;
