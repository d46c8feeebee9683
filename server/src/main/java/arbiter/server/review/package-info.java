/** Reviews of finished games: computed once in the background, and read by everybody who may read the game. */
@NullMarked
package arbiter.server.review;

import org.jspecify.annotations.NullMarked;
