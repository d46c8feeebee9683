/** Finds the endpoint of a request. */
@NullMarked
package arbiter.server.route;

import org.jspecify.annotations.NullMarked;
