package arbiter.games.dynasty.picture;

import arbiter.engine.seat.Event;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.View;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What is drawn on top of the board: where units could go, the orders, and their results. */
final class Overlays {
    private final View view;
    private final Canvas canvas;
    private final Ink ink;
    private final Layout layout;
    private final TreeSet<String> inPicture;

    Overlays(View view, Canvas canvas, Ink ink, Layout layout, TreeSet<String> inPicture) {
        this.view = view;
        this.canvas = canvas;
        this.ink = ink;
        this.layout = layout;
        this.inPicture = inPicture;
    }

    private boolean shows(Hex hex) {
        return inPicture.contains(hex.toString());
    }

    /** A ring if the unit could stop there, a small cross if it could only strike. */
    void reach(List<String> ids) {
        for (View.Unit unit : view.units()) {
            if (ids.contains(unit.id())) {
                unit.threatens().stream()
                        .filter(hex -> shows(hex) && !unit.reach().contains(hex) && !hex.equals(unit.at()))
                        .forEach(this::threatened);
                unit.reach().stream().filter(this::shows).forEach(this::reachable);
            }
        }
    }

    private void reachable(Hex hex) {
        boolean taken = view.structureAt(hex) != null || !view.unitsAt(hex).isEmpty();
        canvas.circle(
                layout.x(hex),
                layout.y(hex),
                taken ? 14 : 8,
                "fill=\"" + ink.plate() + "\" fill-opacity=\"0.75\" stroke=\"" + ink.ink() + "\" stroke-width=\"1.8\"");
    }

    private void threatened(Hex hex) {
        double x = layout.x(hex);
        double y = layout.y(hex);
        canvas.path(
                "M" + Canvas.point(x - 6, y - 21) + " l5,5 m0,-5 l-5,5",
                "fill=\"none\" stroke=\"" + ink.alarm() + "\" stroke-width=\"2.2\" stroke-linecap=\"round\"");
    }

    private void arrow(List<Hex> way, String colour, String dash) {
        StringBuilder path = new StringBuilder();
        for (Hex hex : way) {
            path.append(path.isEmpty() ? "M" : " L").append(Canvas.point(layout.x(hex), layout.y(hex)));
        }
        String shape = "fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" ";
        canvas.path(
                path.toString(), shape + "stroke=\"" + ink.plate() + "\" stroke-width=\"7\" stroke-opacity=\"0.8\"");
        canvas.path(
                path.toString(),
                shape + "stroke=\"" + colour + "\" stroke-width=\"4\" stroke-dasharray=\"" + dash + "\"");
        head(way.get(way.size() - 2), way.getLast(), colour);
    }

    private void head(Hex from, Hex to, double back, String colour) {
        double dx = layout.x(to) - layout.x(from);
        double dy = layout.y(to) - layout.y(from);
        double length = Math.max(1, Math.hypot(dx, dy));
        double ux = dx / length;
        double uy = dy / length;
        double x = layout.x(to) - ux * back;
        double y = layout.y(to) - uy * back;
        canvas.path(
                "M" + Canvas.point(x, y) + " L" + Canvas.point(x - 11 * ux + 6 * uy, y - 11 * uy - 6 * ux) + " L"
                        + Canvas.point(x - 11 * ux - 6 * uy, y - 11 * uy + 6 * ux) + " Z",
                "fill=\"" + colour + "\" stroke=\"" + ink.plate() + "\" stroke-width=\"1\"");
    }

    private void head(Hex from, Hex to, String colour) {
        head(from, to, 14, colour);
    }

    /** The paths of units, drawn under the pieces. */
    void trails(List<Event> happened) {
        for (Event event : happened) {
            if (event instanceof Happening.UnitMarched marched) {
                List<Hex> way = new ArrayList<>(List.of(marched.from()));
                way.addAll(marched.path());
                if (way.stream().allMatch(this::shows)) {
                    arrow(way, ink.line(marched.player().index()), "none");
                }
            }
        }
    }

    /** Orders that are not carried out yet are dashed. */
    void intentions(List<Order> orders) {
        for (Order order : orders) {
            switch (order) {
                case Order.March march -> march(march);
                case Order.BuildHouse(Hex at) -> ghost(at, "house");
                case Order.BuildBridge(Hex at) -> ghost(at, "bridge");
                case Order.Found(Hex at, Hex shift) -> ghost(at, "found");
                case Order.Upgrade(Hex at) -> ghost(at, "+1");
                case Order.Token(Hex at) -> ghost(at, "token");
                case Order.Untoken(Hex at) -> ghost(at, "house");
                case Order.Raze(Hex at) -> ghost(at, "raze");
                case Order.Recruit recruit -> ghost(recruit.at(), recruit.kind().word());
                case Order.CreateUnit create -> ghost(create.at(), create.kind().word());
                case Order.CreateCity(Hex at, Hex shift) -> ghost(at, "city");
                case Order.PlaceCentre(Hex at) -> ghost(at, "centre");
                case Order.PlaceSoldier(Hex at) -> ghost(at, "soldier");
                case Order.CastOnTile cast -> ghost(cast.at(), cast.spell().word());
                case Order.CastOnUnit _, Order.Disband _ -> {}
                case Order.Evade _, Order.Retaliate _, Order.Again _, Order.Back _ -> {}
                case Order.Closing _, Order.AtAnyTime _, Order.OfHost _, Order.Remark _ -> {}
            }
        }
    }

