/** What web services expect: news of a game in the form of each of them, within its limits. */
@NullMarked
package arbiter.server.format;

import org.jspecify.annotations.NullMarked;
