package arbiter.games.dynasty.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.words.Sentence;
import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Policy;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Orders in words, for buttons and sheets. */
public final class OrderWords {
    /**
     * @param group the button
     * @param label the order within its button
     * @param sentence the whole order
     */
    public record Said(String group, String label, Sentence sentence) {
        private static Said of(String group, String label, String sentence) {
            return new Said(group, Sentence.plain(label), Sentence.of(sentence));
        }

        private static Said alone(String group, String both) {
            return of(group, both, both);
        }
    }

    private final WorkingPosition p;

    /** @param p the position in which the order is given */
    public OrderWords(WorkingPosition p) {
        this.p = p;
    }

    public Said say(Order order) {
        return switch (order) {
            case Order.PlaceCentre(Hex at) -> Said.alone("Settle", "City centre on " + mark(at));
            case Order.PlaceSoldier(Hex at) -> Said.alone("Place", "Soldier on " + mark(at));
            case Order.BuildHouse(Hex at) -> Said.of("Build", "House on " + mark(at), "Build a house on " + mark(at));
            case Order.BuildBridge(Hex at) -> Said.of("Build", "Bridge on " + mark(at), bridge(at));
            case Order.Token(Hex at) ->
                Said.of("Swap", "Land token on " + mark(at), "Swap the house on " + mark(at) + " for a land token");
            case Order.Untoken(Hex at) ->
                Said.of("Swap", "House on " + mark(at), "Swap the land token on " + mark(at) + " for a house");
            case Order.Raze(Hex at) ->
                Said.of("Raze", capital(piece(at)) + " on " + mark(at), "Raze the " + piece(at) + " on " + mark(at));
            case Order.Found(Hex at, Hex shift) ->
                Said.of("Found", "City on " + site(at, shift), "Found a city on " + site(at, shift));
            case Order.Upgrade(Hex at) ->
                Said.of(
                        "Upgrade",
                        "City on " + mark(at) + " to level " + nextLevel(at),
                        "Upgrade the city on " + mark(at) + " to level " + nextLevel(at));
            case Order.March march -> march(march);
            case Order.CastOnUnit o -> cast(o.city(), o.spell().word(), unit(o.unit()));
            case Order.CastOnTile o -> cast(o.city(), o.spell().word(), mark(o.at()));
            case Order.Recruit o -> recruit(o);
            case Order.CreateUnit o ->
                Said.of(
                        "Buy",
                        buy(o.kind().noun(), o.at()),
                        "Buy a " + buy(o.kind().noun(), o.at()));
            case Order.CreateCity(Hex at, Hex shift) ->
                Said.of("Buy", "City on " + site(at, shift), "Buy a city on " + site(at, shift));
            case Order.Disband o ->
                Said.of("Disband", unit(o.unit()) + at(o.unit()), "Disband " + unit(o.unit()) + at(o.unit()));
            case Order.Evade _ -> Said.alone("Reply", "Evade");
            case Order.Retaliate _ -> Said.alone("Reply", "Retaliate");
            case Order.Again _ -> Said.alone("Answer", "Roll again");
            case Order.Back _ -> Said.alone("Answer", "Back off");
            case Order.Done _ -> Said.alone("Go on", goOn());
            case Order.End _ -> Said.alone("End", "End the turn");
            case Order.Resign _ -> Said.alone("Resign", "Resign");
            case Order.SetRanged o -> standing("ranged attacks", o.answer());
            case Order.SetTie o -> standing("ties", o.answer());
            case Order.Withhold o ->
                Said.of("Withhold", "Support of " + unit(o.unit()), "Withhold the support of " + unit(o.unit()));
            case Order.GiveSupport o -> Said.alone("Support", "Let " + unit(o.unit()) + " support again");
            case Order.Remark _ -> Said.alone("Note", "A note");
            case Order.TimeUp _ -> Said.alone("Announce", "Time is up");
            case Order.ReturnSeat o -> Said.alone("Return", "The seat of " + player(o.player()));
            case Order.MayBegin _ -> Said.alone("Ask", "May the game begin?");
        };
    }

    private static String mark(Hex at) {
        return Sentence.place(at.toString(), at.toString());
    }

