/** Global Domination V. {@link GlobalDominationV} is the table of contents; everything else is in the packages below. */
@NullMarked
package arbiter.games.globaldomination.v;

import org.jspecify.annotations.NullMarked;
