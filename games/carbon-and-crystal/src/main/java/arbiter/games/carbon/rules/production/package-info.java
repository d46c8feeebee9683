/** Training units and placing them on the board (rulebook chapter 6). */
@NullMarked
package arbiter.games.carbon.rules.production;

import org.jspecify.annotations.NullMarked;
