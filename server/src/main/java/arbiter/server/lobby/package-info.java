/** Creating and joining games, and the answers about a game for each caller. */
@NullMarked
package arbiter.server.lobby;

import org.jspecify.annotations.NullMarked;
