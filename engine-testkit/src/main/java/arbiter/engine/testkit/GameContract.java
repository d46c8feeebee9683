package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.Standing;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.json.JsonText;
import arbiter.engine.json.RecordJson;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Recorder;
import arbiter.engine.log.Replay;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/**
 * What every game promises, tested by random play with fixed seeds. Logs and texts are tested here, orders, secrets and
 * standing orders in the superclasses.
 */
public abstract class GameContract<S, O, V> extends AheadContract<S, O, V> {
    /** Override to check a game's own invariants in every position that random play reaches. */
    protected void invariants(S before, Resolution<S> resolution) {}

    @Test
    void aLogReplaysToTheSamePositions() throws Misread {
        for (int n = 0; n < games(); n++) {
            Recorder<S, O, V> recorder = new Recorder<>(game(), setup(n), Seed.named("log " + n));
            RandomPlay<S, O> players = new RandomPlay<>(game(), new SplittableRandom(n));
            for (int i = 0; i < resolutions() && !over(recorder.state()); i++) {
                recorder.resolve(players.sheets(recorder.state()));
            }
            GameLog log = LogText.read(LogText.write(recorder.log()));
            assertEquals(Optional.empty(), Replay.refuse(log), "game " + n);
            Replay<S, O, V> replay = Replay.of(game(), log);
            assertEquals(Optional.empty(), replay.difference(), "game " + n);
            assertEquals(
                    game().words().positions().write(recorder.state()),
                    game().words()
                            .positions()
                            .write(replay.positions().getLast().state()),
                    "game " + n);
            if (log.seed() != null) {
                assertEquals(List.of(), Replay.verify(log), "game " + n);
            }
        }
    }

    @Test
    void positionsAndSheetsRoundTripThroughTheirText() {
        hereAndThere("text", (state, random, where) -> {
            List<String> text = game().words().positions().write(state);
            S again = read(state, text, where);
            assertEquals(text, game().words().positions().write(again), where);
            assertEquals(game().awaiting(state), game().awaiting(again), where);
            assertSameTurn(state, again, new RandomPlay<>(game(), random).sheets(state), where);
            for (Seat seat : game().awaiting(state)) {
                for (O order : game().advice().candidates(state, seat)) {
                    String line = game().words().notation().write(state, order);
                    assertEquals(
                            Reading.of(order), game().words().notation().read(state, seat, line), where + ": " + line);
                }
            }
        });
    }

    /** A server may store a position as its text and resolve the next turn from there. */
    private void assertSameTurn(S state, S again, Map<Seat, Sheet<O>> sheets, String where) {
        Resolution<S> one = Play.resolve(game(), state, sheets, chance(where));
        Resolution<S> other = Play.resolve(game(), again, sheets, chance(where));
        assertEquals(
                game().words().positions().write(one.state()),
                game().words().positions().write(other.state()),
                where);
        assertEquals(one.verdicts(), other.verdicts(), where);
        sheets.forEach((seat, sheet) ->
                assertEquals(Play.normalForm(game(), state, sheet), Play.normalForm(game(), again, sheet), where));
    }

    private S read(S state, List<String> text, String where) {
        try {
            return game().words()
                    .positions()
                    .read(
                            players(where),
                            setup(number(where)).settings(),
                            lines(game().words().positions().writeBoard(state)),
                            lines(text));
        } catch (Misread e) {
            throw new AssertionError(where + ": " + e.getMessage() + "\n" + String.join("\n", text), e);
        }
    }

    private static List<Line> lines(List<String> text) {
        List<Line> lines = new ArrayList<>();
        for (String line : text) {
            lines.add(new Line(line, lines.size() + 1, 1));
        }
        return lines;
    }

    @Test
    void nobodyIsOutBeforeTheFirstOrder() {
        for (int n = 0; n < games(); n++) {
            S state = game().setup(setup(n), new SeededChance(Seed.named("alive " + n), 0));
            assertTrue(
                    game().standing(state).scores().stream().allMatch(Standing.Score::alive),
                    "game " + n + ": " + game().standing(state));
        }
    }

