/** Chapter 2: the start, turns, sheets that are carried out line by line, and what each viewer sees. */
@NullMarked
package arbiter.games.dynasty.rules.turns;

import org.jspecify.annotations.NullMarked;
