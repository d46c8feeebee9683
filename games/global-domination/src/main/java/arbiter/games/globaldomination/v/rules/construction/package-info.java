/** Chapter 6: building and rebuilding Constructs. */
@NullMarked
package arbiter.games.globaldomination.v.rules.construction;

import org.jspecify.annotations.NullMarked;
