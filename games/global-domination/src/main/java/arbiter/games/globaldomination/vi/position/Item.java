package arbiter.games.globaldomination.vi.position;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a stash can contain (GD6-I.1). */
public enum Item {
    CROP("Crop Supply"),
    DYNAMITE("Dynamite"),
    TOXIC("Toxic Waste");

    public static final List<Item> ALL = List.of(values());
    static final int KINDS = 3;

    private final String title;

    Item(String title) {
        this.title = title;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String title() {
        return title;
    }

    public static @Nullable Item of(String word) {
        for (Item item : ALL) {
            if (item.word().equalsIgnoreCase(word)) {
                return item;
            }
        }
        return null;
    }
}
