@NullMarked
package arbiter.server.host;

import org.jspecify.annotations.NullMarked;
