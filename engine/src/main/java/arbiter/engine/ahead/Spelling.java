package arbiter.engine.ahead;

import arbiter.engine.Lookout;
import arbiter.engine.Lookout.Thing;
import arbiter.engine.sheet.Slip;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Finds the line that somebody probably meant, by replacing misspelt words of the grammar. */
final class Spelling {
    private static final List<String> GRAMMAR = List.of(
            "turn", "turns", "to", "from", "every", "next", "if", "unless", "then", "else", "and", "or", "hold", "is",
            "not", "has", "have", "mine", "enemy", "neutral", "dead", "no", "exactly", "more", "fewer", "than", "at",
            "least", "in");

    /** More typing errors in one line are left to their writer. */
    private static final int MOST_ERRORS = 3;

    private final Function<String, Optional<Slip>> reader;
    private final List<String> known;

    /** @param reader says what is wrong with a line; empty if nothing is */
    private Spelling(Function<String, Optional<Slip>> reader, List<String> known) {
        this.reader = reader;
        this.known = known;
    }

    static <V> Spelling of(Function<String, Optional<Slip>> reader, Optional<Lookout<V>> lookout, V view) {
        List<String> known = new ArrayList<>(GRAMMAR);
        lookout.ifPresent(eyes -> {
            eyes.things().stream().map(Thing::names).forEach(known::addAll);
            eyes.stocks().stream().map(Thing::names).forEach(known::addAll);
            eyes.players(view).stream()
                    .filter(name -> name.matches("\\p{L}[\\p{L}\\p{N}_]*"))
                    .forEach(known::add);
        });
        return new Spelling(reader, known);
    }

    /** A readable line with other words where this one has its slip. */
    Optional<String> mended(String text, Slip slip) {
        String line = text;
        Slip wrong = slip;
        for (int error = 0; error < MOST_ERRORS; error++) {
            String better = better(line, wrong).orElse(null);
            if (better == null) {
                return Optional.empty();
            }
            line = better;
            wrong = reader.apply(line).orElse(null);
            if (wrong == null) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }

    /** The line with one word replaced, if it can then be read at least beyond that word. */
    private Optional<String> better(String text, Slip slip) {
        List<Words.Word> words = words(text);
        int at = 0;
        while (at < words.size() && words.get(at).offset() < slip.column() - 1) {
            at++;
        }
        // A wrong verb can make the words before it look wrong.
        for (int index : new int[] {at, at + 1, at + 2, at - 1}) {
            if (index >= 0 && index < words.size()) {
                Optional<String> replaced = replaced(text, words.get(index));
                if (replaced.isPresent()) {
                    return replaced;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> replaced(String text, Words.Word word) {
        String typed = word.text();
        if (word.quoted() || typed.length() < 2) {
            return Optional.empty();
        }
        return known.stream()
                .filter(each ->
                        !word.is(each) && Nearest.to(typed, List.of(each)).isPresent())
                .sorted(Comparator.comparingInt(each -> Nearest.distance(typed, each)))
                .map(each -> text.substring(0, word.offset()) + each + text.substring(word.offset() + typed.length()))
                .filter(line -> reader.apply(line)
                        .map(left -> left.column() - 1 > word.offset() + typed.length())
                        .orElse(true))
                .findFirst();
    }

    private static List<Words.Word> words(String text) {
        List<Words.Word> all = new ArrayList<>();
        try {
            Words words = Words.of(Line.of(text));
            while (words.hasNext()) {
                all.add(words.take());
            }
        } catch (Misread e) {
            all.clear();
        }
        return all;
    }
}
