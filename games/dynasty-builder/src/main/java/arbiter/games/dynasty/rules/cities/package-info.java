/** Chapter 4: founding, growing and losing cities. */
@NullMarked
package arbiter.games.dynasty.rules.cities;

import org.jspecify.annotations.NullMarked;
