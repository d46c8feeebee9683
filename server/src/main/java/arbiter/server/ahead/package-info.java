/** What players decide ahead: standing orders, and how their seats are played while they are away. */
@NullMarked
package arbiter.server.ahead;

import org.jspecify.annotations.NullMarked;
