/** The advice for menus and bots: candidates, plans, openings, and how good a position looks. */
@NullMarked
package arbiter.games.globaldomination.vi.advice;

import org.jspecify.annotations.NullMarked;
