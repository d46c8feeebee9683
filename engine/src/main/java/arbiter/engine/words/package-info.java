/** All language of a game. */
@NullMarked
package arbiter.engine.words;

import org.jspecify.annotations.NullMarked;
