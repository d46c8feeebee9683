/** What both editions tell a bot: how a war stands, and which marches belong together. Advice, never a rule. */
@org.jspecify.annotations.NullMarked
package arbiter.games.globaldomination.plans;
