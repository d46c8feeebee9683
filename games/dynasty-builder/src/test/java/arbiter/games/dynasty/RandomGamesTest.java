package arbiter.games.dynasty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.chance.Chance;
import arbiter.engine.setup.Setup;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.Way;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.actions.Actions;
import arbiter.games.dynasty.rules.building.Bridges;
import arbiter.games.dynasty.rules.building.Houses;
import arbiter.games.dynasty.rules.building.Razing;
import arbiter.games.dynasty.rules.cities.Cities;
import arbiter.games.dynasty.rules.marching.Marching;
import arbiter.games.dynasty.rules.marching.Reach;
import arbiter.games.dynasty.rules.turns.Judge;
import arbiter.games.dynasty.words.Notation;
import arbiter.games.dynasty.words.PositionText;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Plays whole random games and checks every invariant after every action. */
class RandomGamesTest {
    private static Chance chance(SplittableRandom random) {
        return (bound, purpose) -> random.nextInt(bound);
    }

    /** Chooses at random, but ends a phase less often; otherwise games would end before much is built. */
    private static long choose(Actions actions, SplittableRandom random) {
        int open = actions.count();
        return actions.get(random.nextInt(open > 3 && random.nextInt(4) > 0 ? open - 2 : open));
    }

    @Test
    void theInvariantsHoldToTheEnd() {
        TreeSet<Way> ways = new TreeSet<>();
        for (int game = 0; game < 40; game++) {
            SplittableRandom random = new SplittableRandom(game);
            Setup setup = Tables.varied().get(game % Tables.varied().size());
            WorkingPosition p = Tables.GAME.setup(setup, chance(random)).workingCopy();
            Actions actions = new Actions(p.grid);
            int played = 0;
            while (p.phase != Phase.OVER) {
                WorkingPosition before = p.copy();
                actions.list(p);
                long action = choose(actions, random);
                Order order = actions.order(p, action);
                actions.perform(p, action, chance(random));
                String where = "game " + game + ", action " + played + ", " + Notation.text(order);
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
        assertEquals(new TreeSet<>(List.of(Way.values())), ways, "the four ways to win");
    }

    /** A seat asked to reply decides during another seat's turn, which goes on afterwards. */
    @Test
    void aReplyBelongsToTheTurnOfWhoAttacked() {
        int replies = 0;
        for (int game = 0; game < 40; game++) {
            SplittableRandom random = new SplittableRandom(game);
            WorkingPosition p = Tables.GAME
                    .setup(Tables.varied().get(game % Tables.varied().size()), chance(random))
                    .workingCopy();
            Actions actions = new Actions(p.grid);
            while (p.phase != Phase.OVER) {
                int before = p.decider();
                actions.list(p);
                actions.perform(p, choose(actions, random), chance(random));
                if (p.phase == Phase.REPLY) {
                    Position state = new Position(p.copy());
                    replies++;
                    assertEquals(p.seat(before), Tables.GAME.active(state));
                    assertEquals(List.of(p.seat(p.decider())), Tables.GAME.awaiting(state));
                }
            }
        }
        assertTrue(replies > 0);
    }

    /** Actions (for playouts) and order lines (for players) must have the same result. */
    @Test
    void anActionAndItsLineDoTheSame() {
        for (int game = 0; game < 10; game++) {
            SplittableRandom random = new SplittableRandom(game);
            Setup setup = Tables.varied().get(game);
            WorkingPosition p = Tables.GAME.setup(setup, chance(random)).workingCopy();
            Actions actions = new Actions(p.grid);
            for (int played = 0; played < 400 && p.phase != Phase.OVER; played++) {
                actions.list(p);
                long action = choose(actions, random);
                Order order = actions.order(p, action);
                WorkingPosition twin = p.copy();
                long dice = random.nextLong();
                String line = Notation.text(order);
                assertEquals(null, Judge.prepare(twin, twin.decider(), order), line);
                Judge.execute(twin, twin.decider(), order, chance(new SplittableRandom(dice)));
                actions.perform(p, action, chance(new SplittableRandom(dice)));
                assertEquals(PositionText.text(p), PositionText.text(twin), line);
            }
        }
    }

    /** The lists check only tiles where something could be legal. Asking the rules about every tile must not find more. */
    @Test
    void theMenuOfTheBuildPhaseLeavesNothingOut() {
        for (int game = 0; game < 10; game++) {
            SplittableRandom random = new SplittableRandom(game);
            WorkingPosition p =
                    Tables.GAME.setup(Tables.varied().get(game), chance(random)).workingCopy();
            Actions actions = new Actions(p.grid);
            for (int played = 0; played < 500 && p.phase != Phase.OVER; played++) {
                actions.list(p);
                if (p.phase == Phase.BUILD) {
                    assertEquals(legalBuildings(p) + 2, actions.count(), "game " + game + ", action " + played);
                }
                actions.perform(p, choose(actions, random), chance(random));
            }
        }
    }

    private static int legalBuildings(WorkingPosition p) {
        int legal = 0;
        int seat = p.active;
        for (int tile = 0; tile < p.grid.size; tile++) {
            legal += count(Houses.refuse(p, seat, tile));
            legal += count(Bridges.refuse(p, seat, tile));
            legal += count(Houses.refuseToken(p, seat, tile));
            legal += count(Houses.refuseUntoken(p, seat, tile));
            legal += count(Razing.refuse(p, seat, tile));
            legal += count(Cities.refuseUpgrade(p, seat, tile));
            legal += count(Cities.refuseFound(p, seat, tile, Cities.NO_SHIFT));
            for (int shift = 0; shift < p.grid.size; shift++) {
                legal += count(Cities.refuseFound(p, seat, tile, shift));
            }
        }
        return legal;
    }

    private static int count(@org.jspecify.annotations.Nullable Fault fault) {
        return fault == null ? 1 : 0;
    }

    /** The search for reach finds exactly the stops that the rules allow for typed paths. */
    @Test
    void theReachOfAUnitIsWhatTheRulesAllow() {
        for (int game = 0; game < 10; game++) {
            SplittableRandom random = new SplittableRandom(100 + game);
            WorkingPosition p =
                    Tables.GAME.setup(Tables.varied().get(game), chance(random)).workingCopy();
            Actions actions = new Actions(p.grid);
            Reach reach = new Reach(p.grid);
            for (int played = 0; played < 300 && p.phase != Phase.OVER; played++) {
                for (int i = 0; p.phase == Phase.MARCH && i < p.army.count(p.active); i++) {
                    int unit = p.army.unit(p.active, i);
                    if (!p.army.marched(unit) && p.numbers.move(p.army.kind(unit)) <= 4) {
                        reach.explore(p, unit);
                        List<Integer> found =
                                java.util.Arrays.stream(reach.stops()).boxed().toList();
                        assertEquals(new TreeSet<>(stops(p, unit)), new TreeSet<>(found), p.id(unit));
                    }
                }
                actions.list(p);
                actions.perform(p, choose(actions, random), chance(random));
            }
        }
    }

    /** Tries every path that could be typed. */
    private static TreeSet<Integer> stops(WorkingPosition p, int unit) {
        TreeSet<Integer> stops = new TreeSet<>();
        walk(p, unit, new int[0], stops);
        return stops;
    }

    private static void walk(WorkingPosition p, int unit, int[] path, TreeSet<Integer> stops) {
        if (path.length == 5) {
            return;
        }
        int from = path.length == 0 ? p.army.tile(unit) : path[path.length - 1];
        for (int to : p.grid.neighbours(from)) {
            int[] longer = java.util.Arrays.copyOf(path, path.length + 1);
            longer[path.length] = to;
            Fault fault = Marching.refuse(p, p.active, unit, longer, Marching.NO_ATTACK);
            if (fault == null && to != p.army.tile(unit)) {
                stops.add(to);
            }
            // A path may continue over a tile where it could not end.
            if (fault == null || fault == Fault.March.STOP_TAKEN) {
                walk(p, unit, longer, stops);
            }
        }
    }
}
