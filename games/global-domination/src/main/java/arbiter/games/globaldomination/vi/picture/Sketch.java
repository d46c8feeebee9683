package arbiter.games.globaldomination.vi.picture;

import arbiter.games.globaldomination.maps.LandTable;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The position as text. */
final class Sketch {
    private final View view;

    private Sketch(View view) {
        this.view = view;
    }

    static List<String> of(View view) {
        Sketch sketch = new Sketch(view);
        List<String> lines = new ArrayList<>();
        lines.add(view.map() + ", turn " + view.turn() + (view.split() ? ", some HQs clashed" : ""));
        lines.addAll(LandTable.of(
                view.worldMap(),
                t -> view.lands().get(t).owner() != View.NOBODY,
                t -> sketch.land(view.lands().get(t))));
        view.players().forEach(player -> lines.add(player(player)));
        return lines;
    }

    private String land(View.Land land) {
        List<String> words = new ArrayList<>();
        words.add(
                land.owner() == View.NOBODY
                        ? "-"
                        : view.players().get(land.owner()).name());
        for (Unit unit : Unit.ALL) {
            if (land.units().count(unit) > 0) {
                words.add(land.units().count(unit) + " " + unit.name().toLowerCase(Locale.ROOT));
            }
        }
        if (land.hq()) {
            words.add("HQ");
        }
        land.constructs().forEach(construct -> words.add(construct.title()));
        if (land.mines() > 0) {
            words.add(land.mines() + " mines");
        }
        if (land.wasteland()) {
            words.add("wasteland");
        }
        return String.join(", ", words);
    }

    private static String player(View.Player player) {
        View.Stash stash = player.stash();
        return player.name() + " (" + player.status() + "): " + player.territories() + " territories"
                + (player.ip() == null ? "" : ", " + player.ip() + " IP")
                + (stash == null || stash.equals(new View.Stash(0, 0, 0))
                        ? ""
                        : ", stash: " + stash.crop() + " crop, " + stash.dynamite() + " dynamite, " + stash.toxic()
                                + " toxic");
    }
}
