package arbiter.games.globaldomination.v.picture;

import arbiter.engine.picture.Look;
import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Sheet;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.draw.MapDrawing;
import arbiter.games.globaldomination.maps.draw.MapPicture;
import arbiter.games.globaldomination.maps.draw.MapPicture.Kind;
import arbiter.games.globaldomination.maps.draw.MapPicture.Mark;
import arbiter.games.globaldomination.maps.draw.MapPicture.Token;
import arbiter.games.globaldomination.maps.draw.MapPicture.Way;
import arbiter.games.globaldomination.v.position.Colour;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The board as a picture: owners, pieces, and arrows for orders and events. */
final class Canvas {
    private final View view;
    private final WorldMap map;
    private final List<MapPicture.Arrow> arrows = new ArrayList<>();
    private final boolean[] foughtOver;

    private Canvas(View view) {
        this.view = view;
        map = view.atlas();
        foughtOver = new boolean[map.size()];
    }

    static String svg(View view, Sheet<Order> orders, List<Event> happened, Look look) {
        Canvas canvas = new Canvas(view);
        orders.orders().forEach(canvas::intend);
        happened.forEach(canvas::tell);
        return MapDrawing.svg(canvas.picture(), look);
    }

    private MapPicture picture() {
        String title = (view.map().isEmpty() ? "Global Domination V" : view.map())
                + (view.stage().equals("joining") ? " · Joining" : " · Turn " + view.turn());
        List<MapPicture.Player> players = view.players().stream()
                .map(player -> new MapPicture.Player(
                        player.name(),
                        player.territories() + (player.territories() == 1 ? " land" : " lands"),
                        worn(player)))
                .toList();
        List<MapPicture.Land> lands = new ArrayList<>();
        for (int at = 0; at < map.size(); at++) {
            View.Land land = view.lands().get(at);
            lands.add(new MapPicture.Land(at, land.owner(), tokens(land), marks(land, at)));
        }
        return new MapPicture(map, title, "", players, lands, arrows);
    }

    /** GD5-1.2: the colour that the player has chosen, if any. */
    private static int worn(View.Player player) {
        Colour colour = Colour.of(player.colour());
        return colour == null ? -1 : colour.rgb;
    }

    private static List<Token> tokens(View.Land land) {
        List<Token> tokens = new ArrayList<>();
        if (land.hq()) {
            tokens.add(new Token(Kind.HQ, 1, land.settler() == land.owner() ? MapPicture.NEUTRAL : land.settler()));
        }
        switch (land.construct()) {
            case "fortress" -> tokens.add(Token.of(Kind.FORTRESS));
            case "ruin" -> tokens.add(Token.of(Kind.RUIN));
            case "garrison" -> tokens.add(Token.of(Kind.GARRISON));
            case "bivouac" -> tokens.add(Token.of(Kind.BIVOUAC));
            default -> {}
        }
        if (land.troops() > 0) {
            tokens.add(Token.of(Kind.TROOP, land.troops()));
        }
        if (land.trebuchets() > 0) {
            tokens.add(Token.of(Kind.TREBUCHET, land.trebuchets()));
        }
        return tokens;
    }

    private Set<Mark> marks(View.Land land, int at) {
        Set<Mark> marks = EnumSet.noneOf(Mark.class);
        if (land.wasteland()) {
            marks.add(Mark.WASTELAND);
        }
        if (foughtOver[at]) {
            marks.add(Mark.BATTLE);
        }
        return marks;
    }

    /** An order is drawn in the colour of the owner of the place from which it starts. */
    private void intend(Order order) {
        if (order instanceof Order.InMovement move) {
            switch (move) {
                case Order.Move(int count, int[] path) ->
                    arrow(Arrays.stream(path).boxed().toList(), owner(path[0]), count, Kind.TROOP, Way.INTENDED);
                case Order.MoveTrebuchet(int from, int to) ->
                    arrow(List.of(from, to), owner(from), 1, Kind.TREBUCHET, Way.INTENDED);
            }
        } else if (order instanceof Order.Siege(int from, int to, Order.Aim aim)) {
            arrow(List.of(from, to), owner(from), 0, Kind.TREBUCHET, Way.INTENDED);
        }
    }

    private int owner(int at) {
        return view.lands().get(at).owner();
    }

    private void arrow(List<Integer> path, int player, int amount, Kind kind, Way way) {
        if (path.stream().allMatch(at -> at >= 0 && at < map.size()) && path.size() > 1) {
            arrows.add(new MapPicture.Arrow(path, player, amount, kind, way));
        }
    }

    private void tell(Event event) {
        if (event instanceof Happening.InMovement movement) {
            moved(movement);
        } else if (event instanceof Happening.InBattle battle) {
            fought(battle);
        }
    }

    private void moved(Happening.InMovement event) {
        switch (event) {
            case Happening.Distributed(int player, int from, int to, int count) ->
                hop(player, from, to, count, Kind.TROOP, Way.MOVED);
            case Happening.Expanded(int player, int from, int to, int count) ->
                hop(player, from, to, count, Kind.TROOP, Way.MOVED);
            case Happening.TrebuchetMoved(int player, int from, int to) ->
                hop(player, from, to, 1, Kind.TREBUCHET, Way.MOVED);
        }
    }

    private void fought(Happening.InBattle event) {
        switch (event) {
            case Happening.Sieged sieged ->
                hop(sieged.player(), sieged.from(), sieged.at(), 0, Kind.TREBUCHET, Way.STOPPED);
            case Happening.Entered(int round, int player, List<Integer> from, int at, int count) ->
                from.forEach(origin -> hop(player, origin, at, count, Kind.TROOP, Way.MET));
            case Happening.Invaded invaded -> invaded(invaded);
            case Happening.Skirmished(int round, int at, List<Happening.Side> sides) ->
                sides.forEach(side -> fought(side.target()));
        }
    }

    private void invaded(Happening.Invaded event) {
        Way way = switch (event.outcome()) {
            case REPELLED -> Way.STOPPED;
            case NEUTRALISED -> Way.MET;
            case OVERTAKEN -> Way.TAKEN;
        };
        fought(event.at());
        event.from().forEach(origin -> hop(event.player(), origin, event.at(), event.attackers(), Kind.TROOP, way));
    }

    private void fought(int id) {
        int at = map.indexOf(id);
        if (at >= 0) {
            foughtOver[at] = true;
        }
    }

    private void hop(int player, int from, int to, int count, Kind kind, Way way) {
        arrow(List.of(map.indexOf(from), map.indexOf(to)), player, count, kind, way);
    }
}
