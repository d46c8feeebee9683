/** Pictures of the board, and their colours. */
@NullMarked
package arbiter.engine.picture;

import org.jspecify.annotations.NullMarked;
