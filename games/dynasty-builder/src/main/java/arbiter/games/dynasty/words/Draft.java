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
import arbiter.games.dynasty.position.Way;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.marching.Marching;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A position while the lines under {@code given} fill it. An impossible board is an error; a board that play cannot
 * reach is not.
 */
final class Draft {
    /** The lines about tiles are read three times: claims and units need all structures, and cargo needs its Ship. */
    enum Pass {
        STRUCTURES,
        UNITS,
        CARGO
    }

    final WorkingPosition p;
    final List<Order> waiting = new ArrayList<>();
    private final Set<Order.UnitId> named = new LinkedHashSet<>();
    Pass pass = Pass.STRUCTURES;

    Draft(WorkingPosition p) {
        this.p = p;
    }

    private int seat(String player) {
        return p.inTurnOrder(Seat.of(p.names().indexOf(player)));
    }

    /** The part of a draft that belongs to a player. */
    record Player(WorkingPosition p, int seat) {
        static Player of(Draft draft, int chair) {
            return new Player(draft.p, draft.p.inTurnOrder(Seat.of(chair)));
        }

        void next(int number) throws Unfit {
            Unfit.unless(
                    number >= p.army.nextNumber[seat],
                    "a unit with number " + number + " or above is on the board already");
            p.army.nextNumber[seat] = number;
        }
    }

    /** The part of a draft that belongs to a tile. */
    record Tile(Draft draft, int tile) {
        private Hex at() {
            return draft.p.grid.hex(tile);
        }

        void build(TileStructure built) throws Unfit {
            switch (draft.pass) {
                case STRUCTURES -> erect(built);
                case UNITS -> claim(built.claimedBy());
                case CARGO -> {}
            }
        }

        private void erect(TileStructure built) throws Unfit {
            WorkingPosition p = draft.p;
            Unfit.unless(p.land.isEmpty(tile), "two structures on " + at());
            String owner = built.owner();
            int seat = owner == null ? Land.NOBODY : draft.seat(owner);
            switch (built.piece()) {
                case HOUSE, TOKEN -> {
                    Unfit.unless(p.board.isPlain(tile), "houses and land tokens stand on plain, and " + ground());
                    p.land.erect(tile, built.piece(), seat);
                }
                case CITY -> {
                    p.land.settle(tile, seat, built.level());
                    p.land.warded[tile] = built.warded();
                    p.land.recruits[tile] = (byte) Math.min(built.recruited(), Byte.MAX_VALUE);
                    p.land.casts[tile] = (byte) Math.min(built.cast(), Byte.MAX_VALUE);
                }
                case BRIDGE -> {
                    Unfit.unless(p.board.isWater(tile), "bridges span water, and " + ground());
                    boolean second = seat != Land.NOBODY && p.land.bridge(seat) != Land.NOWHERE;
                    Unfit.unless(!second, owner + " has two bridges");
                    p.land.span(tile, seat);
                }
            }
        }

        private String ground() {
            return at() + " is " + draft.p.board.terrain(tile).word();
        }

        private void claim(@Nullable Hex city) throws Unfit {
            if (city != null) {
                Land land = draft.p.land;
                int centre = draft.p.grid.tile(city);
                Unfit.unless(
                        land.is(centre, Piece.CITY, land.owner(tile)),
                        "the owner of " + at() + " has no city on " + city);
                land.claim(tile, centre);
            }
        }

        void station(TileUnit unit) throws Unfit {
            Army army = draft.p.army;
            Order.UnitId id = unit.id();
            Unfit.unless(id.seat() < draft.p.seats && id.number() > 0, "nobody has a unit " + id);
            boolean first = draft.pass != Pass.STRUCTURES || draft.named.add(id);
            Unfit.unless(first, "the unit " + id + " stands on two tiles");
            if (draft.pass == (unit.cargo() ? Pass.CARGO : Pass.UNITS)) {
                int slot = unit.cargo() ? stow(unit, army) : stand(unit, army);
                unit.marks().forEach(mark -> mark.give(army, slot));
                army.nextNumber[id.seat()] = Math.max(army.nextNumber[id.seat()], id.number() + 1);
            }
        }

