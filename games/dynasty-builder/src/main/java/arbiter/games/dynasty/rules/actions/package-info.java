/** What the deciding seat may do now, chapter by chapter: the one list that menus, guides, bots and playouts share. */
@NullMarked
package arbiter.games.dynasty.rules.actions;

import org.jspecify.annotations.NullMarked;
