@org.jspecify.annotations.NullMarked
package arbiter.bench;
