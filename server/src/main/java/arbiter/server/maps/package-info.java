@NullMarked
package arbiter.server.maps;

import org.jspecify.annotations.NullMarked;
