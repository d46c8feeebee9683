package arbiter.server.doctor;

/**
 * The result of one check.
 *
 * @param about what was checked
 * @param sentence what was found, and what to do about it
 */
record Finding(Grade grade, String about, String sentence) {
    enum Grade {
        GOOD("ok"),
        /** Could not be checked, or could be better. */
        NOTE("note"),
        PROBLEM("problem");

        private final String word;

        Grade(String word) {
            this.word = word;
        }
    }

    static Finding good(String about, String sentence) {
        return new Finding(Grade.GOOD, about, sentence);
    }

    static Finding note(String about, String sentence) {
        return new Finding(Grade.NOTE, about, sentence);
    }

    static Finding problem(String about, String sentence) {
        return new Finding(Grade.PROBLEM, about, sentence);
    }

    String line() {
        return String.format("%-8s %-14s %s", grade.word, about, sentence);
    }
}
