/** What the rulebook says beside its rules: the rulings. */
@NullMarked
package arbiter.engine.book;

import org.jspecify.annotations.NullMarked;
