package arbiter.server.fact;

import java.util.Collection;

/**
 * Learns of every fact inside the transaction that makes it true. What it writes to the database is stored with the fact or not at all. The
 * chronicle uses every bean of this type. A recorder must be quick and must not call the chronicle.
 */
public interface Recorder {
    void record(Subject game, Actor actor, Fact fact);

    /**
     * The same, with the people concerned.
     *
     * @param people the accounts that should hear of it, if this kind of fact makes a notice
     */
    default void record(Subject game, Actor actor, Fact fact, Collection<String> people) {
        record(game, actor, fact);
    }
}
