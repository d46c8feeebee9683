package arbiter.games.globaldomination.v.position;

import arbiter.engine.seat.Audience;
import arbiter.engine.seat.Blow;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Stroke;
import java.util.List;
import java.util.Optional;

/** The events of a turn. Players are seat indices, −1 for nobody; territories are ids. */
public sealed interface Happening extends Event {
    /** The phase under which it is reported. */
    Stage stage();

    /** Neutral land has the owner −1, and nobody who could mind. */
    private static Optional<Blow> blow(int by, int against) {
        return against < 0 || by == against ? Optional.empty() : Optional.of(new Blow(Seat.of(by), Seat.of(against)));
    }

    enum Stage {
        JOINING,
        NATURAL,
        GENERATION,
        INVENTORY,
        CONSTRUCTION,
        MOVEMENT,
        BATTLE,
        FINAL,
        OUTLOOK
    }

    sealed interface InJoining extends Happening {
        @Override
        default Stage stage() {
            return Stage.JOINING;
        }

        @Override
        default List<Stroke> strokes() {
            Strokes drawn = new Strokes();
            switch (this) {
                case StartChosen(int player, int at) -> drawn.mark(at);
                case StartOffered(int player, int at) -> drawn.mark(at);
                case StartsClashed(int player, int at) -> drawn.mark(at);
                case Settled(int player, int at, int troops) -> {
                    drawn.put("hq", 1, at);
                    drawn.put(Strokes.TROOP, troops, at);
                }
                case BecameReady ready -> {}
                case ColourChosen colour -> {}
                case CountryNamed country -> {}
                case LoreTold lore -> {}
                case Began began -> {}
            }
            return drawn.all();
        }
    }

    record StartChosen(int player, int at) implements InJoining {}

    record StartOffered(int player, int at) implements InJoining {}

    record StartsClashed(int player, int at) implements InJoining {}

    record BecameReady(int player) implements InJoining {}

    record ColourChosen(int player, String colour) implements InJoining {}

    record CountryNamed(int player, String country) implements InJoining {}

    record LoreTold(int player, String lore) implements InJoining {}

    record Settled(int player, int at, int troops) implements InJoining {}

    record Began(int players) implements InJoining {}

    sealed interface InNatural extends Happening {
        @Override
        default Stage stage() {
            return Stage.NATURAL;
        }

        @Override
        default List<Stroke> strokes() {
            Strokes drawn = new Strokes();
            switch (this) {
                case TurnedToWaste(int at) -> drawn.put(Strokes.WASTELAND, 1, at);
                case UnitsCame(int player, int at, int count) -> drawn.put(Strokes.TROOP, count, at);
                case UnitsVanished(int player, int at, int count) -> drawn.take(Strokes.TROOP, count, at);
                case BorderOpened(int a, int b) -> drawn.border(a, b);
                case BorderClosed(int a, int b) -> drawn.border(a, b);
                case WastelandTook(int player, int at, int count) -> drawn.take(Strokes.TROOP, count, at);
            }
            return drawn.all();
        }
    }

    record TurnedToWaste(int at) implements InNatural {}

    record UnitsCame(int player, int at, int count) implements InNatural {}

    record UnitsVanished(int player, int at, int count) implements InNatural {}

    record BorderOpened(int a, int b) implements InNatural {}

    record BorderClosed(int a, int b) implements InNatural {}

    record WastelandTook(int player, int at, int count) implements InNatural {}

    sealed interface InGeneration extends Happening {
        @Override
        default Stage stage() {
            return Stage.GENERATION;
        }

        @Override
        default List<Stroke> strokes() {
            Strokes drawn = new Strokes();
            switch (this) {
                case Spawned(int player, int at, int count) -> drawn.put(Strokes.TROOP, count, at);
                case BonusPaid paid -> {}
                case NotSpawned none -> {}
            }
            return drawn.all();
        }
    }

    record BonusPaid(int player, int price) implements InGeneration {}

    record Spawned(int player, int at, int count) implements InGeneration {}

    record NotSpawned(int player, int count) implements InGeneration {}

    sealed interface InInventory extends Happening {
        @Override
        default Stage stage() {
            return Stage.INVENTORY;
        }

