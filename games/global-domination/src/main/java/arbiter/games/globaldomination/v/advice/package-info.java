/** What menus and bots get: candidates, plans and a rule of thumb for the worth of a position. */
@NullMarked
package arbiter.games.globaldomination.v.advice;

import org.jspecify.annotations.NullMarked;
