package arbiter.games.carbon.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Supply;
import arbiter.games.carbon.rules.setup.Lists;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A {@code given} line about a player. */
final class SideWords {
    static final Pattern CARBON = Pattern.compile("([0-9]{1,6})C");
    static final Pattern CRYSTALS = Pattern.compile("([0-9]{1,6})X");
    static final Pattern COPIES = Pattern.compile("([A-Z]{3})(?:\\*([1-9]))?");
    private static final List<String> WORDS = List.of("list", "vp", "dead", "missed", "bot", "offer", "last");

    /** A line is read twice: what it says about the list, before everything else that is said about players. */
    enum Part {
        LISTS,
        THE_REST
    }

    private final Position position;
    private final Side side;
    private final Tokens tokens;
    private final Set<String> stated;

    /** @param stated what was said before */
    SideWords(Position position, Side side, Tokens tokens, Set<String> stated) {
        this.stated = stated;
        this.position = position;
        this.side = side;
        this.tokens = tokens;
    }

    void read(Part part) throws Misread {
        if (!tokens.hasNext()) {
            throw tokens.misread("expected something about the player" + tokens.found());
        }
        while (tokens.hasNext()) {
            boolean list = tokens.peek().equals("list");
            if (list && part == Part.LISTS) {
                tokens.take();
                once("list");
                list();
            } else if (part == Part.LISTS) {
                tokens.take();
            } else if (list) {
                skipList();
            } else {
                word();
            }
        }
    }

    /** Over everything that {@link #list} reads. */
    private void skipList() {
        do {
            tokens.take();
        } while (COPIES.matcher(tokens.peek()).matches()
                || position.theatre.factions().containsKey(tokens.peek())
                || List.of("with", "without", "none", "hidden").contains(tokens.peek()));
    }

    private void word() throws Misread {
        String word = tokens.take();
        Matcher carbon = CARBON.matcher(word);
        Matcher crystals = CRYSTALS.matcher(word);
        once(carbon.matches() ? "C" : crystals.matches() ? "X" : word);
        if (carbon.matches()) {
            side.carbon = Integer.parseInt(carbon.group(1));
        } else if (crystals.matches()) {
            side.crystals = Integer.parseInt(crystals.group(1));
        } else {
            switch (word) {
                case "vp" -> side.points = tokens.number("victory points");
                case "dead" -> side.alive = false;
                case "missed" -> side.missed = tokens.number("how many turns were missed");
                case "bot" -> side.bot = true;
                case "offer" -> offer();
                case "last" -> {
                    side.numbered[side.faction.commandCenter.index()] = tokens.number("a number");
                    side.numbered[side.faction.worker.index()] = tokens.number("a number");
                }
                default -> throw tokens.misreadLast(Nearest.unknown("word about a player", word, WORDS));
            }
        }
    }

    private void once(String word) throws Misread {
        if (!stated.add(Side.letter(side.seat) + ": " + word)) {
            throw tokens.misreadLast(Side.letter(side.seat) + "'s `" + word + "` is stated twice");
        }
    }

    private void offer() {
        side.offers = true;
        while (tokens.peek().matches("[A-D]")) {
            side.accepted |= 1 << (tokens.take().charAt(0) - 'A');
        }
    }

    /** {@code list FERRUM BAR*2 …}, {@code list without WAR with BLT}, {@code list none}, {@code list hidden}. */
    private void list() throws Misread {
        if (tokens.taken("none")) {
            side.listed = false;
        } else if (tokens.taken("hidden")) {
            side.listed = true;
            side.hidden = true;
        } else if (tokens.peek().equals("with") || tokens.peek().equals("without")) {
            changed();
        } else {
            String name = tokens.take();
            if (!position.theatre.factions().containsKey(name)) {
                List<String> known = List.copyOf(position.theatre.factions().sequencedKeySet());
                throw tokens.misreadLast(Nearest.unknown("faction", name, known));
            }
            Faction faction = position.theatre.faction(name);
            if (faction != side.faction && Supply.workers(position, side.seat) > 0) {
                throw tokens.misreadLast(
                        Side.letter(side.seat) + " starts with pieces of " + side.faction.id + "; leave out `start`");
            }
            int[] copies = new int[faction.sheets.size()];
            count(faction, copies, 1);
            keepBoard(faction, copies);
        }
    }

    private void changed() throws Misread {
        int[] copies = Lists.counts(side);
        while (tokens.peek().equals("with") || tokens.peek().equals("without")) {
            count(side.faction, copies, tokens.take().equals("with") ? 1 : -1);
        }
        keepBoard(side.faction, copies);
    }

    /** A new list leaves Command Centers, Workers and their numbers as they are. */
    private void keepBoard(Faction faction, int[] copies) {
        int[] numbered = side.numbered;
        boolean same = faction == side.faction;
        side.take(faction, copies);
        if (same) {
            side.numbered = numbered;
        }
    }

    private void count(Faction faction, int[] copies, int sign) throws Misread {
        for (Matcher matcher = COPIES.matcher(tokens.peek());
                matcher.matches();
                matcher = COPIES.matcher(tokens.peek())) {
            tokens.take();
            Datasheet sheet = faction.sheet(matcher.group(1));
            if (sheet == null || sheet.core()) {
                throw tokens.misreadLast(
                        sheet == null
                                ? Nearest.unknown("datasheet", matcher.group(1), faction.codes())
                                : sheet.code() + " is Core: it is never listed");
            }
            int many = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
            int after = copies[sheet.index()] + sign * many;
            if (after < 0 || after > 9) {
                throw tokens.misreadLast("that would make " + after + " copies of " + sheet.code());
            }
            copies[sheet.index()] = after;
        }
    }
}