        @Override
        default List<Stroke> strokes() {
            Strokes drawn = new Strokes();
            switch (this) {
                case SaltUsed(int player, int at) -> drawn.put(Strokes.WASTELAND, 1, at);
                case DynamiteUsed dynamite -> {
                    drawn.strike(Item.DYNAMITE.word, dynamite.from(), dynamite.at());
                    drawn.take(Strokes.TROOP, dynamite.killed(), dynamite.at());
                    drawn.take(Strokes.TREBUCHET, dynamite.trebuchets(), dynamite.at());
                    drawn.take(dynamite.destroyed(), 1, dynamite.at());
                }
                case CropUsed crop -> {}
                case Bought bought -> {}
            }
            return drawn.all();
        }
    }

    record CropUsed(int player, int territories, int troops) implements InInventory {}

    record SaltUsed(int player, int at) implements InInventory {}

    record DynamiteUsed(int player, int from, int at, int victim, int killed, int trebuchets, String destroyed)
            implements InInventory {
        @Override
        public Optional<Blow> blow() {
            return Happening.blow(player, victim);
        }
    }

    /** Other players are not told about a purchase (5.2). */
    record Bought(int player, Item item, int price) implements InInventory {
        @Override
        public Audience audience() {
            return Audience.only(Seat.of(player));
        }
    }

    sealed interface InConstruction extends Happening {
        @Override
        default Stage stage() {
            return Stage.CONSTRUCTION;
        }

        @Override
        default List<Stroke> strokes() {
            Strokes drawn = new Strokes();
            switch (this) {
                case Built(int player, String construct, int at, long price) -> drawn.put(construct, 1, at);
                case Rebuilt(int player, int at, Order.Payment payment, int price) ->
                    drawn.put(Construct.FORTRESS.word, 1, at);
                case GiftVanished gift -> {}
            }
            return drawn.all();
        }
    }

    record Built(int player, String construct, int at, long price) implements InConstruction {}

    record Rebuilt(int player, int at, Order.Payment payment, int price) implements InConstruction {}

    /** Only for its owner: what is left would reveal what was spent, and so what was bought (5.2). */
    record GiftVanished(int player, int ip) implements InConstruction {
        @Override
        public Audience audience() {
            return Audience.only(Seat.of(player));
        }
    }

    sealed interface InMovement extends Happening {
        @Override
        default Stage stage() {
            return Stage.MOVEMENT;
        }

        @Override
        default List<Stroke> strokes() {
            Strokes drawn = new Strokes();
            switch (this) {
                case Distributed(int player, int from, int to, int count) -> drawn.go(Strokes.TROOP, count, from, to);
                case Expanded(int player, int from, int to, int count) -> drawn.go(Strokes.TROOP, count, from, to);
                case TrebuchetMoved(int player, int from, int to) -> drawn.go(Strokes.TREBUCHET, 1, from, to);
            }
            return drawn.all();
        }
    }

    record Distributed(int player, int from, int to, int count) implements InMovement {}

    record Expanded(int player, int from, int to, int count) implements InMovement {}

    record TrebuchetMoved(int player, int from, int to) implements InMovement {}

    sealed interface InBattle extends Happening {
        @Override
        default Stage stage() {
            return Stage.BATTLE;
        }

        @Override
        default List<Stroke> strokes() {
            Strokes drawn = new Strokes();
            switch (this) {
                case Sieged sieged -> {
                    drawn.strike(Strokes.TREBUCHET, sieged.from(), sieged.at());
                    drawn.take(Strokes.TROOP, sieged.killed(), sieged.at());
                    drawn.take(Construct.FORTRESS.word, sieged.wallsBroken() ? 1 : 0, sieged.at());
                }
                case Skirmished(int round, int at, List<Side> sides) -> {
                    if (at > 0) {
                        drawn.mark(at);
                    } else {
                        sides.forEach(side -> drawn.mark(side.target()));
                    }
                }
                case Entered(int round, int player, List<Integer> from, int at, int count) ->
                    from.forEach(origin -> drawn.go(Strokes.TROOP, count, origin, at));
                case Invaded invaded -> invaded.draw(drawn);
            }
            return drawn.all();
        }
    }

    record Sieged(int player, int from, int at, int victim, int killed, boolean wallsBroken) implements InBattle {
        @Override
        public Optional<Blow> blow() {
            return Happening.blow(player, victim);
        }
    }

    /** One side of a Skirmish. */
    record Side(int player, int target, int units, int left) {}

