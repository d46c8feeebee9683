@NullMarked
package arbiter.server;

import org.jspecify.annotations.NullMarked;
