/** Global Domination VI: no luck, secret orders, five phases. Each package is a room; its rules have one package per chapter of the rulebook. */
@NullMarked
package arbiter.games.globaldomination.vi;

import org.jspecify.annotations.NullMarked;
