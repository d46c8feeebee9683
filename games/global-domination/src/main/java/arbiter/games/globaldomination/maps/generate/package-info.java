/** Generated maps: coasts, borders, names and fair starts. The same seed gives the same map on any machine. */
@NullMarked
package arbiter.games.globaldomination.maps.generate;

import org.jspecify.annotations.NullMarked;
