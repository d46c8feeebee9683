package arbiter.games.globaldomination.vi.guide;

import static arbiter.games.globaldomination.vi.guide.Ghosts.id;

import arbiter.engine.guide.Choice;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.rules.construction.Constructs;
import arbiter.games.globaldomination.vi.rules.construction.Headquarters;
import arbiter.games.globaldomination.vi.rules.construction.Promotion;
import arbiter.games.globaldomination.vi.rules.construction.Spawning;
import arbiter.games.globaldomination.vi.rules.inventory.CropSupply;
import arbiter.games.globaldomination.vi.rules.inventory.Dynamite;
import arbiter.games.globaldomination.vi.rules.inventory.Purchases;
import arbiter.games.globaldomination.vi.rules.inventory.ToxicWaste;
import arbiter.games.globaldomination.vi.rules.movement.Muster;
import arbiter.games.globaldomination.vi.rules.winning.DrawVote;
import arbiter.games.globaldomination.vi.words.TurnWords;
import java.util.List;
import java.util.function.IntFunction;

/** The orders that a player can add to a sheet. Each is judged as it would be on the sheet, in the same phase. */
final class Offers {
    /** The highest number of mines or items that is offered in one order. */
    private static final int MANY = 1_000;

    private final Turn turn;
    private final Board board;
    private final int seat;
    private final Choices choices;

    Offers(Turn turn, int seat, Choices choices) {
        this.turn = turn;
        this.board = turn.board;
        this.seat = seat;
        this.choices = choices;
    }

    /** Offers the orders of a phase after that phase has carried out those of the sheet. */
    void after(Phase phase) {
        if (phase instanceof Headquarters) {
            sites();
        }
        if (turn.treasury.status[seat].mayBuild()) {
            return; // Nothing else can be ordered before the HQ (GD6-C.1).
        }
        switch (phase) {
            case Promotion p -> promotions();
            case Spawning p -> spawns();
            case Constructs p -> works();
            case CropSupply p -> crops();
            case Dynamite p -> dynamite();
            case ToxicWaste p -> toxic();
            case Purchases p -> purchases();
            case Muster p -> {
                new Marches(turn, seat, choices).offer();
                vote();
            }
            default -> {}
        }
    }

    private void sites() {
        for (int t = 0; t < board.size(); t++) {
            Order.BuildHq order = new Order.BuildHq(turn.id(t));
            if (Headquarters.refuse(turn, seat, order) == null) {
                choices.add(Choice.Role.ORDER, order, here(t), "");
            }
        }
    }

    private List<String> here(int territory) {
        return List.of(id(turn.id(territory)));
    }

    private boolean own(int territory) {
        return board.owner[territory] == seat;
    }

    private void promotions() {
        for (int t = 0; t < board.size(); t++) {
            int armies = own(t) ? board.units(t, Unit.ARMY) : 0;
            int at = turn.id(t);
            for (Unit unit : Unit.ALL) {
                int most =
                        Choices.most(armies, n -> Promotion.refuse(turn, seat, new Order.Promote(n, unit, at)) == null);
                choices.addOne(n -> new Order.Promote(n, unit, at), most, here(t), TurnWords.brings(unit, turn.rules));
            }
        }
    }

    private void spawns() {
        Spawning.Homes homes = Spawning.Homes.of(board, turn.treasury.seats());
        int left = Spawning.left(turn, seat);
        for (int t = 0; t < board.size(); t++) {
            int at = turn.id(t);
            IntFunction<Order> orders = n -> new Order.Spawn(List.of(new Order.Placement(at, n)));
            int most =
                    Choices.most(left, n -> Spawning.refuse(turn, homes, seat, (Order.Spawn) orders.apply(n)) == null);
            choices.addAll(Choice.Role.ORDER, orders, most, here(t), own(t) ? "" : TurnWords.TAKES_LAND);
        }
    }

    private void works() {
        for (int t = 0; t < board.size(); t++) {
            int at = turn.id(t);
            for (Construct construct : Construct.ALL) {
                Order.Build order = new Order.Build(construct, at);
                if (Constructs.refuse(turn, seat, order) == null) {
                    choices.add(Choice.Role.ORDER, order, here(t), TurnWords.brings(construct, turn.rules));
                }
            }
            int most = Choices.most(MANY, n -> Constructs.refuse(turn, seat, new Order.LayMines(n, at)) == null);
            choices.addOne(n -> new Order.LayMines(n, at), most, here(t), "");
        }
    }

    private void crops() {
        int limit = Math.max(turn.rules.cropArmies, turn.spawned[seat]);
        for (int t = 0; t < board.size(); t++) {
            int at = turn.id(t);
            IntFunction<Order> orders = n -> new Order.UseCrop(List.of(new Order.Placement(at, n)));
            int most = Choices.most(limit, n -> CropSupply.refuse(turn, seat, (Order.UseCrop) orders.apply(n)) == null);
            choices.addAll(Choice.Role.ORDER, orders, most, here(t), "");
        }
    }

    /** Offered against land of others and neutral land. Dynamite on own land must be typed. */
    private void dynamite() {
        WorldMap map = turn.map();
        for (int t = 0; t < board.size(); t++) {
            for (int k = map.first(t); own(t) && k < map.end(t); k++) {
                int to = map.neighbour(k);
                Order.UseDynamite order = new Order.UseDynamite(turn.id(t), turn.id(to));
                if (!own(to) && Dynamite.refuse(turn, seat, order) == null) {
                    boolean something = board.owner[to] != Board.NEUTRAL || board.hasConstruct(to);
                    choices.add(
                            something ? Choice.Role.ORDER : Choice.Role.ASIDE,
                            order,
                            List.of(id(turn.id(t)), id(turn.id(to))),
                            "");
                }
            }
        }
    }

    private void toxic() {
        for (int t = 0; t < board.size(); t++) {
            Order.UseToxic order = new Order.UseToxic(null, turn.id(t));
            if (ToxicWaste.refuse(turn, seat, order) == null) {
                boolean useful = !own(t) && !board.wasteland(t);
                choices.add(useful ? Choice.Role.ORDER : Choice.Role.ASIDE, order, here(t), TurnWords.FOR_EVER);
            }
        }
    }

    private void purchases() {
        for (Item item : Item.ALL) {
            int most = Choices.most(MANY, n -> Purchases.refuse(turn, seat, new Order.Buy(n, item)) == null);
            choices.addOne(n -> new Order.Buy(n, item), most, List.of(), TurnWords.NEXT_TURN);
        }
    }

    private void vote() {
        if (DrawVote.refuse(turn) == null && turn.tasks(Order.Moment.VOTE).isEmpty()) {
            choices.add(Choice.Role.ASIDE, new Order.VoteDraw(), List.of(), "");
        }
    }
}
