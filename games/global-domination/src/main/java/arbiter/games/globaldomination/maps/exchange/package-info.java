/** Import and export of maps and games of other programs: {@code .gdl} and GeoJSON. */
@NullMarked
package arbiter.games.globaldomination.maps.exchange;

import org.jspecify.annotations.NullMarked;
