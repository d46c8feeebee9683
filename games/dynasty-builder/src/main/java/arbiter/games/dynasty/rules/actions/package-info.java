/** What the deciding seat may do now, chapter by chapter. Menus, guides, bots and playouts share this list. */
@NullMarked
package arbiter.games.dynasty.rules.actions;

import org.jspecify.annotations.NullMarked;
