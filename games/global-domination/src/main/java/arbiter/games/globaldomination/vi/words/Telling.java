package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Ending;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.PhaseName;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.Units;
import arbiter.games.globaldomination.words.Places;
import java.util.ArrayList;
import java.util.List;

/** One sentence for each event outside the Movement Phase. */
final class Telling {
    private static final List<String> NUMBERS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private final List<String> players;
    private final WorldMap map;

    Telling(List<String> players, WorldMap map) {
        this.players = players;
        this.map = map;
    }

    /** The name of a territory, marked for links. */
    String place(int id) {
        return Sentence.place(Integer.toString(id), title(id));
    }

    /** The same at the start of a sentence. */
    String firstPlace(int id) {
        return Sentence.place(Integer.toString(id), capital(title(id)));
    }

    String title(int id) {
        int index = map.indexOf(id);
        if (index < 0) {
            return "territory " + id;
        }
        return Places.name(map.territory(index));
    }

    String places(List<Integer> ids) {
        return listed(ids.stream().map(this::place).toList());
    }

    /** The name of a player, marked for links. */
    String name(Seat seat) {
        return Sentence.seat(seat, players.get(seat.index()));
    }

    String names(List<Seat> seats) {
        return listed(seats.stream().map(this::name).toList());
    }

    static String listed(List<String> things) {
        if (things.size() < 2) {
            return String.join("", things);
        }
        return String.join(", ", things.subList(0, things.size() - 1)) + " and " + things.getLast();
    }

    static String number(int count) {
        return count >= 0 && count < NUMBERS.size() ? NUMBERS.get(count) : Integer.toString(count);
    }

    static String units(Unit unit, int count) {
        return number(count) + " " + (count == 1 ? unit.word() : unit.many());
    }

    static String units(Units units) {
        List<String> parts = new ArrayList<>();
        for (Unit unit : Unit.ALL) {
            if (units.count(unit) > 0) {
                parts.add(units(unit, units.count(unit)));
            }
        }
        return parts.isEmpty() ? "nobody" : listed(parts);
    }

