package arbiter.cli;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.bots.study.Move;
import arbiter.bots.study.StudyRules;
import arbiter.bots.study.StudyText;
import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.scenario.ScenarioText;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A study in the terminal. Each line is a command; a line that begins with a player's name and a colon is an order. */
final class StudyTerminal<S, O, V> {
    private static final String LEVELS = String.join(", ", Bots.ids());

    private static final String HELP = """
            NAME: ORDER          write an order for a player
            drop NAME            empty the player's sheet
            bot NAME [BOT]       let a bot (LEVELS) write the player's sheet
            sheets               show all sheets
            resolve [BOT]        hand the sheets in; with BOT, it writes the empty ones
            dice N               use other dice; all branches from a position get the same ones
            board, given         show the position as a board, as text
            guess                guess again what is hidden
            set N LINE           replace line N of the position's text
            tree                 show all positions
            name WORDS           name this position
            go N, back           go to another position, to the one before
            compare N            this position and position N side by side: what they say differently
            save FILE            write the position into a file, as a scenario for the sandbox
            quit""".replace("LEVELS", LEVELS);

    private final StudyRules<S, O, V> rules;
    private final Game<S, O, V> game;
    private final Viewer viewer;
    private final BufferedReader in;
    private final List<Branch<S>> branches = new ArrayList<>();
    private int at;
    private int dice;

    /** @param parent −1 for the first position */
    private record Branch<S>(int parent, S state, Map<Integer, List<String>> sheets, List<String> name) {}

    StudyTerminal(StudyRules<S, O, V> rules, Viewer viewer, S first, BufferedReader in) {
        this.rules = rules;
        this.game = rules.game();
        this.viewer = viewer;
        this.in = in;
        add(-1, first, "start");
    }

    private void add(int parent, S state, String name) {
        branches.add(new Branch<>(parent, state, new TreeMap<>(), new ArrayList<>(List.of(name))));
        at = branches.size() - 1;
    }

    private Branch<S> here() {
        return branches.get(at);
    }

    void run() throws Console.Refusal {
        Console.out(game.ruleset().name() + ", a study. `help` lists the commands.");
        board();
        while (true) {
            System.out.print(at + "> ");
            System.out.flush();
            String line = next();
            if (line.equals("quit")) {
                return;
            }
            if (!line.isEmpty() && !line.startsWith("#")) {
                obey(line);
            }
        }
    }

    private String next() throws Console.Refusal {
        try {
            String line = in.readLine();
            boolean typed = System.console() != null && System.console().isTerminal();
            // Input from a pipe is echoed, so that the output shows the whole dialogue.
            if (line != null && !typed) {
                Console.out(line);
            }
            return line == null ? "quit" : line.strip();
        } catch (IOException e) {
            throw new Console.Refusal("the input cannot be read (" + e.getMessage() + ")");
        }
    }

