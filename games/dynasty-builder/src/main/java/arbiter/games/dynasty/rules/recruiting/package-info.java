/** Chapter 8: recruiting, disbanding and military tokens. */
@NullMarked
package arbiter.games.dynasty.rules.recruiting;

import org.jspecify.annotations.NullMarked;
