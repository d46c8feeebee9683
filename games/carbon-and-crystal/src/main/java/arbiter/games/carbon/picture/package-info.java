/** The board as a drawing and as a sketch in characters. */
@NullMarked
package arbiter.games.carbon.picture;

import org.jspecify.annotations.NullMarked;
