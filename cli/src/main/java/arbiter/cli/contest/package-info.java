/** Games of bots against bots: what is played, where, and what came of it. */
@NullMarked
package arbiter.cli.contest;

import org.jspecify.annotations.NullMarked;
