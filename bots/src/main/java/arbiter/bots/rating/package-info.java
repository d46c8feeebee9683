/** How strong players are believed to be. Pure functions of results; the server and {@code arbiter simulate} use them. */
@NullMarked
package arbiter.bots.rating;

import org.jspecify.annotations.NullMarked;
