package arbiter.games.globaldomination.maps;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** How people name a territory: by its id, its short code, or its name in quotes. */
public final class Places {
    private static final int MOST_PROPOSED = 2_000;

    private Places() {}

    /** Takes one territory from the line and returns its index. */
    public static int read(WorldMap map, Words words) throws Misread {
        Words.Word word = words.peek();
        if (word.text().isEmpty() && !word.quoted()) {
            throw words.misread("expected a territory" + words.found());
        }
        int index = word.isNumber() ? ofNumber(map, word) : map.indexOf(word.text());
        if (index < 0) {
            throw words.unknown("territory", word, known(map, word)).of(Misread.Kind.UNKNOWN_PLACE);
        }
        words.take();
        return index;
    }

    private static int ofNumber(WorldMap map, Words.Word word) {
        return word.text().length() > 9 ? -1 : map.indexOf(Integer.parseInt(word.text()));
    }

    private static List<String> known(WorldMap map, Words.Word word) {
        if (map.size() > MOST_PROPOSED) {
            return List.of();
        }
        List<String> known = new ArrayList<>(map.words());
        if (word.isNumber()) {
            IntStream.range(0, map.size())
                    .mapToObj(i -> Integer.toString(map.id(i)))
                    .forEach(known::add);
        }
        return known;
    }

    /** A path such as {@code 1>2>4}: two territories or more, as indices. */
    public static int[] readPath(WorldMap map, Words words) throws Misread {
        List<Integer> path = new ArrayList<>();
        path.add(read(map, words));
        do {
            words.expect(">");
            path.add(read(map, words));
        } while (words.peek().is(">"));
        return path.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The normal form: the id. */
    public static String write(WorldMap map, int index) {
        return Integer.toString(map.id(index));
    }
}
