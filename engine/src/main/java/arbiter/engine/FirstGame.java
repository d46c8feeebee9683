package arbiter.engine;

import arbiter.engine.book.Resources;
import arbiter.engine.json.JsonAt;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * A game for somebody who has never played this one: small, short, and with a coach who explains one thing per turn. The
 * coach finds the possible orders in the guide's choices, so a first game is text and needs no code.
 *
 * @param seats the number of players, including the newcomer; 0 for the fewest that the game allows
 * @param bot the strength of all other seats
 * @param board in the form of {@code Setup.board()}, or the name of a board that comes with the game; empty for the default
 * @param settings what differs from the defaults of the rules
 * @param lessons in the order in which they are given; the last one is repeated in every later turn
 */
public record FirstGame(
        int seats, String bot, String board, SequencedMap<String, String> settings, List<Lesson> lessons) {
    /** For a game without a coach: it begins like any other game. */
    public static final FirstGame PLAIN = new FirstGame(0, "recruit", "", new LinkedHashMap<>(), List.of());

    private static final int MOST_SEATS = 25;
    private static final int MOST_LINES = 20;

    public FirstGame {
        settings = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(settings));
        lessons = List.copyOf(lessons);
    }

    /**
     * What one turn teaches. A lesson is given when something that it points at is offered.
     *
     * @param id under which the page stores the progress
     * @param end what to do after all steps: hand in the turn
     */
    public record Lesson(String id, String title, List<Step> steps, String end) {
        public Lesson {
            steps = List.copyOf(steps);
        }
    }

    /**
     * One sentence, and the orders that it asks for.
     *
     * @param say the sentence; {@code {aim}} in it is replaced by the guide's sentence about how this game is won
     * @param orders the first words of a line in notation, in any case; {@code *} matches any letters; empty for a sentence
     * that is only read
     * @param effect only orders whose effect contains this text are meant; empty for all
     * @param to if some of the orders have one of these places as their target, the coach points only at those; may be empty
     * @param moment whether the lesson waits for this step
     * @param times the number of such lines that finish the step; fewer if no more are offered
     */
    public record Step(String say, List<String> orders, String effect, List<String> to, Moment moment, int times) {
        public Step {
            orders = List.copyOf(orders);
            to = List.copyOf(to);
        }
    }

    /** When a lesson is given. */
    public enum Moment {
        /** As soon as any of its steps is possible. */
        ANY,
        /** When this step is possible. */
        WAITS
    }

    /** Reads {@code first-game.json} beside a class. Without such a file: a plain game without a coach. */
    public static FirstGame beside(Class<?> game) {
        if (game.getResource("first-game.json") == null) {
            return PLAIN;
        }
        try {
            return read(Resources.text(game, "first-game.json"));
        } catch (Misread e) {
            throw new IllegalStateException("first-game.json beside " + game.getName() + ": " + e.getMessage(), e);
        }
    }

    public static FirstGame read(String text) throws Misread {
        JsonAt at = JsonAt.read(text).onlyMembers(List.of("seats", "bot", "board", "settings", "lessons"));
        SequencedMap<String, String> settings = new LinkedHashMap<>();
        for (JsonAt setting : items(at, "settings")) {
            settings.put(word(setting, "name"), word(setting, "value"));
        }
        List<Lesson> lessons = new ArrayList<>();
        for (JsonAt lesson : items(at, "lessons")) {
            lessons.add(lesson(lesson));
        }
        return new FirstGame(
                at.member("seats").whole(0, MOST_SEATS), word(at, "bot"), word(at, "board"), settings, lessons);
    }

    private static Lesson lesson(JsonAt at) throws Misread {
        at.onlyMembers(List.of("id", "title", "steps", "end"));
        List<Step> steps = new ArrayList<>();
        for (JsonAt step : at.member("steps").items(1, "a step")) {
            step.onlyMembers(List.of("say", "orders", "effect", "to", "waits", "times"));
            int times =
                    step.optional("times").isPresent() ? step.member("times").whole(1, MOST_LINES) : 1;
            boolean waits =
                    step.optional("waits").isPresent() && step.member("waits").truth();
            steps.add(new Step(
                    word(step, "say"),
                    words(step, "orders"),
                    word(step, "effect"),
                    words(step, "to"),
                    waits ? Moment.WAITS : Moment.ANY,
                    times));
        }
        return new Lesson(word(at, "id"), word(at, "title"), steps, word(at, "end"));
    }

    private static List<String> words(JsonAt at, String name) throws Misread {
        List<String> words = new ArrayList<>();
        for (JsonAt item : items(at, name)) {
            words.add(item.text());
        }
        return words;
    }

    private static List<JsonAt> items(JsonAt at, String name) throws Misread {
        return at.optional(name).isPresent() ? at.member(name).items() : List.of();
    }

    private static String word(JsonAt at, String name) throws Misread {
        return at.optional(name).isPresent() ? at.member(name).text() : "";
    }
}
