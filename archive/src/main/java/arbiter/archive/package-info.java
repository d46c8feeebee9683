/** Released versions of games: frozen into jars, and loaded beside the program's own games. */
@NullMarked
package arbiter.archive;

import org.jspecify.annotations.NullMarked;
