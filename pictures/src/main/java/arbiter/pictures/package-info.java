/** Converts SVG drawings to pixel images, for the command line and the server. */
@NullMarked
package arbiter.pictures;

import org.jspecify.annotations.NullMarked;
