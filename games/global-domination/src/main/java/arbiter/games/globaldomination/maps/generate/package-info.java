/** Maps made from a number: coasts, borders, names and fair starts, the same for the same seed on any machine. */
@NullMarked
package arbiter.games.globaldomination.maps.generate;

import org.jspecify.annotations.NullMarked;
