/** A game's news for readers outside the page: its status, what happened, and the map. */
@NullMarked
package arbiter.server.bulletin;

import org.jspecify.annotations.NullMarked;
