/** What a release keeps of the rules: each version of a game, and the log of a game that was played by it. */
@NullMarked
package arbiter.cli.freeze;

import org.jspecify.annotations.NullMarked;
