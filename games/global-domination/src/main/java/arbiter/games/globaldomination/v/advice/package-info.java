/** The advice for menus and bots: candidates, plans, and an estimate of how good a position is. */
@NullMarked
package arbiter.games.globaldomination.v.advice;

import org.jspecify.annotations.NullMarked;
