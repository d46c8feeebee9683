/** Global Domination V, complete: one class a section of its rulebook, and {@link GlobalDominationV} as the contents. */
@NullMarked
package arbiter.games.globaldomination.v;

import org.jspecify.annotations.NullMarked;
