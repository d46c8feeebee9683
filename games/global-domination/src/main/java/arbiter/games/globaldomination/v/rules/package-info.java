/** What all chapters of the rules share: the turn while it is resolved, units and their steps, and the phases. */
@NullMarked
package arbiter.games.globaldomination.v.rules;

import org.jspecify.annotations.NullMarked;
