/** Studies: people try out what could happen, from what they know of a game. Nothing here touches the game, and nobody is told. */
@NullMarked
package arbiter.server.study;

import org.jspecify.annotations.NullMarked;
