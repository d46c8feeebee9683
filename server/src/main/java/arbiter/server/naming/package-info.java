/** What people may call themselves and their things. */
@NullMarked
package arbiter.server.naming;

import org.jspecify.annotations.NullMarked;
