/** Chapter 3 and 2.6: announced changes of the map, and Wastelands. */
@NullMarked
package arbiter.games.globaldomination.v.rules.natural;

import org.jspecify.annotations.NullMarked;
