/** Pictures of a map: who owns what, what stands where, what was ordered and what came of it, as SVG. */
@NullMarked
package arbiter.games.globaldomination.maps.draw;

import org.jspecify.annotations.NullMarked;
