package arbiter.cli;

import arbiter.bots.Bot;
import arbiter.bots.search.Thinking;
import arbiter.bots.temper.Recent;
import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Resolution;
import arbiter.engine.Standing;
import arbiter.engine.chance.Hashes;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.Recorder;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.words.Prose;
import arbiter.engine.words.Sentence;
import java.io.BufferedReader;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** One person in a game against bots. Shows what that person may see, and asks for that person's decisions. */
final class Terminal<S, O, V> {
    private final Game<S, O, V> game;
    private final Recorder<S, O, V> recorder;
    private final List<String> names;
    private final Map<Seat, Bot> bots;
    private final long looks;
    private final Seed luck;
    private final BufferedReader in;
    private final Seat person;
    private final List<Prose.Section> news = new ArrayList<>();
    private final Recent<S> recent;
    private Sheet<O> sent = Sheet.empty();

    Terminal(
            Game<S, O, V> game,
            Recorder<S, O, V> recorder,
            List<String> names,
            Map<Seat, Bot> bots,
            long looks,
            Seed luck,
            BufferedReader in) {
        this.game = game;
        this.recent = new Recent<>(game);
        this.recorder = recorder;
        this.names = names;
        this.bots = bots;
        this.looks = looks;
        this.luck = luck;
        this.in = in;
        int seat = 0;
        while (bots.containsKey(Seat.of(seat))) {
            seat++;
        }
        this.person = Seat.of(seat);
    }

    /** Runs until the game is over or the person leaves. */
    void play() throws Console.Refusal {
        Console.out(game.ruleset().name() + ". You are " + names.get(person.index()) + " in seat "
                + (person.index() + 1) + " of " + names.size() + ". `help` lists what you can do.");
        while (!game.standing(recorder.state()).over()) {
            List<Seat> awaited = game.awaiting(recorder.state());
            Map<Seat, Sheet<O>> sheets = new TreeMap<>();
            if (awaited.contains(person)) {
                Optional<Sheet<O>> own = ask();
                if (own.isEmpty()) {
                    return;
                }
                sheets.put(person, own.get());
            }
            // Bots decide without the person's sheet: they only get the position.
            for (Seat seat : awaited) {
                boolean full = game.pace(recorder.state()) == Pace.AT_ONCE && !sheets.isEmpty();
                if (bots.containsKey(seat) && !full) {
                    sheets.put(
                            seat,
                            bots.get(seat)
                                    .told(() -> recent.toldTo(seat))
                                    .decide(game, recorder.state(), seat, thinking(seat)));
                }
            }
            Resolution<S> resolution = recorder.resolve(sheets);
            recent.add(resolution);
            hear(resolution);
        }
        tell();
        board();
        Console.out(ending());
    }

    private Thinking thinking(Seat seat) {
        byte[] hash = Hashes.sha256(luck.hex() + "/" + recorder.drawsUsed() + "/"
                + recorder.log().entries().size() + "/" + seat.index());
        return Thinking.looks(ByteBuffer.wrap(hash).getLong(), looks);
    }

    private Optional<Sheet<O>> ask() throws Console.Refusal {
        boolean something = !news.isEmpty() || recorder.log().entries().isEmpty();
        tell();
        if (something || game.pace(recorder.state()) == Pace.TOGETHER) {
            board();
        }
        Optional<Sheet<O>> own = new Prompt<>(game, recorder.state(), person, in, this::board)
                .startingWith(left())
                .ask();
        sent = own.orElse(Sheet.empty());
        return own;
    }

    /** What is left of the last sheet, if the same turn asks again. */
    private Sheet<O> left() {
        return game.draftAfter(recorder.state(), person, sent);
    }

    private void hear(Resolution<S> resolution) {
        List<Event> seen = Event.seenBy(Viewer.of(person), resolution.events());
        for (Prose.Section section : game.words().prose().tell(resolution.state(), seen)) {
            if (!news.isEmpty() && news.getLast().heading().equals(section.heading())) {
                List<Sentence> both = new ArrayList<>(news.removeLast().sentences());
                both.addAll(section.sentences());
                news.add(new Prose.Section(section.heading(), both));
            } else if (!section.sentences().isEmpty()) {
                news.add(section);
            }
        }
    }

    private void tell() {
        if (!news.isEmpty()) {
            Console.out("");
            ResolveCommand.print(news);
            news.clear();
        }
    }

    private void board() {
        game.picture().sketch(game.view(recorder.state(), Viewer.of(person))).forEach(Console::out);
    }

    private String ending() {
        Standing standing = game.standing(recorder.state());
        String winners =
                standing.winners().stream().map(seat -> names.get(seat.index())).collect(Collectors.joining(" and "));
        String how = game.words().prose().ending(recorder.state());
        return "The game is over" + (how.isEmpty() ? " (" + standing.reason() + "). " : ". " + how + " ")
                + (winners.isEmpty() ? "Nobody has won." : "Won by " + winners + ".");
    }
}
