@NullMarked
package arbiter.engine;

import org.jspecify.annotations.NullMarked;
