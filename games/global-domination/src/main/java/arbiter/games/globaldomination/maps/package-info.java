/** Maps for both editions: territories, borders, sea lines and shapes. */
@NullMarked
package arbiter.games.globaldomination.maps;

import org.jspecify.annotations.NullMarked;
