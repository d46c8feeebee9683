package arbiter.server.notify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes few letters of many: what newer letters about the same game have replaced is left out, and repetitions are counted. */
final class Gathering {
    private Gathering() {}

    /** @param letters oldest first */
    static List<Letter> of(List<Letter> letters) {
        List<Letter> current = new ArrayList<>();
        for (int i = 0; i < letters.size(); i++) {
            Letter letter = letters.get(i);
            List<Letter> later = letters.subList(i + 1, letters.size());
            if (later.stream().noneMatch(other -> replaces(other, letter))) {
                current.add(moves(letter) ? letter.saying(letter.sentence(), reported(letters, letter)) : letter);
            }
        }
        return counted(current);
    }

    private static boolean moves(Letter letter) {
        return switch (letter.topic()) {
            case TURN, FINISHED -> true;
            case REMINDER, PRESS, HOST -> false;
        };
    }

    /** A new turn replaces the news of the turn before and its reminders; a reminder replaces an earlier one. */
    private static boolean replaces(Letter newer, Letter older) {
        boolean sameGame = !older.game().isEmpty() && newer.game().equals(older.game());
        boolean reminder = older.topic() == Notices.Topic.REMINDER;
        boolean reminded = newer.topic() == Notices.Topic.REMINDER;
        return sameGame && (moves(newer) ? moves(older) || reminder : reminded && reminder);
    }

    private static List<Integer> reported(List<Letter> letters, Letter last) {
        return letters.stream()
                .filter(letter -> moves(letter) && letter.game().equals(last.game()))
                .flatMap(letter -> letter.positions().stream())
                .distinct()
                .sorted()
                .toList();
    }

    private static List<Letter> counted(List<Letter> letters) {
        Map<String, List<Letter>> same = new LinkedHashMap<>();
        letters.forEach(letter -> same.computeIfAbsent(
                        letter.game() + " " + letter.request() + " " + letter.sentence(), any -> new ArrayList<>())
                .add(letter));
        return same.values().stream().map(Gathering::one).toList();
    }

    private static Letter one(List<Letter> same) {
        Letter last = same.getLast();
        return same.size() == 1
                ? last
                : last.saying(last.sentence() + " (" + same.size() + " times)", last.positions());
    }
}
