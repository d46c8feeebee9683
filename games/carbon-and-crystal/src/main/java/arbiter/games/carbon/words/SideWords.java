package arbiter.games.carbon.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Phrase;
import arbiter.engine.vocabulary.Put;
import arbiter.engine.vocabulary.Unfit;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Supply;
import arbiter.games.carbon.rules.setup.Lists;
import arbiter.games.carbon.rules.victory.Victory;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The words about a player: {@code A: list FERRUM BAR*2}, {@code A: 20C, 5X, vp 3}. */
record SideWords(Position position, Side side) {
    private static final Pattern BANK = Pattern.compile("([0-9]{1,6})([CX])");
    private static final Pattern COPIES = Pattern.compile("([A-Z]{3})(?:\\*([1-9]))?");

    /**
     * A list as it is written.
     *
     * @param faction null for {@code none} and {@code hidden}
     */
    private record Listing(String text, @Nullable Faction faction, int[] copies) {
        /** If the line has only the faction's word, only the faction is compared. */
        boolean metBy(Listing seen) {
            return text.equals(seen.text) || seen.faction != null && text.equals("list " + seen.faction.id);
        }
    }

    private static final int NO_OFFER = -1;

    /** A second statement about the same thing is an error. */
    private static <T> Put<Draft.Player, T> once(String name, Put<Side, T> put) {
        return (to, value) -> {
            to.draft().once(Side.letter(to.side().seat) + ": " + name);
            put.put(to.side(), value);
        };
    }

    /** Whether a line about a player names this word. */
    static boolean names(Words words, String word) {
        while (words.hasNext()) {
            if (words.take().is(word)) {
                return true;
            }
        }
        return false;
    }

    /** The list has a line of its own. */
    static Vocabulary<Draft.Player, Side> of(Position position, Side side) {
        SideWords here = new SideWords(position, side);
        Phrase<Listing> list = new Phrase<>(here::list, Listing::text, Listing::metBy);
        Phrase<Integer> offer = new Phrase<>(SideWords::seats, SideWords::letters, SideWords::met);
        Phrase<Integer> turns = Phrase.number("how many turns were missed");
        Phrase<List<Integer>> last = Phrase.numbers("a number", "a number");
        return new Vocabulary<Draft.Player, Side>("word about a player", Vocabulary.Commas.FREE)
                .own("list", list, SideWords::listed, once("list", here::take))
                .first()
                .own("C", bank("C"), each -> List.of(each.carbon), once("C", (to, n) -> to.carbon = n))
                .own("X", bank("X"), each -> List.of(each.crystals), once("X", (to, n) -> to.crystals = n))
                .total("vp", "victory points", each -> each.points, once("vp", (to, n) -> to.points = n))
                .mark("dead", each -> !each.alive, to -> to.side().alive = false)
                .value("missed", turns, 0, each -> each.missed, once("missed", (to, n) -> to.missed = n))
                .mark("bot", each -> each.bot, to -> to.side().bot = true)
                .value("offer", offer, NO_OFFER, SideWords::offer, (to, seats) -> offer(to.side(), seats))
                .maybe("last", last, here::last, once("last", SideWords::last))
                .follows("alive", each -> each.alive)
                .follows("supply", Phrase.WORD, "", here::supply)
                .follows("workers", Phrase.WORD, "", here::workers);
    }

    /** {@code 20C} or {@code 5X}. */
    private static Phrase<Integer> bank(String unit) {
        Phrase.Reader<Integer> reader = line -> {
            Matcher matcher = BANK.matcher(line.peek().text());
            if (!matcher.matches() || !matcher.group(2).equals(unit)) {
                return null;
            }
            line.take();
            return Integer.valueOf(matcher.group(1));
        };
        return Phrase.of(reader, n -> n + unit);
    }

    private static int seats(Words words) {
        int seats = 0;
        while (words.peek().text().matches("[A-D]")) {
            seats |= 1 << (words.take().text().charAt(0) - 'A');
        }
        return seats;
    }

    static String letters(int seats) {
        return Victory.seats(seats).stream()
                .map(seat -> String.valueOf(Side.letter(seat.index())))
                .collect(Collectors.joining(" "));
    }

