/** Seats, viewers, and the events that they may see. */
@NullMarked
package arbiter.engine.seat;

import org.jspecify.annotations.NullMarked;
