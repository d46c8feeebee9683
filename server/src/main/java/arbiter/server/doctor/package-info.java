/** {@code arbiter doctor}: looks for problems in an installation and says what to do about them. */
@NullMarked
package arbiter.server.doctor;

import org.jspecify.annotations.NullMarked;
