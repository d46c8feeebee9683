package arbiter.engine.log;

/** A recomputed game differs from its log. */
public final class Differs extends RuntimeException {
    Differs(String message) {
        super(message, null, false, false);
    }

    public String what() {
        return String.valueOf(getMessage());
    }
}
