@NullMarked
package arbiter.server.turn;

import org.jspecify.annotations.NullMarked;
