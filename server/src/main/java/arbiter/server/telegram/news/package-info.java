/** Pictures and reports of a game as posts. They are drawn and written when they are sent, for the eyes of their readers. */
@NullMarked
package arbiter.server.telegram.news;

import org.jspecify.annotations.NullMarked;
