/** Everything that is language: orders and positions as text, reports, explanations. */
@NullMarked
package arbiter.games.dynasty.words;

import org.jspecify.annotations.NullMarked;
