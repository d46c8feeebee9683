/** Finding a table: people say what they would like to play, and the server brings them together. */
@NullMarked
package arbiter.server.finding;

import org.jspecify.annotations.NullMarked;
