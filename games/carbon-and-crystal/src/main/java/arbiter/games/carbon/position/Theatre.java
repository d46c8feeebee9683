package arbiter.games.carbon.position;

import arbiter.engine.Resources;
import arbiter.engine.Settings;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.games.carbon.rules.setup.Lists;
import arbiter.games.carbon.words.DataFile;
import arbiter.games.carbon.words.FactionFile;
import arbiter.games.carbon.words.MapFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * What does not change during a game: its numbers, its map and its factions.
 *
 * @param text the board as it was given, empty for the game's own
 */
public record Theatre(String text, Numbers numbers, Board board, SequencedMap<String, Faction> factions) {
    private static final List<String> OWN_FACTIONS = List.of("ferrum", "lumen");
    private static final List<String> OWN_MAPS = List.of("2p", "4p");

    /** The files that come with the game, read once. */
    private static final class Own {
        public static final Map<String, Board> MAPS = new LinkedHashMap<>();
        public static final SequencedMap<String, Faction> FACTIONS = new LinkedHashMap<>();

        static {
            try {
                for (String map : OWN_MAPS) {
                    MAPS.put(
                            map,
                            MapFile.read(DataFile.of(
                                    Resources.text(Theatre.class, "/arbiter/games/carbon/maps/" + map + ".json"))));
                }
                for (String file : OWN_FACTIONS) {
                    Faction faction = FactionFile.read(DataFile.of(
                            Resources.text(Theatre.class, "/arbiter/games/carbon/factions/" + file + ".json")));
                    FACTIONS.put(faction.id, faction);
                }
            } catch (Misread e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /**
     * @param text nothing; the name of a map; a whole faction file or map file; or an object with both: {@code {"map":
     *     "2p", "factions": [ … ]}}, where the map may be a whole map file and each faction is a whole faction file
     */
    public static Theatre of(String text, int players, Settings settings) throws Misread {
        Numbers numbers = new Numbers(settings);
        SequencedMap<String, Faction> factions = new LinkedHashMap<>(Own.FACTIONS);
        String bare = text.strip();
        Board board;
        if (bare.startsWith("{")) {
            DataFile file = DataFile.of(text);
            if (file.has("faction")) {
                board = own(players);
                add(factions, file);
            } else if (file.has("radius")) {
                board = MapFile.read(file);
            } else {
                board = file.has("map") ? map(file) : own(players);
                if (file.has("factions")) {
                    for (DataFile faction : file.objects("factions")) {
                        add(factions, faction);
                    }
                }
                file.close();
            }
        } else if (bare.isEmpty()) {
            board = own(players);
        } else {
            board = named(bare, new Misread(1, 1, Nearest.unknown("map", bare, OWN_MAPS)));
        }
        return new Theatre(bare, numbers, board, factions);
    }

    /** A faction of the same word as one of the game's own takes its place. */
    private static void add(SequencedMap<String, Faction> factions, DataFile file) throws Misread {
        Faction faction = FactionFile.read(file);
        factions.put(faction.id, faction);
    }

    private static Board own(int players) {
        return board(players <= 2 ? "2p" : "4p");
    }

    private static Board board(String name) {
        Board board = Own.MAPS.get(name);
        if (board == null) {
            throw new IllegalStateException("the map " + name + " is missing");
        }
        return board;
    }

    private static Board named(String name, Misread unknown) throws Misread {
        if (!OWN_MAPS.contains(name)) {
            throw unknown;
        }
        return board(name);
    }

    private static Board map(DataFile file) throws Misread {
        if (file.isObject("map")) {
            return MapFile.read(file.object("map"));
        }
        String name = file.text("map");
        return named(name, file.wrong(Nearest.unknown("map", name, OWN_MAPS), "map"));
    }

    /** What does not fit together although each part can be read: empty if all does. */
    public List<String> misfits(int players) {
        List<String> misfits = new ArrayList<>();
        if (board.starts.size() != players) {
            misfits.add("the map " + board.id + " is for " + board.starts.size() + " players, not " + players);
        }
        for (Board.Start start : board.starts) {
            if (start.workers().length < numbers.startWorkers) {
                misfits.add("the map " + board.id + " has places for " + start.workers().length + " Workers beside "
                        + board.text(start.anchor()) + ", not " + numbers.startWorkers);
            }
        }
        for (int a : board.objectives) {
            for (int b : board.objectives) {
                if (a < b && board.distance(a, b) <= 2 * numbers.objectiveReach) {
                    misfits.add("the objectives " + board.text(a) + " and " + board.text(b)
                            + " lie so near that a hex would count for both");
                }
            }
        }
        for (Faction faction : factions.values()) {
            Lists.refuse(numbers, faction, faction.defaultList)
                    .ifPresent(refusal -> misfits.add("the default list of " + faction.id + " breaks the rules: "
                            + refusal.fact("code") + " " + refusal.fact("have") + " of " + refusal.fact("cap")));
        }
        return misfits;
    }

    public Faction faction(String id) {
        Faction faction = factions.get(id);
        if (faction == null) {
            throw new IllegalStateException("no faction " + id);
        }
        return faction;
    }

    /** Whether any faction of this game has such a sheet. */
    public boolean knows(String code) {
        return factions.values().stream().anyMatch(faction -> faction.sheet(code) != null);
    }

    /** Every code of every faction. */
    public List<String> codes() {
        return factions.values().stream()
                .flatMap(faction -> faction.codes().stream())
                .distinct()
                .toList();
    }

    /** What a seat gets whose player sent no list: odd seats the first faction, even seats the second (A is odd). */
    public Faction byDefault(int seat) {
        List<Faction> own = List.copyOf(factions.values());
        return own.get(seat % 2);
    }
}
