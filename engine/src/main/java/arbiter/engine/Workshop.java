package arbiter.engine;

import arbiter.engine.picture.Theme;
import arbiter.engine.text.Misread;
import java.util.List;
import java.util.Optional;

/** What people can do with boards before there is a game: check, import, export, draw and generate them. */
public interface Workshop {
    /** The name of the boards' text format. Games whose workshops have the same format share their boards. */
    String format();

    /** Checks a board for this number of players. A board that cannot be read is reported as a finding, too. */
    Inspection inspect(String board, int seats);

    /** Every name in the board, and what it names. */
    List<Named> names(String board) throws Misread;

    /** @param what such as {@code territory 3}, for a sentence about its name */
    record Named(String what, String name) {}

    /**
     * Imports a board: converts it from any supported format to the workshop's own.
     *
     * @param file the name of the file, whose ending may tell the format; may be empty
     */
    String bring(String file, String text) throws Misread;

    /** The text formats to which a board can be exported, by their file endings; the workshop's own format first. */
    List<String> formats();

    /** Exports the board to one of {@link #formats()}. */
    String take(String board, String format) throws Misread;

    /** The board without a game on it, as SVG. */
    String draw(String board, Theme theme) throws Misread;

    /** The same at the size of a playing card: only shapes, no words. */
    String thumbnail(String board, Theme theme) throws Misread;

    /** The styles of boards that can be generated; empty if none can. */
    List<String> styles();

    /** Why no such board can be generated; empty if it can. */
    Optional<String> refuse(Wish wish);

    /** Generates a board. The same wish always gives the same board. The wish must not be a refused one. */
    String make(Wish wish);

    /** @param size the number of places */
    record Wish(long seed, int size, int seats, String style) {}

    /**
     * @param name the board's name for itself; may be empty
     * @param figures facts about it, one line each
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
        /** No game can begin on this board. */
        GRAVE,
        /** A game can begin, but the board has a weakness. */
        SLIGHT
    }
}
