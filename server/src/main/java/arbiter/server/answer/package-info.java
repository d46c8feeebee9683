/** What all answers have in common: long lists come in pages, and answers that have not changed are not sent again. */
@NullMarked
package arbiter.server.answer;

import org.jspecify.annotations.NullMarked;
