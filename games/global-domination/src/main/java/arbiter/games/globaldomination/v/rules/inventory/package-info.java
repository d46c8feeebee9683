/** Chapter 5: Stash Items are used and bought. */
@NullMarked
package arbiter.games.globaldomination.v.rules.inventory;

import org.jspecify.annotations.NullMarked;
