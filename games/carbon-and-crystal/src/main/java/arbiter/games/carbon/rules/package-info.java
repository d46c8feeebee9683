/** What all chapters of the rules share. */
@NullMarked
package arbiter.games.carbon.rules;

import org.jspecify.annotations.NullMarked;
