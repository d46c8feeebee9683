@NullMarked
package arbiter.server.press;

import org.jspecify.annotations.NullMarked;
