package arbiter.engine.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RejectionTest {
    @Test
    void withoutAPositionItIsSaidByItsData() {
        assertEquals(
                "it is for two or four players, not 3",
                Rejection.of(
                                "players",
                                "X-1",
                                "why",
                                "players",
                                "have",
                                3,
                                "sentence",
                                "it is for two or four players, not 3")
                        .plainly());
        assertEquals(
                "line 3, there is no place 17",
                Rejection.of("board", "X-1", "line", 3, "message", "there is no place 17")
                        .plainly());
        assertEquals("too few starts", Rejection.of("too-few-starts", "X-1").plainly());
    }
}
