/** Chapter 2: the start, turns, sheets that run line by line, and what each viewer is shown. */
@NullMarked
package arbiter.games.dynasty.rules.turns;

import org.jspecify.annotations.NullMarked;
