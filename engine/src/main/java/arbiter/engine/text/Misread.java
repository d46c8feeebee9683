package arbiter.engine.text;

/** A text written by people that cannot be read, with the place of the error. */
public final class Misread extends Exception {
    /** For programs: what kind of mistake it is. */
    public enum Kind {
        UNREADABLE,
        /** A word that should name a place on the board, and names none. */
        UNKNOWN_PLACE,
        /** A condition where none is allowed. */
        CONDITIONAL
    }

    private final int line;
    private final int column;
    private final Kind kind;
    private final String fault;
    private final String hint;

    public Misread(int line, int column, String what) {
        this(line, column, Kind.UNREADABLE, what, "");
    }

    private Misread(int line, int column, Kind kind, String fault, String hint) {
        super("line " + line + ", column " + column + ": " + fault + hint, null, false, false);
        this.line = line;
        this.column = column;
        this.kind = kind;
        this.fault = fault;
        this.hint = hint;
    }

    public Misread of(Kind other) {
        return new Misread(line, column, other, fault, hint);
    }

    /** @param word what was probably meant, as the end of the sentence */
    Misread meaning(String word) {
        return new Misread(line, column, kind, fault, word);
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    public Kind kind() {
        return kind;
    }

    /** The sentence without its place. */
    public String what() {
        return fault + hint;
    }

    /** The same without the word that was probably meant. */
    public String fault() {
        return fault;
    }
}
