/** Plays games on the machines of an Apache Spark cluster. */
@NullMarked
package arbiter.cluster;

import org.jspecify.annotations.NullMarked;