    private String player(String name) {
        return Sentence.seat(Seat.of(p.names().indexOf(name)), name);
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private String bridge(Hex at) {
        int old = p.land.bridge(p.active);
        return "Build a bridge on " + mark(at)
                + (old == Land.NOWHERE ? "" : " and give up the one on " + mark(p.grid.hex(old)));
    }

    private String piece(Hex at) {
        int tile = p.grid.tile(at);
        return tile == Grid.OFF_BOARD || p.land.isEmpty(tile)
                ? "structure"
                : p.land.piece(tile).noun();
    }

    private int nextLevel(Hex at) {
        int tile = p.grid.tile(at);
        return tile == Grid.OFF_BOARD ? 1 : p.land.level(tile) + 1;
    }

    /** A new centre, and where the own unit on its tile goes (DB-4.4). */
    private String site(Hex at, @Nullable Hex shift) {
        int tile = p.grid.tile(at);
        if (shift == null || tile == Grid.OFF_BOARD || p.army.at(tile) == Army.NONE) {
            return mark(at);
        }
        return mark(at) + ", " + p.id(p.army.at(tile)) + " steps to " + mark(shift);
    }

    private static String buy(String noun, Hex at) {
        return noun + " on " + mark(at);
    }

    private String unit(Order.UnitId id) {
        int unit = p.unit(id);
        return unit == Army.NONE ? id.toString() : p.army.kind(unit).noun() + " " + id;
    }

    private String at(Order.UnitId id) {
        int unit = p.unit(id);
        return unit == Army.NONE ? "" : " on " + mark(p.grid.hex(p.army.tile(unit)));
    }

    private Said march(Order.March o) {
        int unit = p.unit(o.unit());
        Hex from = unit == Army.NONE ? null : p.grid.hex(p.army.tile(unit));
        boolean aboard = unit != Army.NONE && p.army.isCargo(unit);
        Hex stop = o.path().isEmpty() ? null : o.path().getLast();
        String way =
                (from == null ? "" : mark(from) + " ") + (stop == null ? "" : "→ " + mark(stop) + boarding(unit, stop));
        Hex attack = o.attack();
        if (attack == null) {
            String to = stop == null ? "" : " to " + mark(stop) + boarding(unit, stop);
            return Said.of(aboard ? "Disembark" : "March", unit(o.unit()) + to, unit(o.unit()) + ": " + way);
        }
        String target = target(attack) + " on " + mark(attack);
        return Said.of(
                aboard ? "Disembark and attack" : "Attack",
                unit(o.unit()) + " attacks " + target + (stop == null ? "" : " from " + mark(stop)),
                unit(o.unit()) + ": " + way + ", attacks " + target);
    }

    private String boarding(int unit, Hex stop) {
        int tile = p.grid.tile(stop);
        int there = unit == Army.NONE || tile == Grid.OFF_BOARD ? Army.NONE : p.army.at(tile);
        return there == Army.NONE || there == unit || !p.army.isShip(there) ? "" : ", aboard " + p.id(there);
    }

    private String target(Hex at) {
        int tile = p.grid.tile(at);
        if (tile == Grid.OFF_BOARD) {
            return "nothing";
        }
        int unit = p.army.at(tile);
        if (unit != Army.NONE) {
            return p.army.kind(unit).noun() + " " + p.id(unit);
        }
        return p.land.isEmpty(tile) ? "nothing" : "the " + p.land.piece(tile).noun();
    }

    private static Said cast(Hex city, String word, String target) {
        String spell = capital(word);
        return Said.of(
                "Cast " + spell, spell + " on " + target, "Cast " + spell + " from " + mark(city) + " on " + target);
    }

    private static Said recruit(Order.Recruit o) {
        UnitKind kind = o.kind();
        return Said.of(
                "Recruit a " + kind.noun(),
                kind.noun() + " on " + mark(o.at()),
                "Recruit a " + kind.noun() + " on " + mark(o.at()) + " for the city on " + mark(o.city()));
    }

    private String goOn() {
        return switch (p.phase) {
            case BUILD -> "Go on to march";
            case MARCH -> "Go on to recruit";
            case RECRUIT -> "Go on to disband";
            case CENTRE, SOLDIER, REPLY, TIE, DISBAND, OVER -> "Go on";
        };
    }

    private static Said standing(String about, Policy.Ranged answer) {
        return Said.alone(
                "Standing answer",
                switch (answer) {
                    case ASK -> "Ask me about " + about;
                    case EVADE -> "Always evade " + about;
                    case RETALIATE -> "Always retaliate against " + about;
                });
    }

    private static Said standing(String about, Policy.Tie answer) {
        return Said.alone(
                "Standing answer",
                switch (answer) {
                    case ASK -> "Ask me about " + about;
                    case BACK -> "Back off from " + about;
                    case AGAIN -> "Roll again after " + about;
                });
    }
}
