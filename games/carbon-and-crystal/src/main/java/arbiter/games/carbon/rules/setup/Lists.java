package arbiter.games.carbon.rules.setup;

import arbiter.engine.seat.Seat;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Deployment Lists: how they are checked, handed in and revealed (CC-H3, CC-3). */
public final class Lists {
    private Lists() {}

    public static @Nullable Refusal refuse(Position position, Order.Listing order) {
        Faction faction = position.theatre.faction(order.faction());
        for (Order.Copies copies : order.copies()) {
            Datasheet sheet = faction.sheet(copies.code());
            if (sheet == null) {
                return new Refusal(Code.ACCESS, "CC-H3", "foreign-copy", "code", copies.code(), "faction", faction.id);
            }
            if (!sheet.listable()) {
                String why = sheet.core() ? "core-copy" : "free-copy";
                return new Refusal(Code.ACCESS, "CC-H3", why, "code", copies.code());
            }
        }
        return refuse(position.numbers(), faction, copies(faction, order)).orElse(null);
    }

    /** Checks the copy caps first, then the budget. */
    public static Optional<Refusal> refuse(Numbers numbers, Faction faction, int[] copies) {
        for (Datasheet sheet : faction.sheets) {
            int cap = numbers.copyCap(sheet);
            if (!sheet.core() && copies[sheet.index()] > cap) {
                return Optional.of(new Refusal(
                        Code.LIMIT,
                        "CC-H3",
                        "copy-cap",
                        "code",
                        sheet.code(),
                        "have",
                        copies[sheet.index()],
                        "cap",
                        cap));
            }
        }
        int points = points(faction, copies);
        return points <= numbers.listBudget
                ? Optional.empty()
                : Optional.of(new Refusal(
                        Code.LIMIT, "CC-H3", "budget", "code", "the list", "have", points, "cap", numbers.listBudget));
    }

    public static int points(Faction faction, int[] copies) {
        int points = 0;
        for (Datasheet sheet : faction.sheets) {
            points += sheet.listable() ? copies[sheet.index()] * sheet.cost().points() : 0;
        }
        return points;
    }

    /** The number of copies by datasheet, at most 999; a code that appears twice is added up. */
    public static int[] copies(Faction faction, Order.Listing order) {
        int[] counted = new int[faction.sheets.size()];
        for (Order.Copies copies : order.copies()) {
            Datasheet sheet = faction.sheet(copies.code());
            if (sheet != null) {
                counted[sheet.index()] = Math.min(999, counted[sheet.index()] + Math.min(999, copies.count()));
            }
        }
        return counted;
    }

    public static void carryOut(Progress progress, int seat, Order.Listing order) {
        Position position = progress.position;
        Faction faction = position.theatre.faction(order.faction());
        boolean first = !position.sides[seat].listed;
        position.sides[seat].take(faction, copies(faction, order));
        // Nobody else is told that a list was replaced.
        if (first) {
            progress.tell(() -> new Happening.ListHandedIn(Seat.of(seat)));
        }
    }

    /** Gives a seat the default list after the deadline. */
    public static void takeDefault(Progress progress, int seat) {
        Faction faction = progress.position.theatre.byDefault(seat);
        progress.position.sides[seat].take(faction, faction.defaultList);
        progress.tell(() -> new Happening.ListHandedIn(Seat.of(seat)));
    }

    public static boolean allIn(Position position) {
        for (Side side : position.sides) {
            if (side.alive && !side.listed) {
                return false;
            }
        }
        return true;
    }

    public static void reveal(Progress progress) {
        for (Side side : progress.position.sides) {
            if (side.alive) {
                int[] copies = counts(side);
                progress.tell(() -> new Happening.ListRevealed(
                        Seat.of(side.seat), side.faction.id, words(side), points(side.faction, copies)));
            }
        }
    }

    public static int[] counts(Side side) {
        int[] copies = new int[side.list.length];
        for (Datasheet sheet : side.faction.sheets) {
            copies[sheet.index()] = side.copies(sheet);
        }
        return copies;
    }

    /** {@code BAR*2}, {@code FAC} … in the order of the faction's file. */
    public static List<String> words(Side side) {
        return words(side.faction, counts(side));
    }

    public static List<String> words(Faction faction, int[] copies) {
        List<String> words = new ArrayList<>();
        for (Datasheet sheet : faction.sheets) {
            if (sheet.listable() && copies[sheet.index()] > 0) {
                words.add(new Order.Copies(sheet.code(), copies[sheet.index()]).toString());
            }
        }
        return words;
    }
}
