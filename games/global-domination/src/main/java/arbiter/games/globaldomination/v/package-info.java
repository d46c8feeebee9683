/** Global Domination V: {@link GlobalDominationV} is the table of contents, and the rooms below hold everything else. */
@NullMarked
package arbiter.games.globaldomination.v;

import org.jspecify.annotations.NullMarked;
