/** Log-in with an OpenID provider, next to passwords. Sessions stay the server's own. */
@NullMarked
package arbiter.server.openid;

import org.jspecify.annotations.NullMarked;
