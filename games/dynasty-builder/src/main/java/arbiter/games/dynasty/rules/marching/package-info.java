/** Chapter 5: marches, and where a unit could go. */
@NullMarked
package arbiter.games.dynasty.rules.marching;

import org.jspecify.annotations.NullMarked;
