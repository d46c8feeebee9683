/** A game's web hooks: the host lets the news of a game go to other services. */
@NullMarked
package arbiter.server.hook;

import org.jspecify.annotations.NullMarked;
