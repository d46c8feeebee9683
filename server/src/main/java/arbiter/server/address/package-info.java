/** Network addresses: blocks of addresses, and the address of a visitor. */
@NullMarked
package arbiter.server.address;

import org.jspecify.annotations.NullMarked;
