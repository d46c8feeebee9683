/** Advice for bots in both editions: how good a position is, and which marches belong together. It is never a rule. */
@org.jspecify.annotations.NullMarked
package arbiter.games.globaldomination.plans;
