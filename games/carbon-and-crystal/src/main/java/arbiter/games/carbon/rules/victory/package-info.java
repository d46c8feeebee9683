/** Objectives, elimination, draws and the end (rulebook chapter 9). */
@NullMarked
package arbiter.games.carbon.rules.victory;

import org.jspecify.annotations.NullMarked;
