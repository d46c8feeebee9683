/** What makes two bots of the same strength play differently: temperaments, and what a seat remembers of the last turns. */
@NullMarked
package arbiter.bots.temper;

import org.jspecify.annotations.NullMarked;
