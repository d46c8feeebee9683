/** How games come about, who sits down, and how a game is shown to one caller. */
@NullMarked
package arbiter.server.lobby;

import org.jspecify.annotations.NullMarked;
