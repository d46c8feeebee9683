/** Chapter 9: elimination, the four ways to win, points. */
@NullMarked
package arbiter.games.dynasty.rules.winning;

import org.jspecify.annotations.NullMarked;
