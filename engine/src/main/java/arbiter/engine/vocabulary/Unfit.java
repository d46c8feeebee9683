package arbiter.engine.vocabulary;

/** A word that was read but has no place in this position. The vocabulary adds the line and the column. */
public final class Unfit extends Exception {
    private static final long serialVersionUID = 1L;

    public Unfit(String message) {
        super(message, null, false, false);
    }

    public static void unless(boolean fits, String otherwise) throws Unfit {
        if (!fits) {
            throw new Unfit(otherwise);
        }
    }

    public String what() {
        return String.valueOf(getMessage());
    }
}
