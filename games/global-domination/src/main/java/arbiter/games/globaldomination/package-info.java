@org.jspecify.annotations.NullMarked
package arbiter.games.globaldomination;
