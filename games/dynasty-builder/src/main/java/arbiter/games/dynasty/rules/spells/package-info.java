/** Chapter 7: the spells of Mage Towers. */
@NullMarked
package arbiter.games.dynasty.rules.spells;

import org.jspecify.annotations.NullMarked;
