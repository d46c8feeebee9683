/** Everything about a game that is language. */
@NullMarked
package arbiter.engine.words;

import org.jspecify.annotations.NullMarked;
