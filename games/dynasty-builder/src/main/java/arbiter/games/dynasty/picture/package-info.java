/** Pictures of the board: SVG, and text for a terminal. */
@NullMarked
package arbiter.games.dynasty.picture;

import org.jspecify.annotations.NullMarked;
