/** Everything that is language: orders, positions, data files, reports and explanations. */
@NullMarked
package arbiter.games.carbon.words;

import org.jspecify.annotations.NullMarked;
