package arbiter.engine;

/**
 * How a game presents itself where people choose one.
 *
 * @param rank where it stands in a list, the smallest number first
 * @param blurb what it is like, in one or two sentences
 * @param emblem a small picture: the inside of an SVG with the view box {@code 0 0 96 56} that uses the classes
 *     {@code e-soft}, {@code e-strong}, {@code e-line}, {@code e-paper}, {@code e-ink} and {@code e-arrow} for its colours
 * @param board the folder of the page in which the game's own board is; empty where it plays on the plain one
 * @param starter a small scenario with which a sandbox begins; empty where there is none
 */
public record Face(int rank, String blurb, String emblem, String board, String starter) {
    private static final int LAST = 1_000;

    /** For a game that says nothing about itself. */
    public static final Face PLAIN = new Face(
            LAST,
            "",
            "<circle cx=\"36\" cy=\"34\" r=\"12\" class=\"e-soft\"/><circle cx=\"58\" cy=\"30\" r=\"14\" class=\"e-strong\"/>",
            "",
            "");
}
