package arbiter.engine;

/**
 * What drafted lines lead to, as far as it is known before they are sent.
 *
 * @param after the position after the last line whose outcome is certain
 * @param certain whether that is the last line of all; otherwise dice or a reply come first, and only they tell what can follow
 */
public record Rehearsed<S>(S after, boolean certain) {}
