/** Backups that the server makes by itself. */
@NullMarked
package arbiter.server.backup;

import org.jspecify.annotations.NullMarked;
