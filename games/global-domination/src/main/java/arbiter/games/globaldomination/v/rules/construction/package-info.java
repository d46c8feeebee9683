/** Chapter 6: Constructs are built and rebuilt. */
@NullMarked
package arbiter.games.globaldomination.v.rules.construction;

import org.jspecify.annotations.NullMarked;
