/** Before the first turn: Deployment Lists, seats and the first pieces (rulebook chapter 3). */
@NullMarked
package arbiter.games.carbon.rules.setup;

import org.jspecify.annotations.NullMarked;
