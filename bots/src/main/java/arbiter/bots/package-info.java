@org.jspecify.annotations.NullMarked
package arbiter.bots;