    static String capital(String sentence) {
        return sentence.isEmpty() ? sentence : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    Sentence sentence(Happening happening) {
        Sentence sentence = Sentence.of(marked(happening));
        return new Sentence(capital(sentence.text()), sentence.marks());
    }

    private String marked(Happening happening) {
        return switch (happening) {
            case Happening.Announced(String what) -> "the host announces for the next turn: " + what + ".";
            case Happening.Unlocked(Mechanic mechanic) -> "from the next turn on, " + mechanic.word() + " is unlocked.";
            case Happening.Joined(Seat seat) -> name(seat) + " joins and may build an HQ next turn.";
            case Happening.JoiningClosed() -> "joining is closed.";
            case Happening.TurnedToxic(int at) -> place(at) + " turned into a Toxic Wasteland.";
            case Happening.UnitsAppeared(int at, Seat owner, Unit unit, int count) ->
                units(unit, count) + " joined " + name(owner) + " in " + place(at) + ".";
            case Happening.UnitsVanished(int at, Seat owner, Unit unit, int count) ->
                name(owner) + " lost " + units(unit, count) + " in " + place(at) + ".";
            case Happening.BorderOpened(int a, int b) -> "a way opened between " + place(a) + " and " + place(b) + ".";
            case Happening.BorderClosed(int a, int b) ->
                "the way between " + place(a) + " and " + place(b) + " closed.";
            case Happening.Withered(int at, Seat owner, Unit unit, int count) ->
                "the wasteland of " + place(at) + " took " + units(unit, count) + " from " + name(owner) + ".";
            case Happening.Neutralised(int at, Seat former, PhaseName phase) ->
                name(former) + " lost hold of " + place(at) + ": it is nobody's land now.";
            case Happening.HqOrdered(Seat seat, int at) -> name(seat) + " ordered an HQ in " + place(at) + ".";
            case Happening.HqClashed(List<Seat> seats) ->
                "too near to each other: the HQs of " + names(seats)
                        + " are not built. They choose again before the turn goes on.";
            case Happening.HqRefused(List<Seat> seats) ->
                names(seats) + (seats.size() == 1 ? " chose a place" : " chose places")
                        + " where no HQ may stand, and may choose again too.";
            case Happening.HqBuilt(Seat seat, int at) -> name(seat) + " raised an HQ in " + place(at) + ".";
            case Happening.Spectated(Seat seat) -> name(seat) + " has no HQ yet and watches this turn.";
            case Happening.Promoted(Seat seat, int at, Unit to, int count) ->
                name(seat) + " promoted " + units(Unit.ARMY, count) + " in " + place(at) + " to "
                        + (count == 1 && to != Unit.CAVALRY ? "a " + to.word() : to.many()) + ".";
            case Happening.SpiesTrained(Seat seat) -> "somewhere " + name(seat) + " trained a spy.";
            case Happening.SpiesPosted(Seat seat, int at, int count) ->
                name(seat) + " trained " + units(Unit.SPY, count) + " in " + place(at) + "; nobody else knows where.";
            case Happening.Spawned(Seat seat, int at, int count, boolean took) ->
                name(seat) + " raised " + units(Unit.ARMY, count) + " in " + place(at) + (took ? " and took it." : ".");
            case Happening.SpawnLost(Seat seat, int at, int count) ->
                units(Unit.ARMY, count) + " that " + name(seat) + " raised in " + place(at) + " did not survive.";
            case Happening.SpawnsMet spawns -> met(spawns);
            case Happening.Built(Seat seat, int at, Construct construct) ->
                name(seat) + " built " + (construct == Construct.INTELLIGENCE ? "an " : "a ") + construct.title()
                        + " in " + place(at) + ".";
            case Happening.CropUsed(Seat seat, List<Order.Placement> places) ->
                "a crop supply fed " + name(seat) + ": "
                        + listed(places.stream()
                                .map(place -> units(Unit.ARMY, place.count()) + " in " + place(place.at()))
                                .toList())
                        + ".";
            case Happening.Exploded(Seat seat, int from, int at, List<Construct> destroyed) ->
                name(seat) + " threw dynamite from " + place(from) + " into " + place(at)
                        + (destroyed.isEmpty()
                                ? "."
                                : "; the "
                                        + listed(destroyed.stream()
                                                .map(Construct::title)
                                                .toList())
                                        + " fell.");
            case Happening.Blasted(int at, Seat owner, Unit unit, int count) ->
                "the blast killed " + units(unit, count) + " of " + name(owner) + " in " + place(at) + ".";
            case Happening.Poisoned(Seat seat, int at) ->
                name(seat) + " poured toxic waste over " + place(at) + ": a wasteland for ever.";
            case Happening.Bought(Seat seat, Item item, int count) ->
                name(seat) + " bought " + (count == 1 ? "" : number(count) + " times ") + item.title() + ".";
            case Happening.Reinforced(int at, Seat seat, int count, PhaseName phase) ->
                "the bivouac in " + place(at) + " gave " + name(seat) + " " + units(Unit.ARMY, count) + ".";
            case Happening.Earned(Seat seat, int total, int lands, int armies, int hqs, int libraries) ->
                name(seat) + " earned " + total + " IP: " + lands + " for land, " + armies + " for armies, " + hqs
                        + " for HQs, " + libraries + " for libraries.";
            case Happening.Died(Seat seat) -> name(seat) + " has neither land nor units left and is out of the game.";
            case Happening.Ended(Ending.Reason reason, List<Seat> winners) -> ended(reason, winners);
            case Happening.InTheField e -> new FieldReport(this).of(List.of(e)).getFirst();
        };
    }

    private String met(Happening.SpawnsMet spawns) {
        Seat winner = spawns.winner();
        return names(spawns.seats()) + " raised armies in " + place(spawns.territory()) + " at once; "
                + (winner == null ? "none of them were left." : name(winner) + "'s were left.");
    }

    private String ended(Ending.Reason reason, List<Seat> winners) {
        if (winners.isEmpty()) {
            return "the game is over, and nobody is left to win it.";
        }
        String won = winners.size() == 1 ? name(winners.getFirst()) + " wins" : names(winners) + " share the victory";
        return won
                + switch (reason) {
                    case LAST_LIVING -> ": nobody else is alive.";
                    case SHARE -> " by the share of all land.";
                    case TURN_LIMIT -> ": the last turn is over, and nobody holds more.";
                    case DRAW -> ": a draw was agreed.";
                };
    }
}
