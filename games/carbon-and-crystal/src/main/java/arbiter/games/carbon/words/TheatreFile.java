package arbiter.games.carbon.words;

import arbiter.engine.book.Resources;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Theatre;
import arbiter.games.carbon.rules.setup.Lists;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/** Reads the board text of a game (docs/carbon-data.md), and checks whether its parts fit together. */
public final class TheatreFile {
    private static final List<String> OWN_FACTIONS = List.of("ferrum", "lumen");
    private static final List<String> OWN_MAPS = List.of("2p", "4p", "first");

    private TheatreFile() {}

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
                                    Resources.text(TheatreFile.class, "/arbiter/games/carbon/maps/" + map + ".json"))));
                }
                for (String file : OWN_FACTIONS) {
                    Faction faction = FactionCheck.read(DataFile.of(
                            Resources.text(TheatreFile.class, "/arbiter/games/carbon/factions/" + file + ".json")));
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
    public static Theatre read(String text, int players, Settings settings) throws Misread {
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

    /** A faction replaces a faction of the game with the same word. */
    private static void add(SequencedMap<String, Faction> factions, DataFile file) throws Misread {
        Faction faction = FactionCheck.read(file);
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

    /** Why the parts do not fit together, although each part can be read; empty if they fit. */
    /** Why a game cannot have this many players. */
    public static String wrongNumber(int players) {
        return "it is for two or four players, not " + players;
    }

    public static List<String> misfits(Theatre theatre, int players) {
        Board board = theatre.board();
        Numbers numbers = theatre.numbers();
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
        for (Faction faction : theatre.factions().values()) {
            Lists.refuse(numbers, faction, faction.defaultList)
                    .ifPresent(refusal -> misfits.add("the default list of " + faction.id + " breaks the rules: "
                            + refusal.fact("code") + " " + refusal.fact("have") + " of " + refusal.fact("cap")));
        }
        return misfits;
    }
}
