/** Where people make maps of their own. */
@NullMarked
package arbiter.games.globaldomination.maps.workshop;

import org.jspecify.annotations.NullMarked;
