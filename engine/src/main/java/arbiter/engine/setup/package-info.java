/** How a game begins: parameters, settings, players and board. */
@NullMarked
package arbiter.engine.setup;

import org.jspecify.annotations.NullMarked;
