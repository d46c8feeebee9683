/** What happened to a game: facts as types, told in one place to the trail, to listening pages and to people. */
@NullMarked
package arbiter.server.fact;

import org.jspecify.annotations.NullMarked;
