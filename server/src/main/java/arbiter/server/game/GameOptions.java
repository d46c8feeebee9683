package arbiter.server.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * What a host chose when creating the game.
 *
 * @param press {@code all}, {@code public} or {@code none}
 * @param hostSees {@code public} or {@code everything}
 * @param sheetsOpen {@code unless-secret}: a turn's sheets are public with the turn where the position hides nothing from
 *     anybody, else when the game is over; {@code with-turn}; {@code at-end}
 */
public record GameOptions(
        SequencedMap<String, String> parameters,
        Schedule schedule,
        Absence absence,
        String press,
        boolean anonymous,
        String hostSees,
        String sheetsOpen,
        boolean lateJoining) {
    public GameOptions {
        parameters = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(parameters));
    }

    public GameOptions withSchedule(Schedule other) {
        return new GameOptions(parameters, other, absence, press, anonymous, hostSees, sheetsOpen, lateJoining);
    }

    public GameOptions withPress(String other) {
        return new GameOptions(parameters, schedule, absence, other, anonymous, hostSees, sheetsOpen, lateJoining);
    }
}
