/** Where people make maps. */
@NullMarked
package arbiter.games.globaldomination.maps.workshop;

import org.jspecify.annotations.NullMarked;
