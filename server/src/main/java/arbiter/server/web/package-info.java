@NullMarked
package arbiter.server.web;

import org.jspecify.annotations.NullMarked;