    private void march(Order.March march) {
        View.Unit unit = view.units().stream()
                .filter(one -> one.id().equals(march.unit().toString()))
                .findFirst()
                .orElse(null);
        if (unit == null) {
            return;
        }
        List<Hex> way = new ArrayList<>(List.of(unit.at()));
        way.addAll(march.path());
        if (way.size() > 1 && way.stream().allMatch(this::shows)) {
            arrow(way, ink.line(unit.owner().index()), "8 6");
        }
        Hex target = march.attack();
        if (target != null && shows(target) && shows(way.getLast())) {
            attack(way.getLast(), target);
        }
    }

    private void attack(Hex from, Hex target) {
        if (!from.equals(target)) {
            canvas.line(
                    layout.x(from),
                    layout.y(from),
                    layout.x(target),
                    layout.y(target),
                    "stroke=\"" + ink.alarm()
                            + "\" stroke-width=\"3\" stroke-dasharray=\"3 5\" stroke-linecap=\"round\"");
            head(from, target, 10, ink.alarm());
        }
    }

    private void ghost(Hex at, String word) {
        if (shows(at)) {
            canvas.path(
                    layout.outline(at, 5),
                    "fill=\"none\" stroke=\"" + ink.ink() + "\" stroke-width=\"2\" stroke-dasharray=\"5 4\"");
            label(at, 17, word, ink.ink());
        }
    }

    private void label(Hex at, double below, String text, String colour) {
        double width = 6 * text.length() + 8;
        canvas.rect(
                layout.x(at) - width / 2,
                layout.y(at) + below - 9,
                width,
                12,
                "rx=\"3\" fill=\"" + ink.plate() + "\" stroke=\"" + colour + "\" stroke-width=\"1\"");
        canvas.text(
                layout.x(at),
                layout.y(at) + below,
                9,
                text,
                "text-anchor=\"middle\" font-weight=\"700\" fill=\"" + colour + "\"");
    }

    /** The events, drawn over the pieces: new things have a ring, lost things are crossed out, battles show their numbers. */
    void outcomes(List<Event> happened) {
        for (Event event : happened) {
            if (event instanceof Happening happening) {
                outcome(happening);
            }
        }
    }

    private void outcome(Happening happening) {
        switch (happening) {
            case Happening.HouseBuilt e -> fresh(e.at());
            case Happening.BridgeBuilt e -> fresh(e.at());
            case Happening.CityFounded e -> fresh(e.at());
            case Happening.CityUpgraded e -> fresh(e.at());
            case Happening.CityBought e -> fresh(e.at());
            case Happening.UnitRecruited e -> fresh(e.at());
            case Happening.UnitCreated e -> fresh(e.at());
            case Happening.CentrePlaced e -> fresh(e.at());
            case Happening.SoldierPlaced e -> fresh(e.at());
            case Happening.Trampled e -> gone(e.at());
            case Happening.Demolished e -> gone(e.at());
            case Happening.Razed e -> gone(e.at());
            case Happening.UnitLost e -> gone(e.at());
            case Happening.CityDestroyed e -> gone(e.at());
            case Happening.Fought e ->
                battle(e.at(), e.attack().total() + ":" + e.defence().total());
            case Happening.Stormed e -> battle(e.at(), e.attack().total() + ":" + e.defence());
            case Happening.ShotFired e -> battle(e.at(), e.die() + " of " + e.needed());
            case Happening.TurnBegan _,
                    Happening.PhaseBegan _,
                    Happening.SupportWithheld _,
                    Happening.SupportGiven _ -> {}
            case Happening.HouseToToken _,
                    Happening.TokenToHouse _,
                    Happening.UnitShifted _,
                    Happening.UnitMarched _ -> {}
            case Happening.Tied _, Happening.BackedOff _, Happening.ReplyAsked _, Happening.SpellCast _ -> {}
            case Happening.IncomePaid _,
                    Happening.UnitDisbanded _,
                    Happening.BridgeVanished _,
                    Happening.PlayerEliminated _ -> {}
            case Happening.PlayerResigned _,
                    Happening.DeadlinePassed _,
                    Happening.SeatLeftToBot _,
                    Happening.SeatReturned _ -> {}
            case Happening.TimeRanOut _,
                    Happening.PolicySet _,
                    Happening.BatchWaits _,
                    Happening.WaitingLineRejected _ -> {}
            case Happening.WaitingLinesCancelled _, Happening.GameWon _ -> {}
        }
    }

    private void fresh(Hex at) {
        if (shows(at)) {
            canvas.path(layout.outline(at, 5), "fill=\"none\" stroke=\"" + ink.ink() + "\" stroke-width=\"2\"");
        }
    }

    private void gone(Hex at) {
        if (shows(at)) {
            double x = layout.x(at);
            double y = layout.y(at);
            canvas.path(
                    "M" + Canvas.point(x - 11, y - 11) + " l22,22 m0,-22 l-22,22",
                    "fill=\"none\" stroke=\"" + ink.alarm() + "\" stroke-width=\"3.4\" stroke-linecap=\"round\"");
        }
    }

    private void battle(Hex at, String numbers) {
        if (shows(at)) {
            label(at, -16, numbers, ink.alarm());
        }
    }
}
