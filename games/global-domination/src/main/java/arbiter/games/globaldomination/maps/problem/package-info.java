/** What can be wrong with a map, as data. */
@NullMarked
package arbiter.games.globaldomination.maps.problem;

import org.jspecify.annotations.NullMarked;
