/** What bots and menus get: candidates, ideas and an appraisal. */
@NullMarked
package arbiter.games.carbon.advice;

import org.jspecify.annotations.NullMarked;
