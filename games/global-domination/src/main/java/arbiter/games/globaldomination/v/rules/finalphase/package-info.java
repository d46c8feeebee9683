/** Chapter 9: Bivouacs, caps and income. */
@NullMarked
package arbiter.games.globaldomination.v.rules.finalphase;

import org.jspecify.annotations.NullMarked;
