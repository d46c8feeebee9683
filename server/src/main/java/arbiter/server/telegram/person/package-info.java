/** People who use Telegram, and their accounts on this server. */
@NullMarked
package arbiter.server.telegram.person;

import org.jspecify.annotations.NullMarked;
