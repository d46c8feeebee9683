package arbiter.server.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * What a host chose when creating the game.
 *
 * @param press {@code all}, {@code public} or {@code none}
 * @param standingOrders {@code conditional}, {@code plain} (without conditions) or {@code off}; null in games that are older than standing
 *     orders, which have none
 * @param inheritLetters whether a player who takes over a seat can read the private messages to the previous player
 * @param hostSees {@code public} or {@code everything}
 * @param demand how reliable players must be; null if everybody may play
 * @param sheetsOpen when a turn's sheets become public: {@code with-turn}, {@code at-end} of the game, or {@code unless-secret}: with the
 *     turn if the position hides nothing from anybody, otherwise at the end
 * @param rated whether the result counts for ratings
 * @param botComments whether bots comment in public messages on what they have done
 * @param spectatorDelay by how many turns people who do not take part see the game later; 0 for no delay
 */
public record GameOptions(
        SequencedMap<String, String> parameters,
        Schedule schedule,
        Absence absence,
        String press,
        boolean anonymous,
        String hostSees,
        String sheetsOpen,
        boolean lateJoining,
        @Nullable Boolean inheritLetters,
        @Nullable Integer spectatorDelay,
        @Nullable String standingOrders,
        @Nullable Demand demand,
        @Nullable Boolean rated,
        @Nullable Boolean botComments) {
    public GameOptions {
        spectatorDelay = spectatorDelay == null ? 0 : spectatorDelay;
        inheritLetters = Boolean.TRUE.equals(inheritLetters);
        rated = Boolean.TRUE.equals(rated);
        botComments = Boolean.TRUE.equals(botComments);
        parameters = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(parameters));
    }

    /** By how many turns spectators see the game later. */
    public int delay() {
        return spectatorDelay == null ? 0 : spectatorDelay;
    }

    public boolean counts() {
        return Boolean.TRUE.equals(rated);
    }

    /** Whether bots comment. Not in an anonymous game: a comment would tell who is a bot. */
    public boolean botsComment() {
        return Boolean.TRUE.equals(botComments) && !anonymous && !press.equals("none");
    }

    /** {@code conditional}, {@code plain} or {@code off}. */
    public String standing() {
        return standingOrders == null ? "off" : standingOrders;
    }

    public GameOptions withParameters(SequencedMap<String, String> others) {
        return new GameOptions(
                others,
                schedule,
                absence,
                press,
                anonymous,
                hostSees,
                sheetsOpen,
                lateJoining,
                inheritLetters,
                spectatorDelay,
                standingOrders,
                demand,
                rated,
                botComments);
    }

    public GameOptions withSchedule(Schedule other) {
        return new GameOptions(
                parameters,
                other,
                absence,
                press,
                anonymous,
                hostSees,
                sheetsOpen,
                lateJoining,
                inheritLetters,
                spectatorDelay,
                standingOrders,
                demand,
                rated,
                botComments);
    }

    public GameOptions withPress(String other) {
        return new GameOptions(
                parameters,
                schedule,
                absence,
                other,
                anonymous,
                hostSees,
                sheetsOpen,
                lateJoining,
                inheritLetters,
                spectatorDelay,
                standingOrders,
                demand,
                rated,
                botComments);
    }

    public GameOptions withHostSees(String other) {
        return new GameOptions(
                parameters,
                schedule,
                absence,
                press,
                anonymous,
                other,
                sheetsOpen,
                lateJoining,
                inheritLetters,
                spectatorDelay,
                standingOrders,
                demand,
                rated,
                botComments);
    }
}
