package arbiter.server.notify;

import arbiter.server.account.Account;

/** Knows whether a letter still tells something new when it is about to be sent. The switchboard asks every bean of this type. */
public interface Freshness {
    /** False if the person has done or read meanwhile what the letter is about. */
    boolean fresh(Account account, Letter letter);
}
