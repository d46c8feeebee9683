package arbiter.server.work;

/** A kind of work that visitors can request. Each kind has its own threads and queue, so that no kind delays another. */
public enum Bench {
    SANDBOX("The scenario"),
    STUDIES("The study"),
    MAPS("The map"),
    PICTURES("The picture"),
    DRAFTS("The draft"),
    PASSWORDS("The password check"),
    LOGS("The log"),
    OPENID("The log-in");

    private final String what;

    Bench(String what) {
        this.what = what;
    }

    /** The subject of a sentence about the work. */
    String what() {
        return what;
    }
}
