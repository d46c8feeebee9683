/** A game's news for readers outside the page: where it stands, what happened, and the map. */
@NullMarked
package arbiter.server.bulletin;

import org.jspecify.annotations.NullMarked;
