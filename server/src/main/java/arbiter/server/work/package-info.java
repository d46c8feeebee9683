/** Work that takes long: on threads of its own, bounded in number, waiting and time, and shared fairly among those who ask. */
@org.jspecify.annotations.NullMarked
package arbiter.server.work;
