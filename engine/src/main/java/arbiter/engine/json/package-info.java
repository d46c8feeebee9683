@NullMarked
package arbiter.engine.json;

import org.jspecify.annotations.NullMarked;
