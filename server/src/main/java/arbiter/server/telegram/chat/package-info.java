/** The private chat: a whole game without the page. It knows no game; orders, verdicts and choices come from the table's desk. */
@NullMarked
package arbiter.server.telegram.chat;

import org.jspecify.annotations.NullMarked;
