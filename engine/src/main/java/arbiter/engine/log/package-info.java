@NullMarked
package arbiter.engine.log;

import org.jspecify.annotations.NullMarked;
