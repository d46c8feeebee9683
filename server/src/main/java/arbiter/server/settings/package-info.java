/** What an operator sets, and the time that nobody sets. */
@NullMarked
package arbiter.server.settings;

import org.jspecify.annotations.NullMarked;
