/** Global Domination VI: no chance, secret orders, five phases. The rules have one package per chapter of the rulebook. */
@NullMarked
package arbiter.games.globaldomination.vi;

import org.jspecify.annotations.NullMarked;
