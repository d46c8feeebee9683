/** Tools for bots that search: a budget, imagined dice, and ways to weigh and vary sheets and whole turns. */
@NullMarked
package arbiter.bots.search;

import org.jspecify.annotations.NullMarked;
