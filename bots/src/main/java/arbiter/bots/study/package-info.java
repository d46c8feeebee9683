/** Studies: positions as text, with sheets for all sides, that are continued, branched and guessed at. */
@NullMarked
package arbiter.bots.study;

import org.jspecify.annotations.NullMarked;
