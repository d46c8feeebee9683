package arbiter.games.globaldomination.maps.generate;

import arbiter.engine.Budget;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Makes a map from a seed: the same seed, size, seats and style give the same map on any machine. The starts are at least
 * three steps apart. The number of territories within two steps and within three differs by at most 15 % between them.
 */
public final class MapGenerator {
    public static final int FEWEST_TERRITORIES = 20;
    public static final int MOST_TERRITORIES = 2_000;
    public static final int FEWEST_SEATS = 2;

    private static final int MOST_ATTEMPTS = 3_000;
    private static final double ASPECT = 1.5;

    private final long seed;
    private final int territories;
    private final int seats;
    private final Style style;

    /** Why a map of this size for this number of seats cannot be made; empty if it can. */
    public static Optional<String> refuse(int territories, int seats) {
        if (territories < FEWEST_TERRITORIES || territories > MOST_TERRITORIES) {
            return Optional.of(
                    "a map has " + FEWEST_TERRITORIES + " to " + MOST_TERRITORIES + " territories, not " + territories);
        }
        if (seats < FEWEST_SEATS || seats > mostSeats(territories)) {
            int enough = territories;
            while (enough < MOST_TERRITORIES && mostSeats(enough) < seats) {
                enough++;
            }
            return Optional.of(territories + " territories have fair starts for " + FEWEST_SEATS + " to "
                    + mostSeats(territories) + " seats, not " + seats
                    + (mostSeats(enough) >= seats && seats >= FEWEST_SEATS
                            ? "; " + enough + " have room for all"
                            : ""));
        }
        return Optional.empty();
    }

    /**
     * The number of fair starts, three steps apart, that a map of this size has, found by experiments. With more starts each
     * needs more space, because good places become rare.
     */
    public static int mostSeats(int territories) {
        return (int) (0.88 * Math.sqrt(territories));
    }

    private MapGenerator(long seed, int territories, int seats, Style style) {
        refuse(territories, seats).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
        this.seed = seed;
        this.territories = territories;
        this.seats = seats;
        this.style = style;
    }

    public static WorldMap generate(long seed, int territories, int seats, Style style) {
        return new MapGenerator(seed, territories, seats, style).map();
    }

    private WorldMap map() {
        SplitMix seeds = new SplitMix(seed);
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            Budget.checkpoint();
            SplitMix dice = new SplitMix(seeds.next());
            WorldMap map = draft(dice);
            Optional<List<Integer>> starts = Starts.find(map, seats);
            if (starts.isPresent()) {
                return named(map, starts.get(), dice);
            }
        }
        throw new IllegalStateException("no fair map for seed " + seed + " after " + MOST_ATTEMPTS + " attempts");
    }

    /** A map without names: shapes, borders and sea lines. */
    private WorldMap draft(SplitMix dice) {
        int each = territories <= 400 ? 200 : 140;
        double squares = territories * each / Terrain.share(style);
        int height = (int) Math.sqrt(squares / ASPECT);
        int width = (int) (height * ASPECT);
        boolean[] land = new Terrain(dice, style, width, height, territories).land();
        CellGrid grid = new Partition(dice, width, height, land).cut(territories);
        Tracing.Traced traced = Tracing.trace(grid, territories, scale(width));
        List<WorldMap.Link> links = new ArrayList<>(traced.borders());
        links.addAll(Crossings.choose(grid, territories, traced.borders()));
        List<Territory> shapes = new ArrayList<>();
        for (int i = 0; i < territories; i++) {
            shapes.add(new Territory(i + 1, "", "", true, traced.outlines().get(i), null));
        }
        return new WorldMap("", shapes, links);
    }

    /** Small maps are made on a smaller grid, but coordinates always have about this size. */
    private static double scale(int width) {
        return Math.max(1, Math.round(1_500.0 / width));
    }

    private WorldMap named(WorldMap map, List<Integer> starts, SplitMix dice) {
        Naming naming = new Naming(dice);
        String title = naming.next().name();
        List<Territory> named = new ArrayList<>();
        for (Territory territory : map.territories()) {
            Naming.Named name = naming.next();
            named.add(new Territory(territory.id(), name.name(), name.code(), true, territory.outline(), null));
        }
        String kind = switch (style) {
            case CONTINENTS -> "The Lands of " + title;
            case ARCHIPELAGO -> "The Isles of " + title;
            case RING -> "The Ring of " + title;
        };
        return new WorldMap(
                kind, "", named, map.links(), starts.stream().map(map::id).toList());
    }

    /** A style by its name, in any case. */
    public static Optional<Style> style(String name) {
        for (Style style : Style.values()) {
            if (style.name().toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT))) {
                return Optional.of(style);
            }
        }
        return Optional.empty();
    }
}
