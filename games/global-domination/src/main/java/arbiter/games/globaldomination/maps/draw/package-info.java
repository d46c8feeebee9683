/** Pictures of a map as SVG: owners, units, orders and their results. */
@NullMarked
package arbiter.games.globaldomination.maps.draw;

import org.jspecify.annotations.NullMarked;
