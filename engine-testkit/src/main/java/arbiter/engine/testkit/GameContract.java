package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.Rehearsed;
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
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/** What every game promises, shown by seeded random play. A failure names its seed in the message. */
public abstract class GameContract<S, O, V> {
    protected abstract Game<S, O, V> game();

    /** Setups to play; the n-th game takes the n-th, round and round. */
    protected abstract List<Setup> setups();

    /** How many games each test plays. */
    protected int games() {
        return 20;
    }

    /** After how many resolutions a random game is left alone. */
    protected int resolutions() {
        return 60;
    }

    /** Positions that differ from this one only in what nobody but {@code owner} may know. */
    protected abstract List<S> withOtherSecrets(S state, Seat owner, RandomGenerator random);

    /** A look at every position that random play reaches: a game's own invariants. */
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
        everywhere("text", (state, random, where) -> {
            List<String> text = game().words().positions().write(state);
            S again = read(state, text, where);
            assertEquals(text, game().words().positions().write(again), where);
            assertEquals(game().awaiting(state), game().awaiting(again), where);
            for (Seat seat : game().awaiting(state)) {
                for (O order : game().advice().candidates(state, seat)) {
                    String line = game().words().notation().write(state, order);
                    assertEquals(
                            Reading.of(order), game().words().notation().read(state, seat, line), where + ": " + line);
                }
            }
        });
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
    void candidatesAreLegal() {
        everywhere("candidates", (state, random, where) -> {
            for (Seat seat : game().awaiting(state)) {
                assertLegal(state, seat, game().advice().candidates(state, seat), where);
                assertIdeasAreLegal(state, seat, where);
            }
        });
    }

    /** A turn is drafted line by line: what the menu offers after a line is legal after that line. */
    @Test
    void whatIsOfferedAfterADraftIsLegalAfterIt() {
        everywhere("rehearsed", (state, random, where) -> {
            List<Seat> awaited = game().awaiting(state);
            Seat seat = awaited.get(random.nextInt(awaited.size()));
            List<O> first = game().advice().candidates(state, seat);
            if (game().pace(state) == Pace.TOGETHER || first.isEmpty()) {
                return;
            }
            O drafted = first.get(random.nextInt(first.size()));
            Rehearsed<S> rehearsed = game().rehearse(state, seat, Sheet.of(drafted));
            List<O> next = rehearsed.certain() ? game().advice().candidates(rehearsed.after(), seat) : List.of();
            for (int i = 0; i < 5 && !next.isEmpty(); i++) {
                O follows = next.get(random.nextInt(next.size()));
                Sheet<O> sheet = Sheet.of(List.of(drafted, follows));
                assertTrue(
                        Verdict.allAccepted(game().check(state, seat, sheet)),
                        where + ": " + game().words().notation().write(state, drafted) + ", then "
                                + game().words().notation().write(rehearsed.after(), follows));
            }
        });
    }

    /** Each of them as a sheet of its own. */
    private void assertLegal(S state, Seat seat, List<O> orders, String where) {
        for (O order : orders) {
            List<Verdict> verdicts = game().check(state, seat, Sheet.of(order));
            assertTrue(
                    Verdict.allAccepted(verdicts),
                    where + ": " + game().words().notation().write(state, order) + " " + verdicts);
        }
    }

    private void assertIdeasAreLegal(S state, Seat seat, String where) {
        List<O> candidates = game().advice().candidates(state, seat);
        List<O> ideas = game().advice().ideas(state, seat);
        assertEquals(candidates.isEmpty(), ideas.isEmpty(), where);
        assertLegal(state, seat, ideas, where);
        assertLegal(state, seat, game().advice().studied(state, seat), where);
        if (!ideas.isEmpty()) {
            assertEquals(candidates.getLast(), ideas.getLast(), where);
        }
    }

    /** Where the position is as the seat knows it: whatever is hidden from the seat is decided when the turn resolves. */
    @Test
    void whatCheckAcceptsResolveCarriesOut() {
        everywhere("carried out", (state, random, where) -> {
            List<Seat> awaited = game().awaiting(state);
            Seat seat = awaited.get(random.nextInt(awaited.size()));
            Sheet<O> sheet = new RandomPlay<>(game(), random).sheet(state, seat);
            S known = game().forget(state, Viewer.of(seat), chance(where));
            List<Verdict> verdicts = Play.resolve(game(), known, Map.of(seat, sheet), chance(where))
                    .verdicts()
                    .get(seat);
            assertEquals(Play.check(game(), state, seat, sheet), verdicts, where);
        });
    }

    @Test
    void mutatedOrdersAreReadAndCheckedWithoutAccident() {
        everywhere("mutated", (state, random, where) -> {
            for (Seat seat : game().awaiting(state)) {
                List<O> candidates = game().advice().candidates(state, seat);
                List<String> lines = new ArrayList<>();
                for (int i = 0; i < 5 && !candidates.isEmpty(); i++) {
                    O order = candidates.get(random.nextInt(candidates.size()));
                    lines.add(mutated(game().words().notation().write(state, order), random));
                }
                Sheet<O> sheet = Play.read(game(), state, seat, lines);
                List<Verdict> verdicts = game().check(state, seat, sheet);
                assertEquals(lines.size(), verdicts.size(), where + ": " + lines);
                for (Verdict verdict : verdicts) {
                    if (verdict instanceof Verdict.Rejected(var rejection)) {
                        assertFalse(
                                game().words().prose().explain(state, rejection).isBlank(), where + ": " + rejection);
                    }
                }
                Resolution<S> resolution = Play.resolve(game(), state, Map.of(seat, sheet), chance(where));
                assertEquals(
                        lines.size(),
                        resolution.verdicts().getOrDefault(seat, List.of()).size(),
                        where);
            }
        });
    }

