/** Groups that follow a game: its map, its reports, its deadline, its public press, and the host's commands. Nothing secret comes here. */
@NullMarked
package arbiter.server.telegram.group;

import org.jspecify.annotations.NullMarked;
