/** The commands that check, draw, generate and import maps. */
@NullMarked
package arbiter.cli.map;

import org.jspecify.annotations.NullMarked;
