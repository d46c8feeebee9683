package arbiter.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Recorder;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.text.Misread;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The node that resolves a turn computes it once: it shows the same result that it stored. */
class ResolvedOnceTest {
    private final AtomicInteger resolutions = new AtomicInteger();

    @Test
    void theResolvingNodeDoesNotReplayItsOwnTurn() throws Misread {
        Table<?, ?, ?> table = table();
        OpenTurn.Resolved resolved = table.turn(0).resolve(Map.of(), Seed.named("dice"), 0);
        assertEquals(1, resolutions.get());
        table.append(LogText.readEntry(LogText.write(resolved.entry())));
        assertEquals(1, table.last());
        assertEquals(1, resolutions.get(), "the entry came back from the log as it was written");
    }

    @Test
    void anotherNodesTurnIsReplayed() throws Misread {
        Table<?, ?, ?> here = table();
        OpenTurn.Resolved there = table().turn(0).resolve(Map.of(), Seed.named("dice"), 0);
        here.turn(0).resolve(Map.of(0, new OpenTurn.Handed(List.of("build hq 3"), "", "")), Seed.named("dice"), 0);
        int before = resolutions.get();
        here.append(there.entry());
        assertEquals(before + 1, resolutions.get(), "what was resolved here did not come into the log");
        assertEquals(there.after(), here.moment(1));
    }

    private Table<?, ?, ?> table() {
        return table(Games.byId("gd6").orElseThrow());
    }

    private <S, O, V> Table<S, O, V> table(Game<S, O, V> game) {
        Setup setup = new Setup(
                List.of("A", "B"),
                Settings.defaults(game.parameters()),
                game.boards().board(game.boards().names().getFirst()));
        GameLog.Start start =
                new Recorder<>(game, setup, Seed.named("start")).log().start();
        Shelf.Place place = new Shelf(Long.MAX_VALUE).place("a game", "");
        return new Table<>(counting(game), start, (first, last) -> List.of(), place);
    }

    @SuppressWarnings("unchecked")
    private <S, O, V> Game<S, O, V> counting(Game<S, O, V> game) {
        return (Game<S, O, V>) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (self, method, args) -> {
                    if (method.getName().equals("resolve")) {
                        resolutions.incrementAndGet();
                    }
                    try {
                        return method.invoke(game, args);
                    } catch (InvocationTargetException e) {
                        throw e.getTargetException();
                    }
                });
    }
}
