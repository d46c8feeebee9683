package arbiter.cli.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.Bots;
import arbiter.bots.Contest;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class UseTest {
    private static Contest contest(String id) {
        Game<?, ?, ?> game = Games.byId(id).orElseThrow();
        Setup setup = new Setup(List.of("A", "B"), Settings.defaults(game.parameters()), "");
        return new Contest(
                game,
                setup,
                List.of(Bots.byId("captain").orElseThrow(), Bots.byId("recruit").orElseThrow()),
                3,
                60,
                200);
    }

    private static long times(String table, String what) {
        Matcher row = Pattern.compile("(?m)^ *([0-9]+) +[0-9]+  " + Pattern.quote(what) + "$")
                .matcher(table);
        assertTrue(row.find(), what + " is not in " + table);
        return Long.parseLong(row.group(1));
    }

    @Test
    void everyEventAndItsWordsAreCountedAlsoThoseThatNeverHappen() {
        Use use = new Use();
        contest("dynasty").play(0, use);
        use.nextGame();
        String table = use.table();
        assertEquals(2, times(table, "CentrePlaced"));
        assertEquals(0, times(table, "SeatLeftToBot"));
        assertEquals(0, times(table, "SpellCast spell ember"));
        long recruited = times(table, "UnitRecruited");
        assertEquals(
                recruited,
                List.of("soldier", "ship", "knight", "siege").stream()
                        .mapToLong(kind -> times(table, "UnitRecruited kind " + kind))
                        .sum());
        assertEquals(
                times(table, "GameWon"),
                List.of("conqueror", "dynasty", "veteran", "timeout").stream()
                        .mapToLong(way -> times(table, "GameWon way " + way))
                        .sum());
    }

    @Test
    void gamesAreCountedOnceHoweverOftenSomethingHappens() {
        Use use = new Use();
        for (int number = 0; number < 2; number++) {
            contest("gd6").play(number, use);
            use.nextGame();
        }
        assertTrue(
                Pattern.compile("(?m)^ +[0-9]{2,} +2  Spawned$")
                        .matcher(use.table())
                        .find(),
                use.table());
        assertTrue(use.table().contains("Influence not spent at the end of a turn: "), use.table());
    }
}
