/** The board as a drawing, and as text for a terminal. */
@NullMarked
package arbiter.games.carbon.picture;

import org.jspecify.annotations.NullMarked;
