/** {@code arbiter doctor}: looks for problems of an installation, and says what to do. */
@NullMarked
package arbiter.server.doctor;

import org.jspecify.annotations.NullMarked;
