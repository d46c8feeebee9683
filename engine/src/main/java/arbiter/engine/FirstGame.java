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
 * A game for somebody who has never played this one: small, short, and with a coach who says one thing per turn. The coach
 * knows what can be ordered only from the guide's choices, so that all of this is text.
 *
 * @param seats how many players there are, the newcomer among them; 0 for the fewest that the game allows
 * @param bot the strength of all other seats
 * @param board as {@code Setup.board()} takes it, or the name of a board that comes with the game; empty for the default
 * @param settings what differs from the defaults of the rules
 * @param lessons in the order in which they are given; the last one is given in every turn that remains
 */
public record FirstGame(
        int seats, String bot, String board, SequencedMap<String, String> settings, List<Lesson> lessons) {
    /** For a game without a coach: it begins as any other. */
    public static final FirstGame PLAIN = new FirstGame(0, "recruit", "", new LinkedHashMap<>(), List.of());

    private static final int MOST_SEATS = 25;
    private static final int MOST_LINES = 20;

    public FirstGame {
        settings = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(settings));
        lessons = List.copyOf(lessons);
    }

    /**
     * What one turn teaches. A lesson waits until something that it points at is offered.
     *
     * @param id by which progress is kept
     * @param end what to do when all steps are done: hand the turn in
     */
    public record Lesson(String id, String title, List<Step> steps, String end) {
        public Lesson {
            steps = List.copyOf(steps);
        }
    }

    /**
     * One sentence, and what it asks for.
     *
     * @param say the sentence; {@code {aim}} in it is how this game is won, as the guide says it
     * @param orders the first words of a line in notation, whatever their case, where {@code *} stands for any letters; none for
     *     a sentence that is only read
     * @param effect only orders with this text in what they bring are meant; empty for all
     * @param to where some of them aim at one of these places, the coach points at those alone; may be empty
     * @param moment whether the lesson waits for this step
     * @param times how many such lines finish the step; fewer where no more are offered
     */
    public record Step(String say, List<String> orders, String effect, List<String> to, Moment moment, int times) {
        public Step {
            orders = List.copyOf(orders);
            to = List.copyOf(to);
        }
    }

    /** When a lesson is given. */
    public enum Moment {
        /** As soon as any of its steps can be done. */
        ANY,
        /** When this step can be done. */
        WAITS
    }

    /** Reads {@code first-game.json} beside a class; a plain game without a coach where there is no such file. */
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
