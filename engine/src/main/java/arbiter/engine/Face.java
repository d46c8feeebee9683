package arbiter.engine;

/**
 * How a game presents itself where people choose a game.
 *
 * @param rank its place in a list, the smallest number first
 * @param blurb what it is like, in one or two sentences
 * @param emblem a small picture: the inside of an SVG with the view box {@code 0 0 96 56} that uses the classes
 * {@code e-soft}, {@code e-strong}, {@code e-line}, {@code e-paper}, {@code e-ink} and {@code e-arrow} for its colours
 * @param board the folder of the page that has this game's board; empty if the game uses the plain board
 * @param starter a small scenario with which a sandbox begins; empty if there is none
 */
public record Face(int rank, String blurb, String emblem, String board, String starter) {
    private static final int LAST = 1_000;

    /** For a game that does not describe itself. */
    public static final Face PLAIN = new Face(
            LAST,
            "",
            "<circle cx=\"36\" cy=\"34\" r=\"12\" class=\"e-soft\"/><circle cx=\"58\" cy=\"30\" r=\"14\" class=\"e-strong\"/>",
            "",
            "");
}
