@NullMarked
package arbiter.server.storage;

import org.jspecify.annotations.NullMarked;
