@org.jspecify.annotations.NullMarked
package arbiter.cli;
