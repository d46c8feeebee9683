package arbiter.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which badges somebody has, from finished games and from turns in a row. */
class BadgesTest {
    private static Profile.Tally tally(String ruleset, int played, int won) {
        return new Profile.Tally(ruleset, "The game " + ruleset, played, won, 40, 40);
    }

    private static List<String> kinds(List<Profile.Tally> tallies, int streak) {
        return Badges.of(tallies, streak).stream()
                .map(badge -> badge.ruleset().isEmpty() ? badge.kind() : badge.kind() + " " + badge.ruleset())
                .toList();
    }

    @Test
    void aFirstWinOfEachGameAgainstPeople() {
        assertEquals(
                List.of("first-win gd6", "first-win carbon"),
                kinds(List.of(tally("gd6", 3, 1), tally("gd5", 9, 0), tally("carbon", 4, 4)), 0),
                "games that were won against bots do not count");
        assertEquals(
                "Won a game of The game gd6 against other people.",
                Badges.of(List.of(tally("gd6", 1, 1)), 0).getFirst().sentence());
    }

    @Test
    void aHundredTurnsInARowWithoutAMiss() {
        assertEquals(List.of(), kinds(List.of(), 99));
        assertEquals(List.of("steady"), kinds(List.of(), 100));
    }

    @Test
    void manyGamesWithOtherPeopleOfAllKindsTogether() {
        assertEquals(List.of(), kinds(List.of(tally("gd6", 12, 0), tally("gd5", 12, 0)), 0));
        assertEquals(List.of("many"), kinds(List.of(tally("gd6", 12, 0), tally("gd5", 13, 0)), 0));
    }

    @Test
    void aGameOfEveryKind() {
        List<Profile.Tally> all = new ArrayList<>(Games.all().stream()
                .map(game -> tally(game.ruleset().id(), 1, 0))
                .toList());
        assertEquals(List.of("all-games"), kinds(all, 0));
        Profile.Tally last = all.removeLast();
        all.add(tally(last.ruleset(), 0, 0));
        assertEquals(List.of(), kinds(all, 0), "the last kind was played only against bots");
    }
}
