package arbiter.server.notify;

import arbiter.server.account.Account;
import java.io.IOException;
import java.util.List;

/** One way to reach a person outside the page, such as mail. The switchboard uses every bean of this type, in their order. */
public interface Channel {
    /** The name in settings and in the API, such as {@code mail}. It never changes. */
    String name();

    /** Whether letters can go to this account this way now: the address is confirmed, a device is registered. */
    boolean reaches(Account account);

    /**
     * One parcel for each target, such as each device. Packing is quick; everything slow happens when a parcel is delivered.
     *
     * @param letters oldest first, at least one; about several games if the person chose a digest
     */
    List<Parcel> pack(Account account, List<Letter> letters);

    /**
     * @param target the queue: parcels for one target are delivered one after the other, and a target that fails several times is left
     *     alone for a while. It appears in no message, so it may contain an address.
     */
    record Parcel(String target, Delivery delivery) {}

    /** Runs on a thread that may wait. */
    interface Delivery {
        /**
         * @throws NotNow if nothing is wrong with the target
         * @throws Refused if only this parcel is wrong
         * @throws IOException if the target could not be reached or did not accept the parcel; it is tried again later
         */
        void run() throws IOException;
    }

    /** The parcel must wait, because this server is too busy or the target asked for a pause. */
    final class NotNow extends IOException {
        public NotNow(String why) {
            super(why);
        }
    }

    /** The target works, but does not accept this parcel. Its other parcels are not affected. The message is for people. */
    final class Refused extends IOException {
        public Refused(String why) {
            super(why);
        }
    }
}
