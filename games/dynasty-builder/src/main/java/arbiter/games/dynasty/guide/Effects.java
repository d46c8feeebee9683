package arbiter.games.dynasty.guide;

import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.View;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.cities.Cities;
import arbiter.games.dynasty.rules.combat.Prospect;
import arbiter.games.dynasty.rules.combat.Ranged;
import arbiter.games.dynasty.rules.marching.Marching;
import arbiter.games.dynasty.words.EffectWords;
import java.util.Arrays;
import java.util.List;

/** What an order would do, if its name does not say it. */
final class Effects {
    private final WorkingPosition p;
    private final EffectWords words;
    /** By tile: what a house there does for the ring of a city; empty if nothing. */
    private final String[] fills;

    Effects(WorkingPosition p, int seat) {
        this.p = p;
        this.words = new EffectWords(p.numbers);
        this.fills = new String[p.grid.size];
        Arrays.fill(fills, "");
        if (p.phase == Phase.BUILD) {
            rings(seat);
        }
    }

    private void rings(int seat) {
        for (int i = 0; i < p.land.cityCount(seat); i++) {
            int centre = p.land.city(seat, i);
            View.Growth growth = Cities.growth(p, centre);
            if (growth != null && !growth.hemmedIn()) {
                List<Hex> missing = growth.missing();
                for (Hex at : missing) {
                    fills[p.grid.tile(at)] = words.fills(p.grid.hex(centre), growth.level(), missing.size());
                }
            }
        }
    }

    String of(Order order) {
        return switch (order) {
            case Order.BuildHouse(Hex at) -> fills[p.grid.tile(at)];
            case Order.Upgrade(Hex at) -> words.level(p.land.level(p.grid.tile(at)) + 1);
            case Order.March o -> o.attack() == null ? "" : words.attack(attack(p, o));
            case Order.Evade _ -> words.evades(Ranged.threshold(p));
            case Order.Retaliate _ -> words.attack(Prospect.ofWaiting(p));
            case Order.Again _ -> words.attack(Prospect.ofWaiting(p));
            case Order.Found _, Order.CreateCity _ -> words.level(1);
            case Order.CastOnUnit o -> words.spell(o.spell());
            case Order.CastOnTile o -> words.spell(o.spell());
            case Order.Recruit o -> words.unit(o.kind());
            case Order.CreateUnit o -> words.unit(o.kind());
            case Order.PlaceCentre _, Order.PlaceSoldier _, Order.BuildBridge _, Order.Token _ -> "";
            case Order.Untoken _, Order.Raze _, Order.Disband _, Order.Back _ -> "";
            case Order.Closing _, Order.AtAnyTime _, Order.OfHost _, Order.Remark _ -> "";
        };
    }

    /** The attack of a legal march, judged from the end of its path. */
    static Prospect attack(WorkingPosition p, Order.March march) {
        WorkingPosition copy = p.copy();
        int unit = copy.unit(march.unit());
        int[] path = march.path().stream().mapToInt(copy.grid::tile).toArray();
        Marching.walk(copy, unit, path, path.length);
        Hex attack = march.attack();
        return attack == null ? new Prospect.Certain() : Prospect.of(copy, unit, copy.grid.tile(attack));
    }
}
