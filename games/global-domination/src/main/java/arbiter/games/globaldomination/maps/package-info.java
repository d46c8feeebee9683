/** Territories, their borders and sea lines, and their shapes: what both editions are played on. */
@NullMarked
package arbiter.games.globaldomination.maps;

import org.jspecify.annotations.NullMarked;
