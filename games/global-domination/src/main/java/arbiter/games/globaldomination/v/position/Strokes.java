package arbiter.games.globaldomination.v.position;

import arbiter.engine.seat.Stroke;
import java.util.ArrayList;
import java.util.List;

/** What an event looks like on the map. If an army comes from several lands, each path shows the size of the whole army. */
final class Strokes {
    private static final String TROOP = "troop";
    private static final String TREBUCHET = "trebuchet";
    private static final String WASTELAND = "wasteland";

    private final List<Stroke> drawn = new ArrayList<>();

    private Strokes() {}

    static List<Stroke> of(Happening event) {
        Strokes strokes = new Strokes();
        switch (event) {
            case Happening.InJoining joining -> strokes.joining(joining);
            case Happening.InNatural natural -> strokes.natural(natural);
            case Happening.InGeneration generation -> strokes.generation(generation);
            case Happening.InInventory inventory -> strokes.inventory(inventory);
            case Happening.InConstruction construction -> strokes.construction(construction);
            case Happening.InMovement movement -> strokes.movement(movement);
            case Happening.InBattle battle -> strokes.battle(battle);
            case Happening.InFinal last -> strokes.last(last);
            case Happening.InOutlook outlook -> strokes.outlook(outlook);
            case Happening.Lapsed lapsed -> {}
            case Happening.Trimmed(var stage, int player, int at, int count) -> strokes.take(TROOP, count, at);
        }
        return strokes.drawn;
    }

    private static String id(int territory) {
        return Integer.toString(territory);
    }

    private void put(String what, int amount, int at) {
        drawn.add(Stroke.put(what, amount, id(at)));
    }

    private void take(String what, int amount, int at) {
        if (amount > 0 && !what.isEmpty()) {
            drawn.add(Stroke.take(what, amount, id(at)));
        }
    }

    private void go(String what, int amount, int from, int to) {
        drawn.add(Stroke.go(what, amount, List.of(id(from), id(to))));
    }

    private void strike(String what, int from, int to) {
        drawn.add(Stroke.strike(what, id(from), id(to)));
    }

    private void mark(int at) {
        drawn.add(Stroke.mark(id(at)));
    }

    private void joining(Happening.InJoining event) {
        switch (event) {
            case Happening.StartChosen(int player, int at) -> mark(at);
            case Happening.StartOffered(int player, int at) -> mark(at);
            case Happening.StartsClashed(int player, int at) -> mark(at);
            case Happening.Settled(int player, int at, int troops) -> {
                put("hq", 1, at);
                put(TROOP, troops, at);
            }
            case Happening.BecameReady ready -> {}
            case Happening.ColourChosen colour -> {}
            case Happening.CountryNamed country -> {}
            case Happening.LoreTold lore -> {}
            case Happening.Began began -> {}
        }
    }

    private void natural(Happening.InNatural event) {
        switch (event) {
            case Happening.TurnedToWaste(int at) -> put(WASTELAND, 1, at);
            case Happening.UnitsCame(int player, int at, int count) -> put(TROOP, count, at);
            case Happening.UnitsVanished(int player, int at, int count) -> take(TROOP, count, at);
            case Happening.BorderOpened(int a, int b) -> drawn.add(Stroke.mark(id(a), id(b)));
            case Happening.BorderClosed(int a, int b) -> drawn.add(Stroke.mark(id(a), id(b)));
            case Happening.WastelandTook(int player, int at, int count) -> take(TROOP, count, at);
        }
    }

    private void generation(Happening.InGeneration event) {
        switch (event) {
            case Happening.Spawned(int player, int at, int count) -> put(TROOP, count, at);
            case Happening.BonusPaid paid -> {}
            case Happening.NotSpawned none -> {}
        }
    }

    private void inventory(Happening.InInventory event) {
        switch (event) {
            case Happening.SaltUsed(int player, int at) -> put(WASTELAND, 1, at);
            case Happening.DynamiteUsed dynamite -> {
                strike(Item.DYNAMITE.word, dynamite.from(), dynamite.at());
                take(TROOP, dynamite.killed(), dynamite.at());
                take(TREBUCHET, dynamite.trebuchets(), dynamite.at());
                take(dynamite.destroyed(), 1, dynamite.at());
            }
            case Happening.CropUsed crop -> {}
            case Happening.Bought bought -> {}
        }
    }

    private void construction(Happening.InConstruction event) {
        switch (event) {
            case Happening.Built(int player, String construct, int at, long price) -> put(construct, 1, at);
            case Happening.Rebuilt(int player, int at, Order.Payment payment, int price) ->
                put(Construct.FORTRESS.word, 1, at);
            case Happening.GiftVanished gift -> {}
        }
    }

    private void movement(Happening.InMovement event) {
        switch (event) {
            case Happening.Distributed(int player, int from, int to, int count) -> go(TROOP, count, from, to);
            case Happening.Expanded(int player, int from, int to, int count) -> go(TROOP, count, from, to);
            case Happening.TrebuchetMoved(int player, int from, int to) -> go(TREBUCHET, 1, from, to);
        }
    }

    private void battle(Happening.InBattle event) {
        switch (event) {
            case Happening.Sieged sieged -> {
                strike(TREBUCHET, sieged.from(), sieged.at());
                take(TROOP, sieged.killed(), sieged.at());
                take(Construct.FORTRESS.word, sieged.wallsBroken() ? 1 : 0, sieged.at());
            }
            case Happening.Skirmished(int round, int at, List<Happening.Side> sides) -> {
                if (at > 0) {
                    mark(at);
                } else {
                    sides.forEach(side -> mark(side.target()));
                }
            }
            case Happening.Entered(int round, int player, List<Integer> from, int at, int count) ->
                from.forEach(origin -> go(TROOP, count, origin, at));
            case Happening.Invaded invaded -> invaded(invaded);
        }
    }

    private void invaded(Happening.Invaded event) {
        for (int origin : event.from()) {
            switch (event.outcome()) {
                case OVERTAKEN -> go(TROOP, event.attackers(), origin, event.at());
                case REPELLED, NEUTRALISED -> strike(TROOP, origin, event.at());
            }
        }
        take(TROOP, event.defenders() - event.defendersLeft(), event.at());
        switch (event.walls()) {
            case BROKEN -> take(Construct.FORTRESS.word, 1, event.at());
            case NONE, HELD -> {}
        }
    }

    private void last(Happening.InFinal event) {
        switch (event) {
            case Happening.BivouacRaised(int player, int at, int count) -> put(TROOP, count, at);
            case Happening.Earned earned -> {}
            case Happening.Died died -> {}
            case Happening.DrawWanted wanted -> {}
            case Happening.Ended ended -> {}
        }
    }

    private void outlook(Happening.InOutlook event) {
        switch (event) {
            case Happening.WasteAnnounced(int at) -> mark(at);
            case Happening.UnitsAnnounced(int at, int count) -> mark(at);
            case Happening.BorderAnnounced(int a, int b, boolean opens) -> drawn.add(Stroke.mark(id(a), id(b)));
            case Happening.JoiningOpened opened -> {}
            case Happening.JoiningClosed closed -> {}
        }
    }
}
