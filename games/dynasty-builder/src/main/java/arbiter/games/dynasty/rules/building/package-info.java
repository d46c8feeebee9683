/** Chapter 3: houses, land tokens and bridges. */
@NullMarked
package arbiter.games.dynasty.rules.building;

import org.jspecify.annotations.NullMarked;
