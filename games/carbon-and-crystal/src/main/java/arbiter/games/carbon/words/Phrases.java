package arbiter.games.carbon.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.words.Sentence;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import java.util.List;
import java.util.stream.Collectors;

/** Orders in words, for people who do not read notation, and other texts of the guide. */
public final class Phrases {
    public static final String POINTS = "Points";
    public static final String CARBON = "Carbon";
    public static final String CRYSTALS = "Crystals";
    public static final String BANK_NOTE = "This is your bank; what you do not spend stays in it.";
    public static final String VICTORY_POINTS = "victory points";
    public static final String UNITS = "Units";
    public static final String BUILDINGS = "Buildings";
    public static final String INCOME = "Income";

    private final Position position;
    private final int seat;

    /** @param seat the seat that gives the orders */
    public Phrases(Position position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    public static String pointsNote(int budget) {
        return "A Deployment List may cost " + budget + " points; what it leaves is lost.";
    }

    /** How the game is won. */
    public static String aim(Numbers numbers) {
        String points = numbers.vpPerObjective == 1 ? "1 point" : numbers.vpPerObjective + " points";
        return "Have the most " + VICTORY_POINTS + " after round " + numbers.rounds
                + ", or be the last player with a Command Center. From round " + numbers.scoreFrom
                + " on, each objective that you hold at the end of your turn scores " + points + ".";
    }

    /** The button that contains such orders. */
    public static String group(Order order) {
        return switch (order) {
            case Order.Listing each -> "List";
            case Order.Place each -> "Place";
            case Order.Move each -> "Move";
            case Order.Attack each -> "Attack";
            case Order.Construct each -> "Build";
            case Order.Repair each -> "Repair";
            case Order.Salvage each -> "Salvage";
            case Order.Produce each -> "Train";
            case Order.Advance each -> "Advance";
            case Order.Research each -> "Research";
            case Order.Activate each -> "Activate";
            case Order.Rally each -> "Rally";
            case Order.Cancel each -> "Cancel";
            case Order.End each -> "End";
            case Order.Resign each -> "Resign";
            case Order.Draw each -> "Draw";
        };
    }

    /** The order within its group. */
    public String label(Order order) {
        String marked = switch (order) {
            case Order.Listing(String faction, List<Order.Copies> copies) ->
                "Default list of the " + position.theatre.faction(faction).name;
            case Order.Place(Order.Id unit, Hex hex) -> piece(unit) + " on " + hex;
            case Order.Move(Order.Id unit, Hex hex) -> piece(unit) + " to " + hex;
            case Order.Attack(Order.Id attacker, Order.Id target) -> piece(target) + " with " + piece(attacker);
            case Order.Construct(Order.Id builder, String code, Hex hex) ->
                sheet(code) + " on " + hex + " with " + piece(builder);
            case Order.Repair(Order.Id builder, Order.Id building) -> piece(building) + " with " + piece(builder);
            case Order.Salvage(Order.Id builder, Order.Id building) -> piece(building) + " with " + piece(builder);
            case Order.Produce(Order.Id producer, String code) -> sheet(code) + " in " + piece(producer);
            case Order.Advance(Order.Id center) -> piece(center) + " to level " + nextLevel(center);
            case Order.Research(Order.Id host, String code) -> sheet(code) + " in " + piece(host);
            case Order.Activate activate -> activation(activate);
            case Order.Rally(Order.Id producer, Hex hex) ->
                hex == null ? piece(producer) + ": no rally point" : piece(producer) + " at " + hex;
            case Order.Cancel(Order.Id producer, int place) -> item(producer, place) + " in " + piece(producer);
            case Order.End end -> "End the turn";
            case Order.Resign resign -> "Resign and leave the game";
            case Order.Draw(Order.Answer answer) -> answer(answer);
        };
        return Sentence.plain(marked);
    }

    /** The whole order, with hexes and players marked. */
    public Sentence words(Order order) {
        return Sentence.of(
                switch (order) {
                    case Order.Listing(String faction, List<Order.Copies> copies) -> listing(faction, copies);
                    case Order.Place(Order.Id unit, Hex hex) -> piece(unit) + " enters on " + at(hex);
                    case Order.Move(Order.Id unit, Hex hex) -> piece(unit) + ": " + way(unit, hex);
                    case Order.Attack(Order.Id attacker, Order.Id target) ->
                        piece(attacker) + " attacks " + piece(target) + where(target);
                    case Order.Construct(Order.Id builder, String code, Hex hex) ->
                        piece(builder) + " builds " + sheet(code) + " on " + at(hex);
                    case Order.Repair(Order.Id builder, Order.Id building) ->
                        piece(builder) + " repairs " + piece(building) + where(building);
                    case Order.Salvage(Order.Id builder, Order.Id building) ->
                        piece(builder) + " salvages " + piece(building) + where(building);
                    case Order.Produce(Order.Id producer, String code) -> piece(producer) + " trains " + sheet(code);
                    case Order.Advance(Order.Id center) -> piece(center) + " advances to level " + nextLevel(center);
                    case Order.Research(Order.Id host, String code) -> piece(host) + " researches " + sheet(code);
                    case Order.Activate activate -> activation(activate);
                    case Order.Rally(Order.Id producer, Hex hex) ->
                        hex == null
                                ? piece(producer) + " gives up its rally point"
                                : piece(producer) + " rallies at " + at(hex);
                    case Order.Cancel(Order.Id producer, int place) ->
                        piece(producer) + " drops " + item(producer, place);
                    case Order.End end -> "End the turn";
                    case Order.Resign resign -> "Resign";
                    case Order.Draw(Order.Answer answer) -> answer(answer);
                });
    }

    private String listing(String faction, List<Order.Copies> copies) {
        return position.theatre.faction(faction).name
                + copies.stream()
                        .map(each -> each.count() + " " + sheet(faction, each.code()))
                        .collect(Collectors.joining(", ", ": ", ""));
    }

    private String activation(Order.Activate order) {
        Order.Id target = order.target();
        Hex hex = order.hex();
        if (target == null) {
            return sheet(order.code());
        }
        return hex == null
                ? sheet(order.code()) + " on " + piece(target) + where(target)
                : sheet(order.code()) + " for " + piece(target) + ": " + way(target, hex);
    }

    private static String answer(Order.Answer answer) {
        return switch (answer) {
            case OFFER -> "Offer a draw";
            case ACCEPT -> "Accept the draw";
            case DECLINE -> "Decline the draw";
        };
    }

    private static String at(Hex hex) {
        return Sentence.place(hex.toString(), hex.toString());
    }

    private String way(Order.Id unit, Hex to) {
        Asset asset = position.find(seat, unit);
        return asset == null ? "→ " + at(to) : at(position.board().hex(asset.hex)) + " → " + at(to);
    }

    private String where(Order.Id id) {
        Asset asset = position.find(seat, id);
        return asset == null ? "" : " on " + at(position.board().hex(asset.hex));
    }

    /** {@code Line Guard #1}; a piece of another player has that name before it. */
    private String piece(Order.Id id) {
        int owner = id.seat() == Order.Id.OWN ? seat : id.seat();
        if (owner >= position.sides.length) {
            return id.toString();
        }
        String name = sheet(position.sides[owner].faction.id, id.code()) + " #" + id.number();
        return owner == seat ? name : Sentence.seat(Seat.of(owner), position.players.get(owner)) + "'s " + name;
    }

    private String sheet(String code) {
        return sheet(position.sides[seat].faction.id, code);
    }

    private String sheet(String faction, String code) {
        Datasheet sheet = position.theatre.faction(faction).sheet(code);
        return sheet == null ? code : sheet.name();
    }

    private int nextLevel(Order.Id center) {
        Asset asset = position.find(seat, center);
        return asset == null ? 2 : asset.level + 1;
    }

    private String item(Order.Id producer, int place) {
        Asset asset = position.find(seat, producer);
        if (asset == null || place < 1 || place > asset.queue.length) {
            return "item " + place;
        }
        return item(asset.queue[place - 1]);
    }

    /** What people call a unit or building if its owner is clear. */
    public static String piece(Asset asset) {
        return asset.sheet.name() + " #" + asset.number;
    }

    /** What people call an item of a queue. */
    static String item(Item item) {
        return switch (item) {
            case Item.Training(Datasheet.Unit unit, int number, int counters) -> unit.name() + " #" + number;
            case Item.Level(int level, int counters) -> "level " + level;
            case Item.Study(Datasheet.Upgrade upgrade, int number, int counters) -> upgrade.name();
        };
    }

    /** @param saves the lowest value of a die that saves, 0 if the target has no Armor */
    public static String attack(int dice, int needed, int saves) {
        return (dice == 1 ? "1 die" : dice + " dice") + ", hits on " + needed + "+"
                + (saves == 0 ? "" : ", saves on " + saves + "+");
    }

    public static String cohesion(int before, int after) {
        return "Cohesion " + before + " → " + after;
    }

    /** @param phases the number of own Command Phases until then */
    public static String ready(int phases) {
        return phases == 1 ? "ready next turn" : "ready in " + phases + " turns";
    }

    public static String supplied(int phases, int supply) {
        return ready(phases) + ", Supply " + supply;
    }
}
