package arbiter.games.globaldomination.v.words;

import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.v.position.Colour;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Rules;
import java.util.ArrayList;
import java.util.List;

/** Orders in words: on a button, and on the sheet of a player who does not read notation. */
public final class OrderWords {
    private final Position position;
    private final Rules rules;
    private final Names plain;

    public OrderWords(Position position) {
        this.position = position;
        this.rules = position.rules();
        this.plain = Names.plain(position);
    }

    /** The button that contains the order. */
    public String group(Order order) {
        return switch (order) {
            case Order.Spawn spawn -> "Spawn";
            case Order.Bonus bonus -> "Bonus";
            case Order.UseCrop use -> "Use";
            case Order.UseSalt use -> "Use";
            case Order.UseDynamite use -> "Use";
            case Order.Buy buy -> "Buy";
            case Order.Build build -> "Build";
            case Order.BuildTrebuchet build -> "Build";
            case Order.Rebuild rebuild -> "Rebuild";
            case Order.Move move -> "Move";
            case Order.MoveTrebuchet move -> "Move";
            case Order.Siege siege -> "Siege";
            case Order.VoteDraw vote -> "Vote";
            case Order.Start start -> "Start";
            case Order.Offer offer -> "Offer";
            case Order.Ready ready -> "Ready";
            case Order.ChooseColour colour -> "Colour";
            case Order.NameCountry country -> "Country";
            case Order.TellLore lore -> "Lore";
            case Order.Begin begin -> "Begin";
            case Order.OpenJoining open -> "Joining";
            case Order.CloseJoining close -> "Joining";
            case Order.Announce announce -> "Announce";
        };
    }

    /** The order within its group. */
    public String label(Order order) {
        return switch (order) {
            case Order.Spawn(List<Order.Portion> portions) -> portions(plain, portions);
            case Order.Bonus(List<Order.Portion> portions) -> portions(plain, portions);
            case Order.UseCrop() -> Names.item(Item.CROP);
            case Order.UseSalt(int at) -> Names.item(Item.SALT) + " in " + plain.place(at);
            case Order.UseDynamite(int from, int to) ->
                Names.item(Item.DYNAMITE) + " from " + plain.place(from) + " into " + plain.place(to);
            case Order.Buy(Item item) -> Names.item(item);
            case Order.Build(Construct construct, int at) -> Names.building(construct.word) + " in " + plain.place(at);
            case Order.BuildTrebuchet(int at) -> "Trebuchet in " + plain.place(at);
            case Order.Rebuild(int at, Order.Payment payment) ->
                "Fortress in " + plain.place(at) + " for " + payment(payment);
            case Order.Move(int count, int[] path) ->
                Names.troops(count) + " to " + plain.place(path[path.length - 1]) + through(path);
            case Order.MoveTrebuchet(int from, int to) -> "Trebuchet to " + plain.place(to);
            case Order.Siege(int from, int to, Order.Aim aim) -> "Fire at " + aim(aim) + plain.place(to);
            case Order.VoteDraw() -> "For a draw";
            case Order.Start(int at) -> plain.place(at);
            case Order.Offer(int at) -> plain.place(at);
            case Order.Ready() -> "I am ready";
            case Order.ChooseColour(Colour colour) -> capital(colour.word());
            case Order.NameCountry(String name) -> name;
            case Order.TellLore(String lore) -> lore;
            case Order.Begin() -> "The first turn";
            case Order.OpenJoining() -> "Open";
            case Order.CloseJoining() -> "Close";
            case Order.Announce(NaturalEvent event) -> capital(event(plain, event));
        };
    }

    /** What the order gives; empty if the label says everything. */
    public String effect(Order order, int seat) {
        return switch (order) {
            case Order.UseCrop() -> "+" + Names.troops(rules.shop().cropTroops()) + " in each territory with room";
            case Order.UseSalt use -> "a Wasteland for ever: nothing can be built there";
            case Order.UseDynamite(int from, int to) ->
                "destroys what is built there"
                        + kills(position.owner()[to] == seat ? 0 : rules.shop().dynamiteKills());
            case Order.Buy buy -> "can be used from the next turn on";
            case Order.Build(Construct construct, int at) -> effect(construct);
            case Order.BuildTrebuchet build -> "fires from the next turn on";
            case Order.Rebuild rebuild -> effect(Construct.FORTRESS);
            case Order.Move(int count, int[] path) -> arrival(path[path.length - 1], seat);
            case Order.Siege(int from, int to, Order.Aim aim) ->
                aim == Order.Aim.UNITS || position.constructAt(to) != Construct.FORTRESS
                        ? "kills up to " + Names.troops(rules.fighting().siegeKills())
                        : "breaks the Fortress";
            case Order.Start start ->
                "a Headquarter and " + Names.troops(rules.start().startTroops());
            case Order.Spawn spawn -> "";
            case Order.Bonus bonus -> "";
            case Order.MoveTrebuchet move -> "cannot fire this turn";
            case Order.VoteDraw vote -> "the game ends if all living players vote for it";
            case Order.Offer offer -> "one of two starts, of which the other player picks one";
            case Order.Ready ready -> "the game begins when everybody is ready";
            case Order.ChooseColour colour -> "";
            case Order.NameCountry country -> "";
            case Order.TellLore lore -> "";
            case Order.Begin begin -> "players without a start stay outside";
            case Order.OpenJoining open -> "players may join late";
            case Order.CloseJoining close -> "nobody joins any more";
            case Order.Announce announce -> "happens in the next turn";
        };
    }

