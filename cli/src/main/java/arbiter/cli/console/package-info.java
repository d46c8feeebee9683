/** What the commands print, read and refuse. */
@NullMarked
package arbiter.cli.console;

import org.jspecify.annotations.NullMarked;
