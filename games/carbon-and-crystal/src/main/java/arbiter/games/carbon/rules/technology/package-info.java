/** Research, and the use of upgrades (rulebook chapter 7). */
@NullMarked
package arbiter.games.carbon.rules.technology;

import org.jspecify.annotations.NullMarked;