    /** @param at the land over which they fought, or 0 if two armies met head-on */
    record Skirmished(int round, int at, List<Side> sides) implements InBattle {
        public Skirmished {
            sides = List.copyOf(sides);
        }
    }

    /** An army without rivals, or the winner of a Skirmish, moved into neutral land. */
    record Entered(int round, int player, List<Integer> from, int at, int count) implements InBattle {
        public Entered {
            from = List.copyOf(from);
        }
    }

    record Invaded(
            int round,
            int player,
            List<Integer> from,
            int at,
            int defender,
            int attackers,
            int defenders,
            Walls walls,
            int attackersLeft,
            int defendersLeft,
            Outcome outcome)
            implements InBattle {
        public Invaded {
            from = List.copyOf(from);
        }

        @Override
        public Optional<Blow> blow() {
            return Happening.blow(player, defender);
        }

        private void draw(Strokes drawn) {
            for (int origin : from) {
                switch (outcome) {
                    case OVERTAKEN -> drawn.go(Strokes.TROOP, attackers, origin, at);
                    case REPELLED, NEUTRALISED -> drawn.strike(Strokes.TROOP, origin, at);
                }
            }
            drawn.take(Strokes.TROOP, defenders - defendersLeft, at);
            switch (walls) {
                case BROKEN -> drawn.take(Construct.FORTRESS.word, 1, at);
                case NONE, HELD -> {}
            }
        }
    }

    enum Walls {
        NONE,
        HELD,
        BROKEN
    }

    enum Outcome {
        REPELLED,
        NEUTRALISED,
        OVERTAKEN
    }

    /** An order that had no effect. Only its player is told, because sheets are secret. */
    record Lapsed(Stage stage, int player, int from, int to, Why why) implements Happening {
        @Override
        public Audience audience() {
            return Audience.only(Seat.of(player));
        }
    }

    enum Why {
        NOT_YOURS,
        NO_UNITS,
        NO_STEPS,
        TAKEN_BY_EARLIER_ORDERS,
        NO_WALKING_AFTER_BATTLE,
        NOTHING_TO_SIEGE
    }

    record Trimmed(Stage stage, int player, int at, int count) implements Happening {
        @Override
        public List<Stroke> strokes() {
            Strokes drawn = new Strokes();
            drawn.take(Strokes.TROOP, count, at);
            return drawn.all();
        }
    }

    sealed interface InFinal extends Happening {
        @Override
        default Stage stage() {
            return Stage.FINAL;
        }

        @Override
        default List<Stroke> strokes() {
            Strokes drawn = new Strokes();
            switch (this) {
                case BivouacRaised(int player, int at, int count) -> drawn.put(Strokes.TROOP, count, at);
                case Earned earned -> {}
                case Died died -> {}
                case DrawWanted wanted -> {}
                case Ended ended -> {}
            }
            return drawn.all();
        }
    }

    record BivouacRaised(int player, int at, int count) implements InFinal {}

    record Earned(int player, int territories, long troops, int hqs, long ip) implements InFinal {}

    record Died(int player) implements InFinal {}

    /** Votes stay secret unless the draw is agreed (W.4). */
    record DrawWanted(int player) implements InFinal {
        @Override
        public Audience audience() {
            return Audience.only(Seat.of(player));
        }
    }

    record Ended(String reason, List<Integer> winners) implements InFinal {
        public Ended {
            winners = List.copyOf(winners);
        }
    }

    sealed interface InOutlook extends Happening {
        @Override
        default Stage stage() {
            return Stage.OUTLOOK;
        }

        @Override
        default List<Stroke> strokes() {
            Strokes drawn = new Strokes();
            switch (this) {
                case WasteAnnounced(int at) -> drawn.mark(at);
                case UnitsAnnounced(int at, int count) -> drawn.mark(at);
                case BorderAnnounced(int a, int b, boolean opens) -> drawn.border(a, b);
                case JoiningOpened opened -> {}
                case JoiningClosed closed -> {}
            }
            return drawn.all();
        }
    }

    record WasteAnnounced(int at) implements InOutlook {}

    /** @param count negative if units will be removed */
    record UnitsAnnounced(int at, int count) implements InOutlook {}

    record BorderAnnounced(int a, int b, boolean opens) implements InOutlook {}

    record JoiningOpened() implements InOutlook {}

    record JoiningClosed() implements InOutlook {}
}
