@NullMarked
package arbiter.engine.text;

import org.jspecify.annotations.NullMarked;
