/** Chapter 5: using and buying Stash Items. */
@NullMarked
package arbiter.games.globaldomination.v.rules.inventory;

import org.jspecify.annotations.NullMarked;
