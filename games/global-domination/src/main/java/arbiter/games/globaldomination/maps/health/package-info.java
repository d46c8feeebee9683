/** What a map is like to play on: connected, open, fair, readable. */
@NullMarked
package arbiter.games.globaldomination.maps.health;

import org.jspecify.annotations.NullMarked;
