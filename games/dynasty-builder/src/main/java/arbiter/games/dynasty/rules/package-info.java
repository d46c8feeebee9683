/** What all chapters of the rules share; one package per chapter of the rulebook below it. */
@NullMarked
package arbiter.games.dynasty.rules;

import org.jspecify.annotations.NullMarked;
