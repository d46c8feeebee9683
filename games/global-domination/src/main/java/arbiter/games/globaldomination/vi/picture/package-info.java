/** The map as SVG and as characters for a terminal. */
@NullMarked
package arbiter.games.globaldomination.vi.picture;

import org.jspecify.annotations.NullMarked;
