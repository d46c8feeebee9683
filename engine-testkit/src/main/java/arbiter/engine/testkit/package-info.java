/** Tests that every game inherits. */
@NullMarked
package arbiter.engine.testkit;

import org.jspecify.annotations.NullMarked;
