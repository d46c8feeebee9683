@org.jspecify.annotations.NullMarked
package arbiter.engine.testkit;
