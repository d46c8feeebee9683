/** What is known about people beyond one game: how their games ended, whether they can be relied on, when they are away. */
@NullMarked
package arbiter.server.people;

import org.jspecify.annotations.NullMarked;
