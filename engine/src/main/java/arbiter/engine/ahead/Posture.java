package arbiter.engine.ahead;

import java.util.Optional;

/** How a seat is played in a turn in which its player has given no orders and no standing order applies. */
public sealed interface Posture {
    /** The rules of the game decide, as in any missed turn. */
    Posture NONE = new None();

    record None() implements Posture {}

    /** An empty sheet. */
    record Hold() implements Posture {}

    /** Units leave places beside stronger enemies. */
    record Retreat() implements Posture {}

    /** Units go to the place that must not be lost. */
    record Defend() implements Posture {}

    /** A bot decides. */
    record Played(String bot) implements Posture {}

    /** The word for it: {@code hold}, {@code bot captain}. */
    default String word() {
        return switch (this) {
            case None() -> "none";
            case Hold() -> "hold";
            case Retreat() -> "retreat";
            case Defend() -> "defend";
            case Played(String bot) -> "bot " + bot;
        };
    }

    static Optional<Posture> of(String word) {
        return switch (word) {
            case "none" -> Optional.of(NONE);
            case "hold" -> Optional.of(new Hold());
            case "retreat" -> Optional.of(new Retreat());
            case "defend" -> Optional.of(new Defend());
            default -> word.matches("bot [a-z]{1,30}") ? Optional.of(new Played(word.substring(4))) : Optional.empty();
        };
    }
}
