/** Chapter 4, the Inventory Phase. */
@NullMarked
package arbiter.games.globaldomination.vi.rules.inventory;

import org.jspecify.annotations.NullMarked;
