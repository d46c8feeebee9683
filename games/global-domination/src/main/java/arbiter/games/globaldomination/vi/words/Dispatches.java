package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Ending;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.PhaseName;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.List;

/** One sentence for each event. */
final class Dispatches {
    private final Telling telling;

    Dispatches(Telling telling) {
        this.telling = telling;
    }

    Sentence sentence(Happening happening) {
        Sentence sentence = Sentence.of(marked(happening));
        return new Sentence(Telling.capital(sentence.text()), sentence.marks());
    }

    private String marked(Happening happening) {
        return switch (happening) {
            case Happening.Announced(String what) -> "the host announces for the next turn: " + what + ".";
            case Happening.Unlocked(Mechanic mechanic) -> "from the next turn on, " + mechanic.word() + " is unlocked.";
            case Happening.Joined(Seat seat) -> telling.name(seat) + " joins and may build an HQ next turn.";
            case Happening.JoiningClosed() -> "joining is closed.";
            case Happening.TurnedToxic(int at) -> telling.place(at) + " turned into a Toxic Wasteland.";
            case Happening.UnitsAppeared(int at, Seat owner, Unit unit, int count) ->
                Telling.units(unit, count) + " joined " + telling.name(owner) + " in " + telling.place(at) + ".";
            case Happening.UnitsVanished(int at, Seat owner, Unit unit, int count) ->
                telling.name(owner) + " lost " + Telling.units(unit, count) + " in " + telling.place(at) + ".";
            case Happening.BorderOpened(int a, int b) ->
                "a way opened between " + telling.place(a) + " and " + telling.place(b) + ".";
            case Happening.BorderClosed(int a, int b) ->
                "the way between " + telling.place(a) + " and " + telling.place(b) + " closed.";
            case Happening.Withered(int at, Seat owner, Unit unit, int count) ->
                "the wasteland of " + telling.place(at) + " took " + Telling.units(unit, count) + " from "
                        + telling.name(owner) + ".";
            case Happening.Neutralised(int at, Seat former, PhaseName phase) ->
                telling.name(former) + " lost hold of " + telling.place(at) + ": it is nobody's land now.";
            case Happening.HqOrdered(Seat seat, int at) ->
                telling.name(seat) + " ordered an HQ in " + telling.place(at) + ".";
            case Happening.HqClashed(List<Seat> seats) ->
                "too near to each other: the HQs of " + telling.names(seats)
                        + " are not built. They choose again before the turn goes on.";
            case Happening.HqRefused(List<Seat> seats) ->
                telling.names(seats) + (seats.size() == 1 ? " chose a place" : " chose places")
                        + " where no HQ may stand, and may choose again too.";
            case Happening.HqBuilt(Seat seat, int at) ->
                telling.name(seat) + " raised an HQ in " + telling.place(at) + ".";
            case Happening.Spectated(Seat seat) -> telling.name(seat) + " has no HQ yet and watches this turn.";
            case Happening.Promoted(Seat seat, int at, Unit to, int count) ->
                telling.name(seat) + " promoted " + Telling.units(Unit.ARMY, count) + " in " + telling.place(at)
                        + " to " + (count == 1 && to != Unit.CAVALRY ? "a " + to.word() : to.many()) + ".";
            case Happening.SpiesTrained(Seat seat) -> "somewhere " + telling.name(seat) + " trained a spy.";
            case Happening.SpiesPosted(Seat seat, int at, int count) ->
                telling.name(seat) + " trained " + Telling.units(Unit.SPY, count) + " in " + telling.place(at)
                        + "; nobody else knows where.";
            case Happening.Spawned(Seat seat, int at, int count, boolean took) ->
                telling.name(seat) + " raised " + Telling.units(Unit.ARMY, count) + " in " + telling.place(at)
                        + (took ? " and took it." : ".");
            case Happening.SpawnLost(Seat seat, int at, int count) ->
                Telling.units(Unit.ARMY, count) + " that " + telling.name(seat) + " raised in " + telling.place(at)
                        + " did not survive.";
            case Happening.SpawnsMet spawns -> met(spawns);
            case Happening.Built(Seat seat, int at, Construct construct) ->
                telling.name(seat) + " built " + (construct == Construct.INTELLIGENCE ? "an " : "a ")
                        + construct.title() + " in " + telling.place(at) + ".";
            case Happening.CropUsed(Seat seat, List<Order.Placement> places) ->
                "a crop supply fed " + telling.name(seat) + ": "
                        + Telling.listed(places.stream()
                                .map(place ->
                                        Telling.units(Unit.ARMY, place.count()) + " in " + telling.place(place.at()))
                                .toList())
                        + ".";
            case Happening.Exploded(Seat seat, int from, int at, List<Construct> destroyed) ->
                telling.name(seat) + " threw dynamite from " + telling.place(from) + " into " + telling.place(at)
                        + (destroyed.isEmpty()
                                ? "."
                                : "; the "
                                        + Telling.listed(destroyed.stream()
                                                .map(Construct::title)
                                                .toList())
                                        + " fell.");
            case Happening.Blasted(int at, Seat owner, Unit unit, int count) ->
                "the blast killed " + Telling.units(unit, count) + " of " + telling.name(owner) + " in "
                        + telling.place(at) + ".";
            case Happening.Poisoned(Seat seat, int at) ->
                telling.name(seat) + " poured toxic waste over " + telling.place(at) + ": a wasteland for ever.";
            case Happening.Bought(Seat seat, Item item, int count) ->
                telling.name(seat) + " bought " + (count == 1 ? "" : Telling.number(count) + " times ") + item.title()
                        + ".";
            case Happening.Reinforced(int at, Seat seat, int count, PhaseName phase) ->
                "the bivouac in " + telling.place(at) + " gave " + telling.name(seat) + " "
                        + Telling.units(Unit.ARMY, count) + ".";
            case Happening.Earned(Seat seat, int total, int lands, int armies, int hqs, int libraries) ->
                telling.name(seat) + " earned " + total + " IP: " + lands + " for land, " + armies + " for armies, "
                        + hqs + " for HQs, " + libraries + " for libraries.";
            case Happening.Died(Seat seat) ->
                telling.name(seat) + " has neither land nor units left and is out of the game.";
            case Happening.Ended(Ending.Reason reason, List<Seat> winners) -> ended(reason, winners);
            case Happening.InTheField e ->
                new FieldReport(telling).of(List.of(e)).getFirst();
        };
    }

    private String met(Happening.SpawnsMet spawns) {
        Seat winner = spawns.winner();
        return telling.names(spawns.seats()) + " raised armies in " + telling.place(spawns.territory()) + " at once; "
                + (winner == null ? "none of them were left." : telling.name(winner) + "'s were left.");
    }

    private String ended(Ending.Reason reason, List<Seat> winners) {
        if (winners.isEmpty()) {
            return "the game is over, and nobody is left to win it.";
        }
        String won = winners.size() == 1
                ? telling.name(winners.getFirst()) + " wins"
                : telling.names(winners) + " share the victory";
        return won
                + switch (reason) {
                    case LAST_LIVING -> ": nobody else is alive.";
                    case SHARE -> " by the share of all land.";
                    case TURN_LIMIT -> ": the last turn is over, and nobody holds more.";
                    case DRAW -> ": a draw was agreed.";
                };
    }
}
