/** How the strongest bot searches: mixed sheets if all order together, whole turns if orders are resolved one by one. */
@NullMarked
package arbiter.bots.grandmaster;

import org.jspecify.annotations.NullMarked;