    @Test
    void otherNamesGiveTheSameGame() {
        for (int n = 0; n < Math.min(games(), setups().size() * 2); n++) {
            Setup setup = setup(n);
            List<String> renamed =
                    setup.players().stream().map(name -> "Z" + name + "Q").toList();
            Setup other = new Setup(renamed, setup.settings(), setup.board());
            S state = game().setup(setup, new SeededChance(Seed.named("names " + n), 0));
            S twin = game().setup(other, new SeededChance(Seed.named("names " + n), 0));
            SplittableRandom random = new SplittableRandom(n);
            SeededChance chance = new SeededChance(Seed.named("play " + n), 0);
            SeededChance twinChance = new SeededChance(Seed.named("play " + n), 0);
            for (int i = 0; i < resolutions() && !over(state); i++) {
                Map<Seat, Sheet<O>> sheets = new RandomPlay<>(game(), random).sheets(state);
                state = Play.resolve(game(), state, sheets, chance).state();
                twin = Play.resolve(game(), twin, sheets, twinChance).state();
                assertEquals(game().standing(state), game().standing(twin), "game " + n);
                assertEquals(game().awaiting(state), game().awaiting(twin), "game " + n);
            }
        }
    }

    @Test
    void everyPositionCanBeSeenToldAndDrawn() {
        hereAndThere("seen", (state, random, where) -> {
            Map<Seat, Sheet<O>> sheets = new RandomPlay<>(game(), random).sheets(state);
            Resolution<S> resolution = Play.resolve(game(), state, sheets, chance(where));
            List<Viewer> viewers = new ArrayList<>(List.of(Viewer.PUBLIC, Viewer.ALL));
            for (int seat = 0; seat < players(where).size(); seat++) {
                viewers.add(Viewer.of(Seat.of(seat)));
            }
            for (Viewer viewer : viewers) {
                V view = game().view(resolution.state(), viewer);
                assertReadable(RecordJson.of(view).write());
                List<Event> seen = Event.seenBy(viewer, resolution.events());
                assertReadable(RecordJson.of(seen).write());
                game().words().prose().tell(resolution.state(), seen).forEach(section -> {
                    assertFalse(section.heading().isBlank(), where);
                    section.sentences()
                            .forEach(sentence -> assertFalse(sentence.text().isBlank(), where));
                });
            }
            if (random.nextInt(4) == 0) {
                Viewer viewer = viewers.get(random.nextInt(viewers.size()));
                assertWellFormed(game().picture()
                        .draw(
                                game().view(resolution.state(), viewer),
                                Sheet.empty(),
                                Event.seenBy(viewer, resolution.events()),
                                Look.of(Theme.values()[random.nextInt(2)])));
            }
        });
    }

    private static void assertReadable(String json) {
        try {
            assertNotNull(JsonText.read(json));
        } catch (Misread e) {
            throw new AssertionError(e.getMessage() + "\n" + json, e);
        }
    }

    private static void assertWellFormed(String svg) {
        try {
            String root = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)))
                    .getDocumentElement()
                    .getNodeName();
            assertEquals("svg", root);
        } catch (Exception e) {
            throw new AssertionError(svg, e);
        }
    }

    @Test
    void theGameGoesOnUntilItIsOver() {
        everywhere("going on", (state, random, where) -> {
            assertFalse(game().awaiting(state).isEmpty(), where + ": the game is not over and nobody is awaited");
            Resolution<S> resolution =
                    Play.resolve(game(), state, new RandomPlay<>(game(), random).sheets(state), chance(where));
            invariants(state, resolution);
            assertEquals(
                    game().standing(resolution.state()).over(),
                    game().awaiting(resolution.state()).isEmpty(),
                    where);
        });
    }
}
