/** Playing and hosting over Telegram: the reception of all updates, and what the page offers. */
@NullMarked
package arbiter.server.telegram;

import org.jspecify.annotations.NullMarked;
