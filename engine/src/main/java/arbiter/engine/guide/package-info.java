/** What a person is shown while deciding: choices, prices, what is left, warnings, and how close victory is. */
@NullMarked
package arbiter.engine.guide;

import org.jspecify.annotations.NullMarked;
