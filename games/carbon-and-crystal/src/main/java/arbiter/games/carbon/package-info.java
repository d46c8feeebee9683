/** Carbon and Crystal. {@link arbiter.games.carbon.CarbonAndCrystal} is the table of contents; its rooms are the packages below. */
@NullMarked
package arbiter.games.carbon;

import org.jspecify.annotations.NullMarked;
