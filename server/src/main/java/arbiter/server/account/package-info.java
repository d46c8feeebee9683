@NullMarked
package arbiter.server.account;

import org.jspecify.annotations.NullMarked;
