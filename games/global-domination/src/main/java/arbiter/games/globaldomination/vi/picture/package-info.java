/** The map as SVG, and as text for a terminal. */
@NullMarked
package arbiter.games.globaldomination.vi.picture;

import org.jspecify.annotations.NullMarked;
