/** The ratings of people, from the results of rated games. */
@NullMarked
package arbiter.server.rating;

import org.jspecify.annotations.NullMarked;
