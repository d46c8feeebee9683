/** Maps and games from other programs, and maps for them: {@code .gdl} and GeoJSON. */
@NullMarked
package arbiter.games.globaldomination.maps.exchange;

import org.jspecify.annotations.NullMarked;
