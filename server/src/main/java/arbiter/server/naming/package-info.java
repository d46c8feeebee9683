/** Which names people may give themselves and their things. */
@NullMarked
package arbiter.server.naming;

import org.jspecify.annotations.NullMarked;
