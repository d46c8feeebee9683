@NullMarked
package arbiter.engine.chance;

import org.jspecify.annotations.NullMarked;
