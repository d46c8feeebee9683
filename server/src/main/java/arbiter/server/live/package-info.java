@NullMarked
package arbiter.server.live;

import org.jspecify.annotations.NullMarked;
