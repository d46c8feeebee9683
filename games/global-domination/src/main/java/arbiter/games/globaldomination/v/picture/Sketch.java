package arbiter.games.globaldomination.v.picture;

import arbiter.games.globaldomination.maps.LandTable;
import arbiter.games.globaldomination.v.position.View;
import java.util.ArrayList;
import java.util.List;

/** The position as text. */
final class Sketch {
    private final View view;

    private Sketch(View view) {
        this.view = view;
    }

    static List<String> of(View view) {
        Sketch sketch = new Sketch(view);
        List<String> lines = new ArrayList<>();
        lines.add(view.map() + ", turn " + view.turn() + ", " + view.stage());
        lines.addAll(LandTable.of(
                view.atlas(),
                t -> view.lands().get(t).owner() >= 0,
                t -> sketch.land(view.lands().get(t))));
        view.players().forEach(player -> lines.add(player(player)));
        return lines;
    }

    private String land(View.Land land) {
        List<String> words = new ArrayList<>();
        words.add(land.owner() < 0 ? "-" : view.players().get(land.owner()).name());
        land.units().forEach((unit, count) -> {
            if (count > 0) {
                words.add(count + " " + unit);
            }
        });
        if (land.hq()) {
            words.add("HQ");
        }
        if (!land.construct().isEmpty()) {
            words.add(land.construct());
        }
        if (land.trebuchets() > 0) {
            words.add(land.trebuchets() + " trebuchet");
        }
        if (land.wasteland()) {
            words.add("wasteland");
        }
        return String.join(", ", words);
    }

    private static String player(View.Player player) {
        return player.name() + " (" + player.status() + "): " + player.territories() + " territories, "
                + player.troops() + " troops, " + player.ip() + " IP"
                + (player.stash() == null || player.stash().isEmpty() ? "" : ", stash " + player.stash());
    }
}