    private static String mutated(String line, RandomGenerator random) {
        StringBuilder text = new StringBuilder(line);
        for (int i = random.nextInt(3); i >= 0 && !text.isEmpty(); i--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(4)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, text.charAt(random.nextInt(text.length())));
                case 2 -> text.setCharAt(at, "0123456789>,:*-# \"abcXYZ".charAt(random.nextInt(24)));
                default -> text.insert(at, random.nextInt(1_000));
            }
        }
        return text.toString();
    }

    @Test
    void secretsStaySecret() {
        hereAndThere("secrets", (state, random, where) -> {
            for (int owner = 0; owner < players(where).size(); owner++) {
                for (S other : withOtherSecrets(state, Seat.of(owner), random)) {
                    assertEquals(game().view(state, Viewer.PUBLIC), game().view(other, Viewer.PUBLIC), where);
                    for (int seat = 0; seat < players(where).size(); seat++) {
                        if (seat != owner) {
                            Viewer viewer = Viewer.of(Seat.of(seat));
                            assertEquals(game().view(state, viewer), game().view(other, viewer), where);
                        }
                    }
                }
            }
        });
    }

    /** Everything that a seat is told is a function of what it may see. */
    @Test
    void aSeatIsToldOnlyWhatItMaySee() {
        hereAndThere("told", (state, random, where) -> {
            List<Seat> seats = new ArrayList<>();
            Map<Seat, List<String>> typed = new TreeMap<>();
            for (int index = 0; index < players(where).size(); index++) {
                seats.add(Seat.of(index));
                typed.put(Seat.of(index), typed(state, Seat.of(index), random));
            }
            Secrecy<S, O, V> secrecy = new Secrecy<>(game(), state, typed, () -> chance(where), where);
            for (Seat owner : seats) {
                List<Seat> others =
                        seats.stream().filter(seat -> !seat.equals(owner)).toList();
                List<Viewer> viewers = new ArrayList<>(List.of(Viewer.PUBLIC));
                others.forEach(seat -> viewers.add(Viewer.of(seat)));
                Secrecy<S, O, V>.Turn turn = secrecy.turnWithout(owner, random);
                for (S other : withOtherSecrets(state, owner, random)) {
                    others.forEach(seat -> secrecy.holdsWhileOrdering(other, seat));
                    if (reportsMatch(state, other, owner)) {
                        turn.tellsTheSameAs(other, viewers);
                    }
                }
            }
        });
    }

    /**
     * Whether the turn must be told to others the same way although the owner has other secrets. A game says no where its
     * rules let the secret act by itself, such as a standing answer to an attack.
     */
    protected boolean reportsMatch(S state, S other, Seat owner) {
        return true;
    }

    /** Some lines as a player might type them, mistakes included. */
    private List<String> typed(S state, Seat seat, RandomGenerator random) {
        List<O> candidates = game().advice().candidates(state, seat);
        List<String> lines = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0 && !candidates.isEmpty(); i--) {
            String line = game().words().notation().write(state, candidates.get(random.nextInt(candidates.size())));
            lines.add(random.nextInt(4) == 0 ? mutated(line, random) : line);
        }
        return lines;
    }

    @Test
    void whatIsForgottenIsGoneAndWhatIsSeenStays() {
        hereAndThere("forgotten", (state, random, where) -> {
            for (int seat = 0; seat < players(where).size(); seat++) {
                Viewer viewer = Viewer.of(Seat.of(seat));
                S forgotten = game().forget(state, viewer, chance(where));
                assertEquals(game().view(state, viewer), game().view(forgotten, viewer), where);
                assertEquals(
                        game().awaiting(state).contains(Seat.of(seat)),
                        game().awaiting(forgotten).contains(Seat.of(seat)),
                        where);
                for (int owner = 0; owner < players(where).size(); owner++) {
                    if (owner != seat) {
                        for (S other : withOtherSecrets(state, Seat.of(owner), random)) {
                            assertEquals(
                                    game().words().positions().write(forgotten),
                                    game().words().positions().write(game().forget(other, viewer, chance(where))),
                                    where);
                        }
                    }
                }
            }
        });
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

    /** Looks at a position, with a source of randomness of its own. */
    protected interface Inspect<S> {
        void at(S state, RandomGenerator random, String where);
    }

    /** One position in four: for looks that make many views. */
    private void hereAndThere(String purpose, Inspect<S> look) {
        everywhere(purpose, (state, random, where) -> {
            if (random.nextInt(4) == 0) {
                look.at(state, random, where);
            }
        });
    }

    /** Every position of every random game, before it is resolved. */
    protected final void everywhere(String purpose, Inspect<S> look) {
        for (int n = 0; n < games(); n++) {
            SeededChance chance = new SeededChance(Seed.named(purpose + " " + n), 0);
            S state = game().setup(setup(n), chance);
            SplittableRandom random = new SplittableRandom(n * 31L + purpose.hashCode());
            for (int i = 0; i < resolutions() && !over(state); i++) {
                look.at(state, random.split(), "game " + n + ", resolution " + i);
                state = Play.resolve(game(), state, new RandomPlay<>(game(), random).sheets(state), chance)
                        .state();
            }
        }
    }

    private Setup setup(int n) {
        return setups().get(n % setups().size());
    }

    private List<String> players(String where) {
        return setup(number(where)).players();
    }

    private static int number(String where) {
        return Integer.parseInt(where.substring("game ".length(), where.indexOf(',')));
    }

    private static SeededChance chance(String where) {
        return new SeededChance(Seed.named(where), 0);
    }

    private boolean over(S state) {
        return game().standing(state).over();
    }
}
