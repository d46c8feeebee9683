/** Building, repair, salvage and levels (rulebook chapter 5). */
@NullMarked
package arbiter.games.carbon.rules.building;

import org.jspecify.annotations.NullMarked;
