/** What menus and bots get: legal actions, how good a position looks, openings. */
@NullMarked
package arbiter.games.dynasty.advice;

import org.jspecify.annotations.NullMarked;
