package arbiter.bots.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.rating.RatedGame.Change;
import arbiter.bots.rating.RatedGame.Key;
import arbiter.bots.rating.RatedGame.Player;
import arbiter.bots.rating.RatedGame.Rated;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RatedGameTest {
    private static final BotRatings BOTS = new BotRatings(List.of(
            new BotRatings.Row("gd6", TableSize.TWO, "captain", 1500, 40, 72, 1, 2000, 1),
            new BotRatings.Row("gd6", TableSize.MORE, "captain", 1500, 60, 72, 1, 2000, 1)));
    private static final long DAY = 24 * 3_600_000L;

    private static RatedGame game(long order, Player... players) {
        return new RatedGame("game" + order, order, "gd6", order * DAY, List.of(players));
    }

    private static Player person(int seat, String id, int place) {
        return new Player(seat, id, null, place);
    }

    private static Player bot(int seat, String id, int place) {
        return new Player(seat, null, id, place);
    }

    private static List<RatedGame> season(long seed) {
        Random random = new Random(seed);
        List<RatedGame> games = new ArrayList<>();
        for (int order = 1; order <= 200; order++) {
            List<String> people = new ArrayList<>(List.of("ann", "ben", "cid", "dan", "eve"));
            List<Player> players = new ArrayList<>();
            int size = 2 + random.nextInt(3);
            for (int seat = 0; seat < size; seat++) {
                int place = 1 + random.nextInt(size);
                players.add(
                        random.nextInt(5) == 0
                                ? bot(seat, "captain", place)
                                : person(seat, people.remove(random.nextInt(people.size())), place));
            }
            games.add(game(order, players.toArray(Player[]::new)));
        }
        return games;
    }

    private static Map<Key, Rated> table(List<RatedGame> games) {
        RatedGame.Course course = new RatedGame.Course(BOTS);
        Map<Key, Rated> table = new HashMap<>();
        games.forEach(game -> course.next(game).forEach(change -> table.put(change.key(), change.after())));
        return table;
    }

    /** What the server does: it stores the ratings after each game and reads them before the next. */
    @Test
    void theSameGamesGiveTheSameBitsOneByOneAndAllTogether() {
        for (long seed = 0; seed < 10; seed++) {
            List<RatedGame> games = season(seed);
            Map<Key, Rated> stored = new HashMap<>();
            for (RatedGame game : games) {
                List<Change> changes = game.changes(key -> Optional.ofNullable(stored.get(key)), BOTS);
                changes.forEach(change -> stored.put(change.key(), change.after()));
            }
            assertEquals(table(games), stored);
        }
    }

    /** A guest's account may get another id. */
    @Test
    void namesHaveNoInfluence() {
        List<RatedGame> games = season(7);
        List<RatedGame> renamed = games.stream()
                .map(game -> new RatedGame(
                        game.id(),
                        game.order(),
                        game.ruleset(),
                        game.finishedAt(),
                        game.players().stream()
                                .map(player -> "ann".equals(player.person())
                                        ? person(player.seat(), "zoe", player.place())
                                        : player)
                                .toList()))
                .toList();
        Map<Key, Rated> before = table(games);
        Map<Key, Rated> after = table(renamed);
        before.forEach((key, rated) -> assertEquals(
                rated,
                after.get(new Key(key.person().equals("ann") ? "zoe" : key.person(), key.ruleset(), key.size()))));
    }

    @Test
    void aBotDoesNotMoveAndAnUnmeasuredOneMakesTheGameUnrated() {
        RatedGame won = game(1, person(0, "ann", 1), bot(1, "captain", 2));
        List<Change> changes = won.changes(key -> Optional.empty(), BOTS);
        assertEquals(List.of(0), changes.stream().map(Change::seat).toList());
        assertTrue(changes.getFirst().after().rating().mean() > 1600);
        RatedGame unknown = game(1, person(0, "ann", 1), bot(1, "stranger", 2));
        assertEquals(List.of(), unknown.changes(key -> Optional.empty(), BOTS));
    }

    @Test
    void twoPlayersAndMoreAreRatedApart() {
        List<RatedGame> games = List.of(
                game(1, person(0, "ann", 1), person(1, "ben", 2)),
                game(2, person(0, "ann", 3), person(1, "ben", 1), person(2, "cid", 2)));
        Map<Key, Rated> table = table(games);
        assertEquals(5, table.size());
        assertTrue(rating(table, "ann", TableSize.TWO) > 1500);
        assertTrue(rating(table, "ann", TableSize.MORE) < 1500);
    }

    private static double rating(Map<Key, Rated> table, String person, TableSize size) {
        return table.get(new Key(person, "gd6", size)).rating().mean();
    }

    /** The winner gains, the last one loses, and every game makes a newcomer's rating more certain. */
    @Test
    void winnersGainAndDeviationsShrink() {
        for (int size = 2; size <= 8; size++) {
            Player[] players = IntStream.range(0, size)
                    .mapToObj(seat -> person(seat, "p" + seat, seat + 1))
                    .toArray(Player[]::new);
            List<Change> changes = game(1, players).changes(key -> Optional.empty(), BOTS);
            assertTrue(changes.getFirst().after().rating().mean() > 1500);
            assertTrue(changes.getLast().after().rating().mean() < 1500);
            changes.forEach(change -> assertTrue(change.after().rating().deviation() < 350));
        }
    }

    @Test
    void aRatingIsReliableAfterSomeGames() {
        List<RatedGame> games = new ArrayList<>();
        for (int order = 1; order <= 12; order++) {
            games.add(game(order, person(0, "ann", 1 + order % 2), bot(1, "captain", 2 - order % 2)));
        }
        assertTrue(table(games.subList(0, 4))
                .get(new Key("ann", "gd6", TableSize.TWO))
                .rating()
                .provisional());
        assertTrue(
                !table(games).get(new Key("ann", "gd6", TableSize.TWO)).rating().provisional());
    }
}