    private void obey(String line) {
        int colon = line.indexOf(':');
        if (colon > 0 && rules.players().contains(line.substring(0, colon).strip())) {
            order(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
            return;
        }
        String[] words = line.split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        switch (words[0]) {
            case "help" -> Console.out(HELP);
            case "board" -> board();
            case "given" -> given();
            case "sheets" -> rules.players().forEach(this::sheet);
            case "drop" -> seat(rest).ifPresent(seat -> here().sheets().remove(seat));
            case "bot" -> propose(rest);
            case "resolve" -> resolve(rest);
            case "dice" -> number(rest, 999).ifPresent(number -> dice = number);
            case "guess" -> guess();
            case "set" -> set(rest);
            case "tree" -> tree();
            case "name" -> name(rest);
            case "go" ->
                number(rest, branches.size() - 1).ifPresent(number -> {
                    at = number;
                    board();
                });
            case "back" -> {
                at = Math.max(0, here().parent());
                board();
            }
            case "compare" -> number(rest, branches.size() - 1).ifPresent(this::compare);
            case "save" -> save(rest);
            default -> Console.out("  There is no command `" + words[0] + "`; `help` lists them.");
        }
    }

    private Optional<Integer> seat(String name) {
        int seat = rules.players().indexOf(name);
        if (seat < 0) {
            Console.out("  Name a player: " + String.join(", ", rules.players()) + ".");
            return Optional.empty();
        }
        return Optional.of(seat);
    }

    private static Optional<Integer> number(String word, int most) {
        if (!word.matches("[0-9]{1,6}") || Integer.parseInt(word) > most) {
            Console.out("  Type a number from 0 to " + most + ".");
            return Optional.empty();
        }
        return Optional.of(Integer.parseInt(word));
    }

    private static Optional<Bot> bot(String name) {
        Optional<Bot> bot = Bots.byId(name);
        if (bot.isEmpty()) {
            Console.out("  There is no bot `" + name + "`; use one of " + LEVELS + ".");
        }
        return bot;
    }

    private void board() {
        game.picture().sketch(game.view(here().state(), Viewer.ALL)).forEach(Console::out);
    }

    private void guess() {
        if (viewer.equals(Viewer.ALL)) {
            Console.out("  Nothing is hidden in this study; `--seat` begins one with what a player knows.");
            return;
        }
        add(at, rules.guessed(here().state(), viewer, branches.size()), "other guesses");
        given();
    }

    private void name(String name) {
        if (name.isEmpty()) {
            Console.out("  Type `name` and what this position should be called.");
            return;
        }
        here().name().set(0, name);
    }

    /** The text with numbered lines; a question mark is beside each guess. */
    private void given() {
        List<Integer> guesses = rules.guesses(here().state(), viewer);
        List<String> lines = rules.write(here().state()).given();
        for (int i = 0; i < lines.size(); i++) {
            Console.out(String.format("%4d %s %s", i + 1, guesses.contains(i) ? "?" : " ", lines.get(i)));
        }
        rules.hidden(here().state(), viewer)
                .forEach((seat, stocks) ->
                        Console.out("  Hidden of " + rules.players().get(seat) + ": " + String.join(", ", stocks)
                                + ". What a line does not name is guessed to be none."));
    }

    private void order(String player, String order) {
        int seat = rules.players().indexOf(player);
        List<String> lines = new ArrayList<>(here().sheets().getOrDefault(seat, List.of()));
        lines.add(order);
        here().sheets().put(seat, lines);
        sheet(player);
    }

    private void sheet(String player) {
        Seat seat = Seat.of(rules.players().indexOf(player));
        List<String> lines = here().sheets().getOrDefault(seat.index(), List.of());
        Console.out("  " + player + (lines.isEmpty() ? ": no orders" : ""));
        Sheet<O> sheet = Play.read(game, here().state(), seat, lines);
        List<Verdict> verdicts = Play.check(game, here().state(), seat, sheet);
        for (int i = 0; i < lines.size(); i++) {
            Console.out("    " + judged(here().state(), lines.get(i), verdicts.get(i)));
        }
    }

    private String judged(S state, String line, Verdict verdict) {
        return switch (verdict) {
            case Verdict.Accepted() -> "✓ " + line;
            case Verdict.Rejected(Rejection rejection) ->
                "✗ " + line + "  (" + game.words().prose().refusal(state, rejection) + ")";
        };
    }

    /** @param rest a player's name, which may have spaces, and perhaps a bot's */
    private void propose(String rest) {
        int space = rest.lastIndexOf(' ');
        boolean named = rules.players().contains(rest) || space < 0;
        String player = named ? rest : rest.substring(0, space).strip();
        String level = named ? "captain" : rest.substring(space + 1);
        seat(player)
                .ifPresent(seat -> bot(level).ifPresent(bot -> {
                    if (game.awaiting(here().state()).contains(Seat.of(seat))) {
                        here().sheets().put(seat, rules.proposal(here().state(), Seat.of(seat), bot));
                        sheet(player);
                    } else {
                        Console.out("  " + player + " does not decide in this position.");
                    }
                }));
    }

    private void resolve(String name) {
        Optional<Bot> bot = name.isEmpty() ? Optional.empty() : bot(name);
        if (!name.isEmpty() && bot.isEmpty()) {
            return;
        }
        S before = here().state();
        if (game.awaiting(before).isEmpty()) {
            Console.out("  The game is over in this position.");
            return;
        }
        List<Move<S>> moves = rules.resolve(before, here().sheets(), bot, dice);
        if (moves.isEmpty()) {
            String next = rules.players().get(game.awaiting(before).getFirst().index());
            Console.out("  It is the turn of " + next + ". Write an order for this player, or name a bot.");
            return;
        }
        for (Move<S> move : moves) {
            S after = move.resolution().state();
            ResolveCommand.print(
                    game.words().prose().tell(after, move.resolution().events()));
            refused(move);
        }
        S after = moves.getLast().resolution().state();
        add(at, after, "turn " + game.turn(after));
        board();
    }

    private void refused(Move<S> move) {
        move.resolution().verdicts().forEach((seat, verdicts) -> {
            List<String> lines = move.sheets().getOrDefault(seat.index(), List.of());
            for (int i = 0; i < Math.min(lines.size(), verdicts.size()); i++) {
                if (!verdicts.get(i).accepted()) {
                    Console.out("  " + rules.players().get(seat.index()) + " "
                            + judged(move.before(), lines.get(i), verdicts.get(i)));
                }
            }
        });
    }

    private void set(String rest) {
        String[] words = rest.split("\\s+", 2);
        StudyText text = rules.write(here().state());
        Optional<Integer> number = number(words[0], text.given().size());
        if (number.isEmpty() || number.get() == 0 || words.length < 2) {
            Console.out("  Type `set`, the number of a line of `given`, and the new line.");
            return;
        }
        List<String> lines = new ArrayList<>(text.given());
        lines.set(number.get() - 1, Line.of(words[1]).text());
        try {
            add(at, rules.read(new StudyText(text.board(), lines)), "changed");
        } catch (Misread e) {
            Console.out("  Line " + e.line() + ": " + e.what());
        }
    }

    private void tree() {
        for (int i = 0; i < branches.size(); i++) {
            Branch<S> branch = branches.get(i);
            String from = branch.parent() < 0 ? "" : " (after " + branch.parent() + ")";
            Console.out((i == at ? " *" : "  ") + i + ". " + branch.name().getFirst() + from);
        }
    }

    private void compare(int other) {
        List<String> rows = Columns.of(
                at + ". " + here().name().getFirst(),
                rules.write(here().state()).given(),
                other + ". " + branches.get(other).name().getFirst(),
                rules.write(branches.get(other).state()).given());
        if (rows.isEmpty()) {
            Console.out("  Both positions are the same.");
        }
        rows.forEach(row -> Console.out("  " + row));
    }

    private void save(String name) {
        if (name.isEmpty()) {
            Console.out("  Type `save` and the name of a file.");
            return;
        }
        StudyText text = rules.write(here().state());
        String scenario = ScenarioText.write(
                here().name().getFirst(), game, rules.settings(), rules.players(), text.board(), text.given());
        try {
            Console.write(Path.of(name), scenario.getBytes(StandardCharsets.UTF_8));
            Console.out("  Saved in " + name + ".");
        } catch (Console.Refusal | InvalidPathException e) {
            // A wrong name must not end the study, of which nothing else is stored.
            Console.out("  Not saved: " + e.getMessage());
        }
    }
}
