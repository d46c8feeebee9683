/** The rules that a release stores: each version of a game, and the log of a game that was played with it. */
@NullMarked
package arbiter.cli.freeze;

import org.jspecify.annotations.NullMarked;
