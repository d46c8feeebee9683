package arbiter.games.dynasty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Setup;
import arbiter.engine.chance.Chance;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Whole games by chance, with every invariant looked at after every action. */
class RandomGamesTest {
    private static Chance chance(SplittableRandom random) {
        return (bound, purpose) -> random.nextInt(bound);
    }

    /** Closing a phase early is the commonest way to see nothing of the later game. */
    private static long choose(Actions actions, SplittableRandom random) {
        int open = actions.count();
        return actions.get(random.nextInt(open > 3 && random.nextInt(4) > 0 ? open - 2 : open));
    }

    @Test
    void theInvariantsHoldToTheEnd() {
        TreeSet<Victory.Way> ways = new TreeSet<>();
        for (int game = 0; game < 40; game++) {
            SplittableRandom random = new SplittableRandom(game);
            Setup setup = Tables.varied().get(game % Tables.varied().size());
            Position p = Tables.GAME.setup(setup, chance(random)).workingCopy();
            Actions actions = new Actions(p.grid);
            int played = 0;
            while (p.phase != Phase.OVER) {
                Position before = p.copy();
                actions.list(p);
                long action = choose(actions, random);
                Order order = actions.order(p, action);
                actions.perform(p, action, chance(random));
                String where = "game " + game + ", action " + played + ", " + OrderNotation.text(order);
                Invariants.hold(before, p, where);
                if (played % 25 == 0) {
                    Invariants.keptCountsAreRight(p);
                }
                played++;
                assertTrue(played < 20_000, where + ": no end in sight");
            }
            Invariants.keptCountsAreRight(p);
            ways.add(java.util.Objects.requireNonNull(p.way));
        }
        assertEquals(new TreeSet<>(List.of(Victory.Way.values())), ways, "the four ways to win");
    }

    /** The numbers of playouts and the lines of players are two doors into one room. */
    @Test
    void anActionAndItsLineDoTheSame() {
        for (int game = 0; game < 10; game++) {
            SplittableRandom random = new SplittableRandom(game);
            Setup setup = Tables.varied().get(game);
            Position p = Tables.GAME.setup(setup, chance(random)).workingCopy();
            Actions actions = new Actions(p.grid);
            for (int played = 0; played < 400 && p.phase != Phase.OVER; played++) {
                actions.list(p);
                long action = choose(actions, random);
                Order order = actions.order(p, action);
                Position twin = p.copy();
                long dice = random.nextLong();
                String line = OrderNotation.text(order);
                assertEquals(null, Judge.prepare(twin, twin.decider(), order), line);
                Judge.execute(twin, twin.decider(), order, chance(new SplittableRandom(dice)));
                actions.perform(p, action, chance(new SplittableRandom(dice)));
                assertEquals(PositionWriter.write(p), PositionWriter.write(twin), line);
            }
        }
    }
}
