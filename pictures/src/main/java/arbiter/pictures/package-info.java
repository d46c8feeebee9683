/** Drawings for eyes that cannot read SVG. Shared by the command line and the server. */
@NullMarked
package arbiter.pictures;

import org.jspecify.annotations.NullMarked;
