@NullMarked
package arbiter.engine.scenario;

import org.jspecify.annotations.NullMarked;
