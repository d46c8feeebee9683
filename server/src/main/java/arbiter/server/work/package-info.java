/** Long work: on separate threads, with limits on number, waiting and time, and shared fairly among visitors. */
@org.jspecify.annotations.NullMarked
package arbiter.server.work;
