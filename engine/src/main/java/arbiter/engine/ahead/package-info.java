/** Standing orders: what a seat wants done in later turns, with conditions on what it will see, and what is done in its absence. */
@NullMarked
package arbiter.engine.ahead;

import org.jspecify.annotations.NullMarked;
