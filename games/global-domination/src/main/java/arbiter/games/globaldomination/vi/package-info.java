/** Global Domination VI: no luck, secret orders, five phases. One class a section of its rulebook. */
@NullMarked
package arbiter.games.globaldomination.vi;

import org.jspecify.annotations.NullMarked;
