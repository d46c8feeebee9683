package arbiter.cli.contest;

import arbiter.cli.console.Console;

/** Plays games on the machines of a cluster. It is a service, so that the command line does not contain a cluster's software. */
public interface Cluster {
    /** @param address of the cluster's master, as the user wrote it */
    Venue join(String address) throws Console.Refusal;
}
