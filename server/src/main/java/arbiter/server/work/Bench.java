package arbiter.server.work;

/** A kind of work that visitors can ask for. Each kind has threads and a queue of its own, so that no kind delays another. */
public enum Bench {
    SANDBOX("The scenario"),
    MAPS("The map"),
    PICTURES("The picture"),
    DRAFTS("The draft"),
    PASSWORDS("The password check"),
    LOGS("The log");

    private final String what;

    Bench(String what) {
        this.what = what;
    }

    /** As a sentence about the work begins. */
    String what() {
        return what;
    }
}
