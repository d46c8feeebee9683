package arbiter.games.dynasty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.Rehearsed;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Chance;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Policy;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.actions.Actions;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * DB-S8: everything that the program tells a seat depends only on what the seat may see. Positions that differ only in
 * another player's standing answers and waiting lines give a seat the same verdicts, menus, rehearsals, drawings, advice and
 * events, as long as the secret is not used.
 */
class SecretsTest {
    private static final Look LOOK = Look.of(Theme.values()[0]);

    private interface Told {
        void at(Position state, Position other, Seat seat, SplittableRandom random, String where);
    }

    @Test
    void aSeatIsToldTheSameWhateverOthersKeepSecret() {
        everywhere((state, other, seat, random, where) -> {
            Viewer viewer = Viewer.of(seat);
            assertEquals(Tables.GAME.view(state, viewer), Tables.GAME.view(other, viewer), where);
            List<Order> menu = Tables.GAME.advice().candidates(state, seat);
            assertEquals(menu, Tables.GAME.advice().candidates(other, seat), where);
            assertEquals(
                    Tables.GAME.advice().ideas(state, seat),
                    Tables.GAME.advice().ideas(other, seat),
                    where);
            assertEquals(
                    Tables.GAME.advice().worth(state, seat),
                    Tables.GAME.advice().worth(other, seat),
                    where);
            assertEquals(
                    Tables.GAME.advice().outlook(state, seat),
                    Tables.GAME.advice().outlook(other, seat),
                    where);
            assertEquals(Tables.GAME.mayOrder(state, seat), Tables.GAME.mayOrder(other, seat), where);
            Sheet<Order> sheet = sheet(menu, random);
            assertEquals(Tables.GAME.check(state, seat, sheet), Tables.GAME.check(other, seat, sheet), where);
            Rehearsed<Position> one = Tables.GAME.rehearse(state, seat, sheet);
            Rehearsed<Position> two = Tables.GAME.rehearse(other, seat, sheet);
            assertEquals(one.certain(), two.certain(), where);
            assertEquals(Tables.GAME.view(one.after(), viewer), Tables.GAME.view(two.after(), viewer), where);
        });
    }

    @Test
    void aSeatIsDrawnTheSameWhateverOthersKeepSecret() {
        everywhere((state, other, seat, random, where) -> {
            if (random.nextInt(8) == 0) {
                assertEquals(drawn(state, seat), drawn(other, seat), where);
            }
        });
    }

    private static String drawn(Position state, Seat seat) {
        return Tables.GAME.picture().draw(Tables.GAME.view(state, Viewer.of(seat)), Sheet.empty(), List.of(), LOOK);
    }

    /** A standing answer is used only when a reply or a tie needs it, and waiting lines only when the battle is over. */
    @Test
    void anUnusedSecretChangesNoEventThatOthersSee() {
        int[] compared = {0};
        everywhere((state, other, seat, random, where) -> {
            WorkingPosition p = state.look();
            if (!p.phase.isOpen() || p.decider() != p.inTurnOrder(seat)) {
                return;
            }
            Sheet<Order> sheet = sheet(Tables.GAME.advice().candidates(state, seat), random);
            Resolution<Position> one = resolve(state, seat, sheet, where);
            if (one.events().stream().anyMatch(SecretsTest::asksSomebody)) {
                return;
            }
            Resolution<Position> two = resolve(other, seat, sheet, where);
            assertEquals(
                    Event.seenBy(Viewer.of(seat), one.events()), Event.seenBy(Viewer.of(seat), two.events()), where);
            compared[0]++;
        });
        assertTrue(compared[0] > 500, "only " + compared[0] + " resolutions were compared");
    }

    private static Resolution<Position> resolve(Position state, Seat seat, Sheet<Order> sheet, String where) {
        return Play.resolve(Tables.GAME, state, java.util.Map.of(seat, sheet), new SeededChance(Seed.named(where), 0));
    }

    private static boolean asksSomebody(Event event) {
        return event instanceof Happening.ReplyAsked || event instanceof Happening.Tied;
    }

    private static Sheet<Order> sheet(List<Order> menu, SplittableRandom random) {
        List<Order> lines = new ArrayList<>();
        for (int i = 0; i < 4 && !menu.isEmpty(); i++) {
            lines.add(menu.get(random.nextInt(menu.size())));
        }
        lines.add(new Order.Retaliate());
        return Sheet.of(lines);
    }

    /** Random games with many battles that wait. Each seat is compared under other secrets of every other seat. */
    private static void everywhere(Told told) {
        List<Setup> setups = Tables.varied();
        for (int game = 0; game < setups.size(); game++) {
            SplittableRandom random = new SplittableRandom(game);
            Chance chance = (bound, purpose) -> random.nextInt(bound);
            WorkingPosition p = Tables.GAME.setup(setups.get(game), chance).workingCopy();
            Actions actions = new Actions(p.grid);
            for (int played = 0; played < 400 && p.phase != Phase.OVER; played++) {
                actions.list(p);
                int open = actions.count();
                actions.perform(
                        p, actions.get(random.nextInt(open > 3 && random.nextInt(8) > 0 ? open - 2 : open)), chance);
                if (p.phase == Phase.OVER || p.phase.isOpen() && played % 10 != 0) {
                    continue;
                }
                compare(told, p, random.split(), "game " + game + ", action " + played);
            }
        }
    }

    private static void compare(Told told, WorkingPosition p, SplittableRandom random, String where) {
        for (int owner = 0; owner < p.seats; owner++) {
            Position state = new Position(withSecrets(p, owner, random));
            Position other = new Position(withSecrets(p, owner, random));
            for (int seat = 0; seat < p.seats; seat++) {
                if (seat != owner && p.alive[seat]) {
                    told.at(state, other, p.seat(seat), random, where + ", " + p.phase + ", seat " + seat);
                }
            }
        }
    }

    private static WorkingPosition withSecrets(WorkingPosition p, int owner, SplittableRandom random) {
        WorkingPosition copy = p.copy();
        copy.rangedPolicy[owner] = Policy.Ranged.values()[random.nextInt(3)];
        copy.tiePolicy[owner] = Policy.Tie.values()[random.nextInt(3)];
        if (owner == p.active && !p.phase.isOpen() && !p.phase.isSetup()) {
            copy.queue = random.nextInt(2) == 0 ? List.of() : List.of(new Order.Done(), new Order.End());
        }
        return copy;
    }
}
