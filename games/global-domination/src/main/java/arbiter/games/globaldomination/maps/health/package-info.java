/** How well a map can be played: connected, open, fair, readable. */
@NullMarked
package arbiter.games.globaldomination.maps.health;

import org.jspecify.annotations.NullMarked;
