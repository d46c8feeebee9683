/** What both editions share of their language: players, territories and owners in the text of positions. */
@NullMarked
package arbiter.games.globaldomination.words;

import org.jspecify.annotations.NullMarked;
