/** The words of a position's text, each declared once: reader, writer and comparison walk the same list. */
@NullMarked
package arbiter.engine.vocabulary;

import org.jspecify.annotations.NullMarked;
