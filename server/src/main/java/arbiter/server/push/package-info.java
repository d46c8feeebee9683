/** Notices on people's devices (Web Push). */
@NullMarked
package arbiter.server.push;

import org.jspecify.annotations.NullMarked;
