package arbiter.games.dynasty.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.games.dynasty.Tables;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.WorkingPosition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a bot prefers that weighs whole turns: near the end, the points. */
class OutlookTest {
    private static final int A = 0;

    private static WorkingPosition position(int round, String... more) {
        String[] lines = new String[more.length + 3];
        lines[0] = "0,7: A city 1";
        lines[1] = "0,-7: B city 1";
        lines[2] = "0,6: soldier a1";
        System.arraycopy(more, 0, lines, 3, more.length);
        WorkingPosition position = Tables.read(lines).copy();
        position.round = round;
        return position;
    }

    /** A City can recruit, which is worth much early; two towns more are two points more. */
    @Test
    void inTheLastRoundsTwoTownsAreBetterThanTheFirstCity() {
        assertTrue(city(3) > towns(3), "early");
        assertTrue(city(29) < towns(29), "late");
    }

    private static double city(int round) {
        return Outlook.of(position(round, "0,0: A city 2"), A);
    }

    private static double towns(int round) {
        return Outlook.of(position(round, "0,0: A city 1", "4,0: A city 1", "-4,4: A city 1"), A);
    }

    /** The more rounds are left, the less a point counts. */
    @Test
    void aTokenCountsMoreInEachRound() {
        double before = 0;
        for (int round = 1; round <= 30; round++) {
            WorkingPosition more = position(round);
            more.militaryTokens[A]++;
            double token = Outlook.of(more, A) - Outlook.of(position(round), A);
            assertTrue(token > before, "round " + round + ": " + token + " after " + before);
            before = token;
        }
    }

    @Test
    void withoutALastRoundItIsTheWorth() {
        Position endless =
                Tables.GAME.setup(Tables.of(2, "turnLimit", "0", "timeLimitMinutes", "60"), (bound, purpose) -> 0);
        Position limited = Tables.GAME.setup(Tables.of(2), (bound, purpose) -> 0);
        for (Position position : List.of(endless, limited)) {
            WorkingPosition city = position.look().copy();
            city.militaryTokens[A] = 3;
            assertEquals(position == endless, Outlook.of(city, A) == Appraisal.of(city, A));
        }
    }
}
