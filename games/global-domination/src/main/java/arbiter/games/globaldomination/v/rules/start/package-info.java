/** Chapter 1: choosing a start, and joining late. */
@NullMarked
package arbiter.games.globaldomination.v.rules.start;

import org.jspecify.annotations.NullMarked;
