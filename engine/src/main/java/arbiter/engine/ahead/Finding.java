package arbiter.engine.ahead;

/**
 * A condition and its answer.
 *
 * @param normal the condition in normal form
 * @param words the condition as a clause of a sentence
 */
record Finding(Truth truth, String normal, String words) {
    Finding and(Finding other) {
        return new Finding(truth.and(other.truth), normal + " and " + other.normal, words + " and " + other.words);
    }

    Finding or(Finding other) {
        return new Finding(truth.or(other.truth), normal + " or " + other.normal, words + ", or " + other.words);
    }
}
