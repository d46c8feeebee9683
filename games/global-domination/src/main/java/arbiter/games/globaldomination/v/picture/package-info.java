/** The board for the eye: SVG and the terminal sketch. */
@NullMarked
package arbiter.games.globaldomination.v.picture;

import org.jspecify.annotations.NullMarked;
