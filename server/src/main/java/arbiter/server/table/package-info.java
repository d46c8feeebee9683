/** Running games: rules, positions, and what each viewer is shown. */
@NullMarked
package arbiter.server.table;

import org.jspecify.annotations.NullMarked;
