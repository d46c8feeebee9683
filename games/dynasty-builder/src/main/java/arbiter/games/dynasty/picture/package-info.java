/** The board for the eye: SVG, and characters for a terminal. */
@NullMarked
package arbiter.games.dynasty.picture;

import org.jspecify.annotations.NullMarked;
