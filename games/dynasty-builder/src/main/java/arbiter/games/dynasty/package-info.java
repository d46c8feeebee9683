/**
 * Dynasty Builder: cities that grow ring by ring on a hex board, small armies, one die.
 * {@link arbiter.games.dynasty.DynastyBuilder} is the table of contents; every section of the rules has a class with its
 * name.
 */
@org.jspecify.annotations.NullMarked
package arbiter.games.dynasty;
