package arbiter.games.dynasty.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.vocabulary.Unfit;
import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.marching.Marching;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * A position while the lines under {@code given} fill it. What could stand on no board is an error; what play could hardly
 * reach is not.
 */
final class Draft {
    private record Placed(Tile tile, SpotWords.Unit unit) {}

    private record Claimed(Tile tile, Hex city) {}

    final WorkingPosition p;
    final List<Order> waiting = new ArrayList<>();
    private final TreeMap<Long, Placed> units = new TreeMap<>();
    private final List<Claimed> claims = new ArrayList<>();

    /** The line that is being read, and the one that says whose turn it is. */
    Line line = Line.of("");

    private Line turn = line;

    Draft(WorkingPosition p) {
        this.p = p;
    }

    private int seat(String player) {
        return p.inTurnOrder(Seat.of(p.names().indexOf(player)));
    }

    /** A player who is being filled in. */
    record Player(Draft draft, int seat) {
        static Player of(Draft draft, int chair) {
            return new Player(draft, draft.p.inTurnOrder(Seat.of(chair)));
        }

        WorkingPosition p() {
            return draft.p;
        }

        void next(int number) throws Unfit {
            if (number < p().army.nextNumber[seat]) {
                throw new Unfit("a unit with number " + number + " or above is on the board already");
            }
            p().army.nextNumber[seat] = number;
        }
    }

    /** A tile that is being filled. @param source for errors that show only when the lines are put together */
    record Tile(Draft draft, int tile, Line source) {
        Tile(Draft draft, int tile) {
            this(draft, tile, draft.line);
        }

        private Hex at() {
            return draft.p.grid.hex(tile);
        }

        void build(SpotWords.Structure built) throws Unfit {
            WorkingPosition p = draft.p;
            if (!p.land.isEmpty(tile)) {
                throw new Unfit("two structures on " + at());
            }
            String owner = built.owner();
            int seat = owner == null ? Land.NOBODY : draft.seat(owner);
            switch (built.piece()) {
                case HOUSE, TOKEN -> {
                    demand(p.board.isPlain(tile), "houses and land tokens stand on plain");
                    p.land.erect(tile, built.piece(), seat);
                }
                case CITY -> {
                    p.land.settle(tile, seat, built.level());
                    p.land.warded[tile] = built.warded();
                    p.land.recruits[tile] = (byte) Math.min(built.recruited(), Byte.MAX_VALUE);
                    p.land.casts[tile] = (byte) Math.min(built.cast(), Byte.MAX_VALUE);
                }
                case BRIDGE -> {
                    demand(p.board.isWater(tile), "bridges span water");
                    if (seat != Land.NOBODY && p.land.bridge(seat) != Land.NOWHERE) {
                        throw new Unfit(owner + " has two bridges");
                    }
                    p.land.span(tile, seat);
                }
            }
            if (built.claimedBy() != null) {
                draft.claims.add(new Claimed(this, built.claimedBy()));
            }
        }

        private void demand(boolean fits, String rule) throws Unfit {
            if (!fits) {
                String terrain = draft.p.board.terrain(tile).word();
                throw new Unfit(rule + ", and " + at() + " is " + terrain);
            }
        }

        /** Units are placed when all structures are there, those that carry others first. */
        void station(SpotWords.Unit unit) throws Unfit {
            Order.UnitId id = unit.id();
            if (id.seat() >= draft.p.seats || id.number() < 1) {
                throw new Unfit("nobody has a unit " + id);
            }
            if (draft.units.put((long) id.seat() << 32 | id.number(), new Placed(this, unit)) != null) {
                throw new Unfit("the unit " + id + " stands on two tiles");
            }
        }

        private Misread misread(String message) {
            return source.misread(0, message);
        }
    }

    /** What needs the whole board: claims, then units by their number, then cargo. */
    void settle() throws Misread {
        for (Claimed claimed : claims) {
            int tile = claimed.tile.tile;
            int centre = p.grid.tile(claimed.city);
            if (!p.land.is(centre, Piece.CITY, p.land.owner(tile))) {
                throw claimed.tile.misread("the owner of " + p.grid.hex(tile) + " has no city on " + claimed.city);
            }
            p.land.claim(tile, centre);
        }
        for (Placed placed : units.values()) {
            if (!placed.unit.cargo()) {
                stand(placed, placed.tile.tile);
            }
        }
        for (Placed placed : units.values()) {
            if (placed.unit.cargo()) {
                stow(placed, placed.tile.tile);
            }
        }
    }

