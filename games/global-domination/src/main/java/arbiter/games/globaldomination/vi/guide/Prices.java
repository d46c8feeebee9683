package arbiter.games.globaldomination.vi.guide;

import arbiter.engine.guide.Price;
import arbiter.engine.guide.Purse;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.rules.construction.Constructs;
import arbiter.games.globaldomination.vi.rules.construction.Promotion;
import arbiter.games.globaldomination.vi.rules.construction.Spawning;
import arbiter.games.globaldomination.vi.rules.inventory.Purchases;
import arbiter.games.globaldomination.vi.words.TurnWords;
import java.util.ArrayList;
import java.util.List;

/** What orders cost and what a sheet leaves, from the rules that carry them out. */
final class Prices {
    static final String IP = "ip";
    private static final String SPAWN = "spawn";

    private Prices() {}

    static Price of(Turn turn, Seat seat, Order order) {
        return switch (order) {
            case Order.Promote o -> ip(Promotion.price(turn, o));
            case Order.Build o -> ip(Constructs.price(turn, seat.index(), o));
            case Order.LayMines o -> ip(Constructs.price(turn, o));
            case Order.Buy o -> ip(Purchases.price(turn, o));
            case Order.Spawn o ->
                Price.of(
                        SPAWN,
                        o.places().stream().mapToInt(Order.Placement::count).sum());
            case Order.UseCrop o -> Price.of(Item.CROP.word(), 1);
            case Order.UseDynamite o -> Price.of(Item.DYNAMITE.word(), 1);
            case Order.UseToxic o -> Price.of(Item.TOXIC.word(), 1);
            case Order.BuildHq o -> Price.FREE;
            case Order.Move o -> Price.FREE;
            case Order.VoteDraw o -> Price.FREE;
            case Order.ByHost o -> Price.FREE;
        };
    }

    private static Price ip(long amount) {
        return Price.of(IP, (int) Math.min(amount, Integer.MAX_VALUE));
    }

    /** @param turn after the phases that judge the sheet */
    static Purse left(Turn turn, int seat) {
        List<Purse.Pot> pots = new ArrayList<>();
        pots.add(new Purse.Pot(
                IP,
                TurnWords.INFLUENCE,
                turn.treasury.ip[seat],
                turn.before.treasury().ip[seat],
                TurnWords.influenceNote()));
        pots.add(new Purse.Pot(
                SPAWN,
                TurnWords.SPAWNS,
                Spawning.left(turn, seat),
                Spawning.allowance(turn, seat),
                TurnWords.spawnNote(turn.rules)));
        for (Item item : Item.ALL) {
            int total = turn.before.treasury().stash(seat, item);
            // The stash already contains what was bought in this turn, but it can be used only in the next.
            if (total > 0) {
                pots.add(new Purse.Pot(
                        item.word(),
                        item.title(),
                        turn.treasury.stash(seat, item) - bought(turn, item),
                        total,
                        TurnWords.stashNote(item)));
            }
        }
        return new Purse(pots);
    }

    /** There is only one seat that orders in this turn, so its purchases are all purchases. */
    private static int bought(Turn turn, Item item) {
        int count = 0;
        for (Event event : turn.events()) {
            count += event instanceof Happening.Bought bought && bought.item() == item ? bought.count() : 0;
        }
        return count;
    }
}
