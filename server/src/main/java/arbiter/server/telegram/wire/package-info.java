/** The connection to Telegram: asking for updates, handling each of them once, and sending messages within Telegram's limits. */
@NullMarked
package arbiter.server.telegram.wire;

import org.jspecify.annotations.NullMarked;
