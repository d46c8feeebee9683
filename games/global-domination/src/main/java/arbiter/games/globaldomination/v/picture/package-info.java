/** Pictures of the board: SVG, and text for a terminal. */
@NullMarked
package arbiter.games.globaldomination.v.picture;

import org.jspecify.annotations.NullMarked;
