/** A running game: its rules, its positions, and what they say to each viewer. */
@NullMarked
package arbiter.server.table;

import org.jspecify.annotations.NullMarked;
