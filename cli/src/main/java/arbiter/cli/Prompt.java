package arbiter.cli;

import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.guide.Purse;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.sheet.Warning;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Asks a person for one decision. Each line is answered at once: with its normal form if it is legal, otherwise with the reason. If all
 * players order together, lines are collected on a sheet until {@code ready}; if orders are resolved as they arrive, each is a decision.
 */
final class Prompt<S, O> {
    private static final int MOST_SHOWN = 24;

    private final Game<S, O, ?> game;
    private final S state;
    private final Seat seat;
    private final BufferedReader in;
    private final Runnable board;
    private final List<Reading<O>> sheet = new ArrayList<>();
    private final boolean together;
    private boolean warned;

    Prompt(Game<S, O, ?> game, S state, Seat seat, BufferedReader in, Runnable board) {
        this.game = game;
        this.state = state;
        this.seat = seat;
        this.in = in;
        this.board = board;
        this.together = game.pace(state) == Pace.TOGETHER;
    }

    /** The sheet begins with these lines. The person can drop them. */
    Prompt<S, O> startingWith(Sheet<O> kept) {
        sheet.addAll(kept.lines());
        if (!sheet.isEmpty()) {
            Console.out("Your other orders for this turn are kept:");
            show();
        }
        return this;
    }

    /** The sheet; empty if the person leaves the game. */
    Optional<Sheet<O>> ask() throws Console.Refusal {
        game.guide().goal(state, Viewer.of(seat)).ifPresent(goal -> Console.out(Ledger.goal(goal, seat)));
        purse();
        while (true) {
            System.out.print("> ");
            System.out.flush();
            String line = next();
            if (line == null || line.equals("quit")) {
                return Optional.empty();
            }
            if (line.equals("ready") && together) {
                if (content()) {
                    return Optional.of(new Sheet<>(sheet));
                }
                continue;
            }
            boolean done = !command(line) && add(line) && !together;
            if (done) {
                return Optional.of(new Sheet<>(sheet));
            }
        }
    }

    /** Prints warnings about the sheet. At a terminal, the person must then type `ready` again. */
    private boolean content() {
        List<Warning> warnings =
                game.guide().warnings(state, seat, new Sheet<>(sheet)).sheet();
        warnings.forEach(this::warn);
        if (warnings.isEmpty() || warned || !atTerminal()) {
            return true;
        }
        warned = true;
        Console.out("  Type `ready` again to hand the sheet in.");
        return false;
    }

    private void warn(Warning warning) {
        Console.out("  ⚠ " + game.words().prose().warn(state, warning)
                + (warning.rule().isEmpty() ? "" : " [" + warning.rule() + "]"));
    }

    private static boolean atTerminal() {
        return System.console() != null && System.console().isTerminal();
    }

    private void purse() {
        String left = Ledger.left(game.guide().purse(state, seat, new Sheet<>(sheet)));
        if (!left.isEmpty()) {
            Console.out("  " + left);
        }
    }

    private @Nullable String next() throws Console.Refusal {
        try {
            String line = in.readLine();
            // Input from a pipe is echoed, so that the output shows the whole dialogue.
            if (line != null && !atTerminal()) {
                Console.out(line);
            }
            return line == null ? null : line.strip();
        } catch (IOException e) {
            throw new Console.Refusal("the input cannot be read (" + e.getMessage() + ")");
        }
    }

    /** Runs the line if it is a command. False if it is an order. */
    private boolean command(String line) {
        if (line.isEmpty() || line.startsWith("#")) {
            return true;
        }
        String[] words = line.split("\\s+", 2);
        switch (words[0]) {
            case "help" -> help(words.length > 1 ? words[1] : "");
            case "board" -> board.run();
            case "sheet" -> show();
            case "drop" -> drop(words.length > 1 ? words[1] : "");
            default -> {
                return false;
            }
        }
        return true;
    }

    private void help(String wanted) {
        Purse purse = game.guide().purse(state, seat, new Sheet<>(sheet));
        List<String> orders = game.guide().choices(state, seat, new Sheet<>(sheet)).stream()
                .map(choice -> Ledger.priced(
                        game.words().notation().write(state, choice.order()),
                        choice.intent().price(),
                        purse))
                .filter(order -> order.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT)))
                .toList();
        Console.out(orders.isEmpty() ? "No suggestions." : "Legal orders, one per line:");
        orders.stream().limit(MOST_SHOWN).forEach(order -> Console.out("  " + order));
        if (orders.size() > MOST_SHOWN) {
            Console.out("  and " + (orders.size() - MOST_SHOWN) + " more; `help WORD` shows those with the word");
        }
        Console.out("Commands: help [WORD], board, "
                + (together ? "sheet, drop N (remove line N), ready (hand the sheet in), " : "")
                + "quit (the game stays stored)");
    }

    private void show() {
        for (int i = 0; i < sheet.size(); i++) {
            Console.out("  " + (i + 1) + ". " + line(i));
        }
        if (sheet.isEmpty()) {
            Console.out("  Your sheet is empty.");
        }
    }

    /** A line of the sheet: in normal form, in words and with its price. */
    private String line(int index) {
        Sheet<O> whole = new Sheet<>(sheet);
        String normal = game.words().notation().normalForm(state, sheet.get(index));
        return game.guide()
                .intents(state, seat, whole)
                .get(index)
                .map(intent -> {
                    String words = intent.words().text();
                    String told = words.equals(normal) ? normal : normal + "  (" + words + ")";
                    return Ledger.priced(told, intent.price(), game.guide().purse(state, seat, whole));
                })
                .orElse(normal);
    }

    private void drop(String number) {
        boolean there = number.matches("[1-9][0-9]{0,3}") && Integer.parseInt(number) <= sheet.size();
        if (there) {
            sheet.remove(Integer.parseInt(number) - 1);
            show();
        } else {
            Console.out("  drop needs the number of a line on your sheet, 1 to " + sheet.size());
        }
    }

    /** Adds the line if it is legal together with the lines before it. */
    private boolean add(String line) {
        Reading<O> reading = game.words().notation().read(state, seat, line);
        if (reading instanceof Reading.Unreadable<O> unreadable) {
            Console.out("  ✗ " + unreadable.slip().sentence());
            return false;
        }
        List<Verdict> before = Play.check(game, state, seat, new Sheet<>(sheet));
        sheet.add(reading);
        List<Verdict> verdicts = Play.check(game, state, seat, new Sheet<>(sheet));
        boolean stands = true;
        for (int i = 0; i < verdicts.size(); i++) {
            boolean own = i == sheet.size() - 1;
            // A line that was kept from an earlier sheet may already be illegal; the new line is not to blame for that.
            boolean blamed = own || before.get(i).accepted();
            if (blamed && verdicts.get(i) instanceof Verdict.Rejected(Rejection rejection)) {
                String which = own ? "" : "line " + (i + 1) + " would no longer be legal: ";
                Console.out("  ✗ " + which + reason(rejection));
                stands = false;
            }
        }
        if (!stands) {
            sheet.removeLast();
            return false;
        }
        Console.out("  ✓ " + line(sheet.size() - 1));
        game.guide().warnings(state, seat, new Sheet<>(sheet)).lines().getLast().forEach(this::warn);
        if (together) {
            purse();
        }
        return true;
    }

    private String reason(Rejection rejection) {
        return game.words().prose().explain(state, rejection)
                + (rejection.rule().isEmpty() ? "" : " [" + rejection.rule() + "]");
    }
}
