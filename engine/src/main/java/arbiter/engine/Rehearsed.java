package arbiter.engine;

/**
 * The result of drafted lines, as far as it is known before they are sent.
 *
 * @param after the position after the last line whose outcome is certain
 * @param certain whether that line is the last line of the draft. If not, the rest depends on dice or on another seat's
 * reply.
 */
public record Rehearsed<S>(S after, boolean certain) {}