    private static String kills(int units) {
        return units == 0 ? "" : " and kills " + units;
    }

    private String effect(Construct construct) {
        return switch (construct) {
            case FORTRESS ->
                "breaking its walls costs an attacker "
                        + Names.troops(rules.fighting().wallStrength());
            case GARRISON -> "unit cap × " + rules.building().garrisonFactor();
            case BIVOUAC -> "+" + Names.troops(rules.income().bivouacTroops()) + " per turn";
            case RUIN, NONE -> "";
        };
    }

    private String arrival(int to, int seat) {
        int owner = position.owner()[to];
        if (owner == seat) {
            return "";
        }
        return owner == Position.NEUTRAL
                ? "+1 territory"
                : "attacks " + Names.troops(position.troops()[to]) + " of " + plain.player(owner);
    }

    /** The order as its player reads it on the sheet, with marked names. */
    public Sentence intent(Order order) {
        return Sentence.of(said(Names.marked(position), order));
    }

    private String said(Names names, Order order) {
        return switch (order) {
            case Order.Spawn(List<Order.Portion> portions) -> "Spawn " + portions(names, portions);
            case Order.Bonus(List<Order.Portion> portions) ->
                portions.isEmpty() ? "Bonus units" : "Bonus: " + portions(names, portions);
            case Order.UseCrop() -> "Use a " + Names.item(Item.CROP);
            case Order.UseSalt(int at) -> "Use a " + Names.item(Item.SALT) + " in " + names.place(at);
            case Order.UseDynamite(int from, int to) ->
                Names.item(Item.DYNAMITE) + ": " + names.place(from) + " → " + names.place(to);
            case Order.Buy(Item item) -> "Buy a " + Names.item(item);
            case Order.Build(Construct construct, int at) ->
                "Build a " + Names.building(construct.word) + " in " + names.place(at);
            case Order.BuildTrebuchet(int at) -> "Build a Trebuchet in " + names.place(at);
            case Order.Rebuild(int at, Order.Payment payment) ->
                "Rebuild the Fortress in " + names.place(at) + " for " + payment(payment);
            case Order.Move(int count, int[] path) -> Names.troops(count) + ": " + path(names, path);
            case Order.MoveTrebuchet(int from, int to) -> "Trebuchet: " + path(names, new int[] {from, to});
            case Order.Siege(int from, int to, Order.Aim aim) ->
                "Siege from " + names.place(from) + ": fire at " + aim(aim) + names.place(to);
            case Order.VoteDraw() -> "Vote for a draw";
            case Order.Start(int at) -> "Start in " + names.place(at);
            case Order.Offer(int at) -> "Offer a start in " + names.place(at);
            case Order.Ready() -> "Ready";
            case Order.ChooseColour(Colour colour) -> "Play in " + colour.word();
            case Order.NameCountry(String name) -> "Lead " + name;
            case Order.TellLore(String lore) -> "Tell: " + lore;
            case Order.Begin() -> "Begin the first turn";
            case Order.OpenJoining() -> "Open the game to late players";
            case Order.CloseJoining() -> "Close the game to late players";
            case Order.Announce(NaturalEvent event) -> "Announce " + event(names, event);
        };
    }

    private String portions(Names names, List<Order.Portion> portions) {
        List<String> parts = new ArrayList<>();
        for (Order.Portion portion : portions) {
            String where = portion.at() == Order.HOMELAND ? "the Homeland" : names.place(portion.at());
            parts.add(Names.troops(portion.count()) + " in " + where);
        }
        return Names.list(parts);
    }

    private String payment(Order.Payment payment) {
        return switch (payment) {
            case IP -> "Influence";
            case UNIT -> Names.troops(rules.building().rebuildUnits());
        };
    }

    private static String aim(Order.Aim aim) {
        return switch (aim) {
            case WHAT_STANDS -> "";
            case UNITS -> "the Troops in ";
            case WALLS -> "the walls of ";
        };
    }

    private static String path(Names names, int[] path) {
        List<String> places = new ArrayList<>();
        for (int at : path) {
            places.add(names.place(at));
        }
        return String.join(" → ", places);
    }

    private String through(int[] path) {
        List<String> places = new ArrayList<>();
        for (int i = 1; i < path.length - 1; i++) {
            places.add(plain.place(path[i]));
        }
        return places.isEmpty() ? "" : " through " + Names.list(places);
    }

    private static String event(Names names, NaturalEvent event) {
        return switch (event) {
            case NaturalEvent.Desert(int at) -> "a Wasteland in " + names.place(at);
            case NaturalEvent.AddUnits(int count, int at) ->
                Names.troops(count) + " for the owner of " + names.place(at);
            case NaturalEvent.RemoveUnits(int count, int at) ->
                "the loss of " + Names.troops(count) + " in " + names.place(at);
            case NaturalEvent.OpenBorder(int a, int b) ->
                "an open border between " + names.place(a) + " and " + names.place(b);
            case NaturalEvent.CloseBorder(int a, int b) ->
                "a closed border between " + names.place(a) + " and " + names.place(b);
        };
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
