/** What the chapters of the rulebook share: a turn while it runs, and its phases. */
@NullMarked
package arbiter.games.globaldomination.vi.rules;

import org.jspecify.annotations.NullMarked;
