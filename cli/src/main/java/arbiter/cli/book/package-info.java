/** Rulebooks in the terminal. */
@NullMarked
package arbiter.cli.book;

import org.jspecify.annotations.NullMarked;
