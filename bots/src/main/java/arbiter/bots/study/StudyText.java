package arbiter.bots.study;

import java.util.List;

/**
 * A position of a study, in the words of a scenario.
 *
 * @param board the lines under {@code map} or {@code board}; empty if the game has no board of its own
 * @param given the lines under {@code given}
 */
public record StudyText(List<String> board, List<String> given) {
    public StudyText {
        board = List.copyOf(board);
        given = List.copyOf(given);
    }

    /** The number of letters. */
    public long letters() {
        return letters(board) + letters(given);
    }

    private static long letters(List<String> lines) {
        return lines.stream().mapToLong(line -> line.length() + 1).sum();
    }
}
