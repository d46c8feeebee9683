@NullMarked
package arbiter.server.notify;

import org.jspecify.annotations.NullMarked;
