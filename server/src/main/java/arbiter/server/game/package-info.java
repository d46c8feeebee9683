@NullMarked
package arbiter.server.game;

import org.jspecify.annotations.NullMarked;