    private void stand(Placed placed, int tile) throws Misread {
        Hex at = p.grid.hex(tile);
        if (p.army.at(tile) != Army.NONE) {
            throw placed.tile.misread("two units on " + at);
        }
        UnitKind kind = placed.unit.kind();
        if (!Marching.standable(p, kind, tile)) {
            String there =
                    p.land.isCentre(tile) ? "a centre" : p.board.terrain(tile).word();
            throw placed.tile.misread("a " + kind.word() + " cannot stand on " + at + ", which is " + there);
        }
        mark(p.army.enlist(kind, placed.unit.id().seat(), placed.unit.id().number(), tile), placed);
    }

    private void stow(Placed placed, int tile) throws Misread {
        int ship = p.army.at(tile);
        boolean carried = ship != Army.NONE
                && p.army.isShip(ship)
                && placed.unit.kind() != UnitKind.SHIP
                && p.army.owner(ship) == placed.unit.id().seat()
                && p.army.cargoAt(tile) == Army.NONE;
        if (!carried) {
            throw placed.tile.misread(
                    placed.unit.id() + " is cargo, but no Ship of its owner with room is on " + p.grid.hex(tile));
        }
        mark(
                p.army.enlistAboard(
                        placed.unit.kind(),
                        placed.unit.id().seat(),
                        placed.unit.id().number(),
                        tile),
                placed);
    }

    private void mark(int slot, Placed placed) {
        placed.unit.marks().forEach(mark -> mark.given.accept(p.army, slot));
        int seat = placed.unit.id().seat();
        p.army.nextNumber[seat] =
                Math.max(p.army.nextNumber[seat], placed.unit.id().number() + 1);
    }

    void turn(PositionWords.Turn turn) throws Unfit {
        if (turn.player() == null) {
            throw new Unfit("write `won` with the winners instead");
        }
        this.turn = line;
        p.active = seat(turn.player());
        p.phase = turn.phase();
    }

    void actions(int left) throws Unfit {
        if (left > p.numbers.buildActions) {
            throw new Unfit("a turn has " + p.numbers.buildActions + " actions");
        }
        p.actionsUsed = p.numbers.buildActions - left;
    }

    void battle(PositionWords.Battle battle) throws Unfit {
        p.attacker = p.unit(battle.attacker());
        if (p.attacker == Army.NONE) {
            throw new Unfit("there is no unit " + battle.attacker());
        }
        p.battleTile = p.grid.tile(battle.at());
        p.retaliating = battle.retaliation();
        p.retries = battle.retries();
    }

    void won(PositionWords.Won won) {
        p.phase = Phase.OVER;
        p.way = won.way();
        won.winners().forEach(player -> p.winners[seat(player)] = true);
    }

    WorkingPosition finish() throws Misread {
        p.queue = List.copyOf(waiting);
        boolean answers = p.phase == Phase.REPLY || p.phase == Phase.TIE;
        if (answers != (p.attacker != Army.NONE)) {
            throw turn.misread(
                    0, "the phases `reply` and `tie`, and only they, have a line such as `battle a1 attacks 1,0`");
        }
        if (answers && !fought()) {
            throw turn.misread(0, "nobody could be in that battle");
        }
        if (p.phase.isSetup() && p.board.anchors() != p.seats) {
            throw turn.misread(0, "this board has no anchors to start from; add `anchors` or use `board default`");
        }
        if (p.phase == Phase.SOLDIER && p.land.cityCount(p.active) == 0) {
            throw turn.misread(0, "the first Soldier comes after the first centre");
        }
        if (!p.alive[p.active] && p.phase != Phase.OVER) {
            throw turn.misread(0, p.name(p.active) + " is out and cannot be active");
        }
        return p;
    }

    private boolean fought() {
        int seat = p.army.owner(p.attacker);
        boolean unit = p.army.hostileUnit(p.battleTile, seat);
        boolean centre = p.land.isCentre(p.battleTile) && p.land.hostileStructure(p.battleTile, seat);
        return seat == p.active && (unit || centre && p.phase == Phase.TIE) && !p.army.isCargo(p.attacker);
    }
}
