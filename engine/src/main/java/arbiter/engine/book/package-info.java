/** The rulebook, its rulings and the explained terms. */
@NullMarked
package arbiter.engine.book;

import org.jspecify.annotations.NullMarked;
