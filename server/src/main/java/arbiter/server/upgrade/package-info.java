/** Changes a running game to newer rules, if its players agree. */
@NullMarked
package arbiter.server.upgrade;

import org.jspecify.annotations.NullMarked;
