package arbiter.engine;

import arbiter.engine.picture.Theme;
import arbiter.engine.text.Misread;
import java.util.List;
import java.util.Optional;

/**
 * What people do with boards of their own before there is a game: look them over, bring them in from files, take them out,
 * draw them, and have them made.
 */
public interface Workshop {
    /** The name of the boards' text format; games whose workshops name the same one share their boards. */
    String format();

    /** Checks a board for this number of players. What cannot be read is a finding, too. */
    Inspection inspect(String board, int seats);

    /** Every name in the board, and what it names. */
    List<Named> names(String board) throws Misread;

    /** @param what such as {@code territory 3}, for a sentence about its name */
    record Named(String what, String name) {}

    /**
     * A board in its own format, from any format that people bring.
     *
     * @param file the name of the file, whose ending may tell the format; may be empty
     */
    String bring(String file, String text) throws Misread;

    /** The text formats in which a board can be taken out, by their files' endings; the own one first. */
    List<String> formats();

    /** The board as a file of one of {@link #formats()}. */
    String take(String board, String format) throws Misread;

    /** The board without a game on it, as SVG. */
    String draw(String board, Theme theme) throws Misread;

    /** The same at the size of a playing card: shapes and no words. */
    String thumbnail(String board, Theme theme) throws Misread;

    /** The kinds of boards that can be made; empty where none can. */
    List<String> styles();

    /** Why no such board can be made. */
    Optional<String> refuse(Wish wish);

    /** A new board, the same for the same wish. Only for a wish that is not refused. */
    String make(Wish wish);

    /** @param size how many places it has */
    record Wish(long seed, int size, int seats, String style) {}

    /**
     * @param name how the board calls itself; may be empty
     * @param figures what it is like, one line each
     */
    record Inspection(String name, List<Finding> findings, List<String> figures) {
        public Inspection {
            findings = List.copyOf(findings);
            figures = List.copyOf(figures);
        }
    }

    /** @param places the ids of the places it is about */
    record Finding(String code, Weight weight, String sentence, List<Integer> places) {
        public Finding {
            places = List.copyOf(places);
        }
    }

    enum Weight {
        /** No game can begin so. */
        GRAVE,
        /** The board would be better without. */
        SLIGHT
    }
}
