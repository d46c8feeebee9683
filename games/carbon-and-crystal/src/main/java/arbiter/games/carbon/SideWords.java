package arbiter.games.carbon;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Unfit;
import arbiter.engine.vocabulary.Vocabulary;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The words about a player: {@code A: list FERRUM BAR*2}, {@code A: 20C, 5X, vp 3}. */
final class SideWords {
    private static final Pattern BANK = Pattern.compile("([0-9]{1,6})([CX])");
    private static final Pattern COPIES = Pattern.compile("([A-Z]{3})(?:\\*([1-9]))?");

    /**
     * A list as it is written.
     *
     * @param faction null for {@code none} and {@code hidden}
     */
    private record Listing(String text, @Nullable Faction faction, int[] copies) {
        /** The faction's word alone asks for nothing but the faction. */
        boolean metBy(Listing seen) {
            return text.equals(seen.text) || seen.faction != null && text.equals("list " + seen.faction.id);
        }
    }

    private static final int NO_OFFER = -1;

    private final Battle battle;
    private final Side side;

    private SideWords(Battle battle, Side side) {
        this.battle = battle;
        this.side = side;
    }

    /** The list comes first: the writer gives it a line of its own. */
    static Vocabulary<Side, Side> of(Battle battle, Side side) {
        SideWords here = new SideWords(battle, side);
        Vocabulary<Side, Side> words = new Vocabulary<Side, Side>("word about a player", Vocabulary.Commas.FREE)
                .own("list", here::list, Listing::text, Listing::metBy, SideWords::listed, here::take);
        bank(words, "C", each -> each.carbon, (to, n) -> to.carbon = n);
        bank(words, "X", each -> each.crystals, (to, n) -> to.crystals = n);
        return words.total("vp", "victory points", each -> each.points, (to, n) -> to.points = n)
                .mark("dead", each -> !each.alive, to -> to.alive = false)
                .number("missed", "how many turns were missed", each -> each.missed, (to, n) -> to.missed = n)
                .mark("bot", each -> each.bot, to -> to.bot = true)
                .value(
                        "offer",
                        SideWords::seats,
                        SideWords::offer,
                        SideWords::met,
                        NO_OFFER,
                        SideWords::offer,
                        SideWords::offer)
                .many(
                        "last",
                        SideWords::last,
                        last -> "last " + last.get(0) + " " + last.get(1),
                        here::last,
                        SideWords::last)
                .mark("alive", each -> each.alive, to -> {})
                .derived()
                .value(
                        "supply",
                        line -> line.take().text(),
                        text -> "supply " + text,
                        "",
                        here::supply,
                        (to, text) -> {})
                .derived()
                .value(
                        "workers",
                        line -> line.take().text(),
                        text -> "workers " + text,
                        "",
                        here::workers,
                        (to, text) -> {})
                .derived();
    }

    /** {@code 20C} or {@code 5X}. */
    private static void bank(
            Vocabulary<Side, Side> words,
            String unit,
            Function<Side, Integer> seen,
            Vocabulary.Put<Side, Integer> put) {
        Vocabulary.Reader<Integer> reader = line -> {
            Matcher matcher = BANK.matcher(line.peek().text());
            if (!matcher.matches() || !matcher.group(2).equals(unit)) {
                return null;
            }
            line.take();
            return Integer.valueOf(matcher.group(1));
        };
        words.own(unit, reader, n -> n + unit, Integer::equals, side -> List.of(seen.apply(side)), put);
    }

    private static int seats(Words words) {
        int seats = 0;
        while (words.peek().text().matches("[A-D]")) {
            seats |= 1 << (words.take().text().charAt(0) - 'A');
        }
        return seats;
    }

    private static String offer(int accepted) {
        return "offer"
                + Victory.seats(accepted).stream()
                        .map(seat -> " " + Side.letter(seat.index()))
                        .collect(Collectors.joining());
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
    private static List<Integer> last(Words words) throws Misread {
        return List.of(words.number("a number"), words.number("a number"));
    }

    private List<List<Integer>> last(Side each) {
        boolean known = each.listed && !each.hidden && battle.phase != Battle.Phase.LISTS;
        Faction faction = each.faction;
        return known
                ? List.of(List.of(each.numbered[faction.commandCenter.index()], each.numbered[faction.worker.index()]))
                : List.of();
    }

    private static void last(Side side, List<Integer> numbers) {
        side.numbered[side.faction.commandCenter.index()] = numbers.getFirst();
        side.numbered[side.faction.worker.index()] = numbers.getLast();
    }

    private String supply(Side each) {
        return Supply.used(battle, each.seat) + "/" + Supply.ceiling(battle, each.seat);
    }

    private String workers(Side each) {
        return Supply.workers(battle, each.seat) + "/" + Supply.workerLimit(battle, each.seat);
    }

    /** {@code list FERRUM BAR*2 …}, {@code list without WAR with BLT}, {@code list none}, {@code list hidden}. */
    private @Nullable Listing list(Words words) throws Misread {
        if (!words.taken("list")) {
            return null;
        }
        int from = words.peek().offset();
        if (words.taken("none") || words.taken("hidden")) {
            return new Listing("list " + words.since(from), null, new int[0]);
        }
        if (words.peek().is("with") || words.peek().is("without")) {
            int[] copies = Lists.counts(side);
            while (words.peek().is("with") || words.peek().is("without")) {
                count(words, side.faction, copies, words.take().is("with") ? 1 : -1);
            }
            return new Listing("list " + words.since(from), side.faction, copies);
        }
        String name = words.peek().text();
        if (!battle.theatre.factions().containsKey(name)) {
            List<String> known = List.copyOf(battle.theatre.factions().sequencedKeySet());
            throw words.misread(Nearest.unknown("faction", name, known));
        }
        words.take();
        Faction faction = battle.theatre.faction(name);
        int[] copies = new int[faction.sheets.size()];
        count(words, faction, copies, 1);
        return new Listing("list " + words.since(from), faction, copies);
    }

    private static void count(Words words, Faction faction, int[] copies, int sign) throws Misread {
        Matcher matcher = COPIES.matcher(words.peek().text());
        while (matcher.matches()) {
            Datasheet sheet = faction.sheet(matcher.group(1));
            if (sheet == null) {
                throw words.misread(Nearest.unknown("datasheet", matcher.group(1), faction.codes()));
            }
            if (sheet.core()) {
                throw words.misread(sheet.code() + " is Core: it is never listed");
            }
            int many = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
            int after = copies[sheet.index()] + sign * many;
            if (after < 0 || after > 9) {
                throw words.misread("that would make " + after + " copies of " + sheet.code());
            }
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
        if (!same && Supply.workers(battle, to.seat) > 0) {
            throw new Unfit(Side.letter(to.seat) + " starts with pieces of " + to.faction.id + "; leave out `start`");
        }
        int[] numbered = to.numbered;
        to.take(faction, listing.copies);
        if (same) {
            to.numbered = numbered;
        }
    }
}
