/** Settings of the operator, and a clock that nobody can set. */
@NullMarked
package arbiter.server.settings;

import org.jspecify.annotations.NullMarked;
