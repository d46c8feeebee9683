/** What all chapters of the rules share. Each chapter of the rulebook has its own package below this one. */
@NullMarked
package arbiter.games.dynasty.rules;

import org.jspecify.annotations.NullMarked;
