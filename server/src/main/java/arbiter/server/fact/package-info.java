/** What happened to a game. Facts are types, and one place publishes them to the trail, to pages and to people. */
@NullMarked
package arbiter.server.fact;

import org.jspecify.annotations.NullMarked;
