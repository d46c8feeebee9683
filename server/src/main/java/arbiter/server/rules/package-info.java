@NullMarked
package arbiter.server.rules;

import org.jspecify.annotations.NullMarked;