    private static int offer(Side side) {
        return side.offers ? side.accepted : NO_OFFER;
    }

    private static void offer(Side side, int accepted) {
        side.offers = true;
        side.accepted |= accepted;
    }

    private static boolean met(int expected, int accepted) {
        return accepted != NO_OFFER && (expected == 0 || expected == accepted);
    }

    /** The highest numbers that Command Centers and Workers have had. */
    private @Nullable List<Integer> last(Side each) {
        boolean known = each.listed && !each.hidden && position.phase != Position.Phase.LISTS;
        Faction faction = each.faction;
        return known
                ? List.of(each.numbered[faction.commandCenter.index()], each.numbered[faction.worker.index()])
                : null;
    }

    private static void last(Side side, List<Integer> numbers) {
        side.numbered[side.faction.commandCenter.index()] = numbers.getFirst();
        side.numbered[side.faction.worker.index()] = numbers.getLast();
    }

    private String supply(Side each) {
        return Supply.used(position, each.seat) + "/" + Supply.ceiling(position, each.seat);
    }

    private String workers(Side each) {
        return Supply.workers(position, each.seat) + "/" + Supply.workerLimit(position, each.seat);
    }

    /** {@code list FERRUM BAR*2 …}, {@code list without WAR with BLT}, {@code list none}, {@code list hidden}. */
    private @Nullable Listing list(Words words) throws Misread {
        if (!words.taken("list")) {
            return null;
        }
        int from = words.peek().offset();
        Faction faction = null;
        int[] copies = new int[0];
        if (words.peek().is("with") || words.peek().is("without")) {
            faction = side.faction;
            copies = Lists.counts(side);
            while (words.peek().is("with") || words.peek().is("without")) {
                count(words, faction, copies, words.take().is("with") ? 1 : -1);
            }
        } else if (!words.taken("none") && !words.taken("hidden")) {
            faction = faction(words);
            copies = new int[faction.sheets.size()];
            count(words, faction, copies, 1);
        }
        return new Listing("list " + words.since(from), faction, copies);
    }

    private Faction faction(Words words) throws Misread {
        List<String> known = List.copyOf(position.theatre.factions().sequencedKeySet());
        String name = words.peek().text();
        words.demand(known.contains(name), Nearest.unknown("faction", name, known));
        return position.theatre.faction(words.take().text());
    }

    private static void count(Words words, Faction faction, int[] copies, int sign) throws Misread {
        Matcher matcher = COPIES.matcher(words.peek().text());
        while (matcher.matches()) {
            Datasheet sheet = faction.sheet(matcher.group(1));
            if (sheet == null) {
                throw words.misread(Nearest.unknown("datasheet", matcher.group(1), faction.codes()));
            }
            words.demand(!sheet.core(), sheet.code() + " is Core: it is never listed");
            int many = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
            int after = copies[sheet.index()] + sign * many;
            String would = "that would make " + after + " copies of " + sheet.code();
            words.demand(after >= 0 && after <= 9, would);
            copies[sheet.index()] = after;
            words.take();
            matcher = COPIES.matcher(words.peek().text());
        }
    }

    private static List<Listing> listed(Side side) {
        if (!side.listed || side.hidden) {
            return List.of(new Listing(side.listed ? "list hidden" : "list none", null, new int[0]));
        }
        String text = "list " + side.faction.id + " " + String.join(" ", Lists.words(side));
        return List.of(new Listing(text.stripTrailing(), side.faction, new int[0]));
    }

    /** A new list leaves Command Centers, Workers and their numbers as they are. */
    private void take(Side to, Listing listing) throws Unfit {
        Faction faction = listing.faction;
        if (faction == null) {
            to.hidden = listing.text.equals("list hidden");
            to.listed = to.hidden;
            return;
        }
        boolean same = faction == to.faction;
        Unfit.unless(
                same || Supply.workers(position, to.seat) == 0,
                Side.letter(to.seat) + " starts with pieces of " + to.faction.id + "; leave out `start`");
        int[] numbered = to.numbered;
        to.take(faction, listing.copies);
        if (same) {
            to.numbered = numbered;
        }
    }
}
