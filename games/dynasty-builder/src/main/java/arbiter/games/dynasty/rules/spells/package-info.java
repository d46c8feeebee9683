/** Chapter 7: what Mage Towers cast. */
@NullMarked
package arbiter.games.dynasty.rules.spells;

import org.jspecify.annotations.NullMarked;
