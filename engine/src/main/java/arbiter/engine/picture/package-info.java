/** The board for the eye: what a picture is, and how it looks. */
@NullMarked
package arbiter.engine.picture;

import org.jspecify.annotations.NullMarked;
