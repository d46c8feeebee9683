/** Chapter 10: the maps, and settings with which a game cannot be played. */
@NullMarked
package arbiter.games.dynasty.rules.hosting;

import org.jspecify.annotations.NullMarked;
