/** Addresses of the network: which belong together, and which are whose. */
@NullMarked
package arbiter.server.address;

import org.jspecify.annotations.NullMarked;
