/** Movement, sight, cover, attacks and destruction (rulebook chapter 8). */
@NullMarked
package arbiter.games.carbon.rules.fighting;

import org.jspecify.annotations.NullMarked;
