package arbiter.games.globaldomination.vi.picture;

import arbiter.engine.picture.Look;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.draw.MapDrawing;
import arbiter.games.globaldomination.maps.draw.MapPicture;
import arbiter.games.globaldomination.maps.draw.MapPicture.Arrow;
import arbiter.games.globaldomination.maps.draw.MapPicture.Kind;
import arbiter.games.globaldomination.maps.draw.MapPicture.Mark;
import arbiter.games.globaldomination.maps.draw.MapPicture.Token;
import arbiter.games.globaldomination.maps.draw.MapPicture.Way;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Path;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.View;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.TreeSet;

/** Converts a view to the picture of the map. */
final class Canvas {
    private final View view;
    private final WorldMap map;
    private final List<Arrow> arrows = new ArrayList<>();
    private final TreeSet<Integer> battles = new TreeSet<>();

    /** Lands that an Invasion has just conquered: the next march into them belongs to that army. */
    private final TreeSet<Integer> fallen = new TreeSet<>();

    private Canvas(View view) {
        this.view = view;
        this.map = view.worldMap();
    }

    static String of(View view, Sheet<Order> orders, List<Event> happened, Look look) {
        Canvas canvas = new Canvas(view);
        orders.orders().forEach(canvas::intend);
        happened.forEach(canvas::happen);
        return MapDrawing.svg(canvas.picture(), look);
    }

    private MapPicture picture() {
        String name = map.name().isEmpty() ? "Global Domination VI" : map.name();
        return new MapPicture(
                map,
                name + " · Turn " + view.turn(),
                "",
                view.players().stream()
                        .map(player -> new MapPicture.Player(
                                player.name(),
                                player.is(Status.DEAD)
                                        ? "out of the game"
                                        : player.territories() == 1 ? "1 land" : player.territories() + " lands"))
                        .toList(),
                lands(),
                arrows);
    }

    private List<MapPicture.Land> lands() {
        List<MapPicture.Land> lands = new ArrayList<>();
        for (int t = 0; t < view.lands().size(); t++) {
            View.Land land = view.lands().get(t);
            EnumSet<Mark> marks = EnumSet.noneOf(Mark.class);
            if (land.wasteland()) {
                marks.add(Mark.WASTELAND);
            }
            if (battles.contains(land.id())) {
                marks.add(Mark.BATTLE);
            }
            lands.add(new MapPicture.Land(t, land.owner(), tokens(land), marks));
        }
        return lands;
    }

    private static List<Token> tokens(View.Land land) {
        List<Token> tokens = new ArrayList<>();
        if (land.hq()) {
            boolean foreign = land.settler() != land.owner();
            tokens.add(new Token(Kind.HQ, 1, foreign ? land.settler() : MapPicture.NEUTRAL));
        }
        for (Construct construct : land.constructs()) {
            tokens.add(Token.of(
                    switch (construct) {
                        case WATCHTOWER -> Kind.WATCHTOWER;
                        case BIVOUAC -> Kind.BIVOUAC;
                        case LIBRARY -> Kind.LIBRARY;
                        case INTELLIGENCE -> Kind.INTELLIGENCE;
                    }));
        }
        for (Unit unit : Unit.ALL) {
            if (land.units().count(unit) > 0) {
                tokens.add(Token.of(kind(unit), land.units().count(unit)));
            }
        }
        if (land.mines() > 0) {
            tokens.add(Token.of(Kind.MINE, land.mines()));
        }
        return tokens;
    }

    private static Kind kind(Unit unit) {
        return switch (unit) {
            case ARMY -> Kind.ARMY;
            case CAVALRY -> Kind.CAVALRY;
            case HEAVY -> Kind.HEAVY;
            case SPY -> Kind.SPY;
        };
    }

    /** The seat that sees the view: only the viewer's own Influence is known. */
    private int viewer() {
        for (View.Player player : view.players()) {
            if (player.ip() != null) {
                return player.seat().index();
            }
        }
        return 0;
    }

    private void intend(Order order) {
        if (order instanceof Order.Move(int count, Unit unit, Path path) && path.hops() > 0) {
            List<Integer> places = new ArrayList<>();
            for (int id : path) {
                if (map.indexOf(id) < 0) {
                    return;
                }
                places.add(map.indexOf(id));
            }
            arrows.add(new Arrow(places, viewer(), count, kind(unit), Way.INTENDED));
        }
    }

    private void happen(Event event) {
        if (event instanceof Happening.Marched e) {
            arrow(e.seat(), e.from(), e.to(), e.count(), e.unit(), way(e.to()));
        } else if (event instanceof Happening.Taken e) {
            fallen.remove(e.territory());
        } else if (event instanceof Happening.Skirmished e) {
            battles.addAll(e.territories());
        } else if (event instanceof Happening.Invaded e) {
            invade(e);
        }
    }

    private void invade(Happening.Invaded e) {
        battles.add(e.territory());
        if (e.outcome() == Happening.Outcome.TAKEN) {
            fallen.add(e.territory());
        } else {
            for (int from : e.from()) {
                arrow(e.attacker().seat(), from, e.territory(), 0, Unit.ARMY, Way.STOPPED);
            }
        }
    }

    private Way way(int to) {
        if (fallen.contains(to)) {
            return Way.TAKEN;
        }
        return battles.contains(to) ? Way.MET : Way.MOVED;
    }

    private void arrow(Seat seat, int from, int to, int count, Unit unit, Way way) {
        int a = map.indexOf(from);
        int b = map.indexOf(to);
        if (a >= 0 && b >= 0) {
            arrows.add(new Arrow(List.of(a, b), seat.index(), count, kind(unit), way));
        }
    }
}
