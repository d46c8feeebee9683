/** Chapter 6: battles, support, fire from Ships and sieges. */
@NullMarked
package arbiter.games.dynasty.rules.combat;

import org.jspecify.annotations.NullMarked;
