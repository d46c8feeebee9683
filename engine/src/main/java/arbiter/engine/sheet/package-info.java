/** What one player hands in, and the verdict on every line. */
@NullMarked
package arbiter.engine.sheet;

import org.jspecify.annotations.NullMarked;
