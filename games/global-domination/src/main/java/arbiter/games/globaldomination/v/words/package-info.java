/** Everything that is language: orders and positions as text, reports and explanations. */
@NullMarked
package arbiter.games.globaldomination.v.words;

import org.jspecify.annotations.NullMarked;
