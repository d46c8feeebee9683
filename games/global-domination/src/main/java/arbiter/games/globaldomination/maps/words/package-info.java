/** The sentences about maps. */
@NullMarked
package arbiter.games.globaldomination.maps.words;

import org.jspecify.annotations.NullMarked;