        private int stand(TileUnit unit, Army army) throws Unfit {
            Unfit.unless(army.at(tile) == Army.NONE, "two units on " + at());
            String there = draft.p.land.isCentre(tile) ? at() + " is a centre" : ground();
            Unfit.unless(
                    Marching.standable(draft.p, unit.kind(), tile),
                    "a " + unit.kind().word() + " cannot stand there: " + there);
            return army.enlist(unit.kind(), unit.id().seat(), unit.id().number(), tile);
        }

        private int stow(TileUnit unit, Army army) throws Unfit {
            int ship = army.at(tile);
            boolean carried = ship != Army.NONE
                    && army.isShip(ship)
                    && unit.kind() != UnitKind.SHIP
                    && army.owner(ship) == unit.id().seat()
                    && army.cargoAt(tile) == Army.NONE;
            Unfit.unless(carried, unit.id() + " is cargo, but no Ship of its owner with room is on " + at());
            return army.enlistAboard(unit.kind(), unit.id().seat(), unit.id().number(), tile);
        }
    }

    /** @param player null if the game is over */
    void turn(@Nullable String player, Phase phase) throws Unfit {
        if (player == null) {
            throw new Unfit("write `won` with the winners instead");
        }
        p.active = seat(player);
        p.phase = phase;
    }

    void actions(int left) throws Unfit {
        Unfit.unless(left <= p.numbers.buildActions, "a turn has " + p.numbers.buildActions + " actions");
        p.actionsUsed = p.numbers.buildActions - left;
    }

    void battle(Order.UnitId attacker, Hex at, boolean retaliation, int retries) throws Unfit {
        p.attacker = p.unit(attacker);
        Unfit.unless(p.attacker != Army.NONE, "there is no unit " + attacker);
        p.battleTile = p.grid.tile(at);
        p.retaliating = retaliation;
        p.retries = retries;
    }

    void won(List<String> winners, Way way) {
        p.phase = Phase.OVER;
        p.way = way;
        winners.forEach(player -> p.winners[seat(player)] = true);
    }

    /** The line about the turn is to blame if the turn does not fit the board. */
    WorkingPosition finish(List<Line> given) throws Misread {
        p.queue = List.copyOf(waiting);
        try {
            checkTurn();
        } catch (Unfit e) {
            throw given.stream()
                    .filter(line -> line.text().matches("(?i)turn\\s.*"))
                    .reduce(Line.of(""), (earlier, last) -> last)
                    .misread(0, e.what());
        }
        return p;
    }

    private void checkTurn() throws Unfit {
        boolean answers = p.phase == Phase.REPLY || p.phase == Phase.TIE;
        Unfit.unless(
                answers == (p.attacker != Army.NONE),
                "the phases `reply` and `tie`, and only they, have a line such as `battle a1 attacks 1,0`");
        Unfit.unless(!answers || fought(), "nobody could be in that battle");
        Unfit.unless(
                !p.phase.isSetup() || p.board.anchors() == p.seats,
                "this board has no anchors to start from; add `anchors` or use `board default`");
        Unfit.unless(
                p.phase != Phase.SOLDIER || p.land.cityCount(p.active) > 0,
                "the first Soldier comes after the first centre");
        Unfit.unless(p.alive[p.active] || p.phase == Phase.OVER, p.name(p.active) + " is out and cannot be active");
    }

    private boolean fought() {
        int seat = p.army.owner(p.attacker);
        boolean unit = p.army.hostileUnit(p.battleTile, seat);
        boolean centre = p.land.isCentre(p.battleTile) && p.land.hostileStructure(p.battleTile, seat);
        return seat == p.active && (unit || centre && p.phase == Phase.TIE) && !p.army.isCargo(p.attacker);
    }
}
