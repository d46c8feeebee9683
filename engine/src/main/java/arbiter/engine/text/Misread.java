package arbiter.engine.text;

/** A text written by people that cannot be read, with the place of the error. */
public final class Misread extends Exception {
    private final int line;
    private final int column;
    private final String what;

    public Misread(int line, int column, String what) {
        super("line " + line + ", column " + column + ": " + what, null, false, false);
        this.line = line;
        this.column = column;
        this.what = what;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    /** The sentence without its place. */
    public String what() {
        return what;
    }
}
