/** Says what is wrong with a request: the field, what was found there, and what is allowed. */
@NullMarked
package arbiter.server.refusal;

import org.jspecify.annotations.NullMarked;
