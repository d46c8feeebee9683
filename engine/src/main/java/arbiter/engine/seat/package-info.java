/** Who sits at the table, who looks, and what they are told happened. */
@NullMarked
package arbiter.engine.seat;

import org.jspecify.annotations.NullMarked;
