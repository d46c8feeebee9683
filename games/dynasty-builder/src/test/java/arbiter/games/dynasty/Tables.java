package arbiter.games.dynasty;

import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.words.BoardLines;
import arbiter.games.dynasty.words.PositionText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Games for tests. */
public final class Tables {
    public static final DynastyBuilder GAME = new DynastyBuilder();

    private Tables() {}

    /** @param options alternating names and values */
    public static Setup of(int players, String... options) {
        Map<String, String> overrides = new LinkedHashMap<>();
        for (int i = 0; i < options.length; i += 2) {
            overrides.put(options[i], options[i + 1]);
        }
        return new Setup(
                List.of("Ada", "Bo", "Cy", "Di").subList(0, players), Settings.of(GAME.parameters(), overrides), "");
    }

    /** Setups that together use every rule: many cities, cheap levels, spells, ties, unusual numbers. */
    static List<Setup> varied() {
        return List.of(
                of(2),
                of(3),
                of(4),
                of(2, "startLevel", "2", "buildActions", "9", "ringMinFirst", "1", "ringMinUpper", "1"),
                of(
                        3,
                        "startLevel",
                        "2",
                        "spellLevel",
                        "1",
                        "spellsPerTower",
                        "3",
                        "academyLevel",
                        "1",
                        "veteranTokens",
                        "40"),
                of(
                        2,
                        "map",
                        "random",
                        "waterPct",
                        "25",
                        "soldier.level",
                        "2",
                        "recruitsPerCity",
                        "3",
                        "baseUnitLimit",
                        "5"),
                of(
                        4,
                        "map",
                        "random",
                        "minCentreDistance",
                        "2",
                        "costCentre",
                        "0",
                        "academyLevel",
                        "1",
                        "turnLimit",
                        "8"),
                of(
                        2,
                        "startLevel",
                        "2",
                        "dieSides",
                        "4",
                        "evadeCap",
                        "4",
                        "tieRetryLimit",
                        "1",
                        "siegeFailure",
                        "destroyed",
                        "hostileBuild",
                        "off",
                        "costLevel2",
                        "0",
                        "costLevel3",
                        "0",
                        "unitLimitPerCity",
                        "3",
                        "fleeTokens",
                        "-1",
                        "waterPct",
                        "25",
                        "map",
                        "random",
                        "knight.move",
                        "8",
                        "minMove",
                        "0",
                        "zocPenalty",
                        "3"),
                of(
                        2,
                        "startLevel",
                        "2",
                        "siege.level",
                        "2",
                        "siege.move",
                        "8",
                        "siege.range",
                        "4",
                        "baseUnitLimit",
                        "5",
                        "ringMinFirst",
                        "6",
                        "ringMinUpper",
                        "11",
                        "dynastyLevels",
                        "40",
                        "veteranTokens",
                        "40",
                        "turnLimit",
                        "200"),
                of(
                        3,
                        "homeRadius",
                        "4",
                        "soldierStartDistance",
                        "4",
                        "shipCapacity",
                        "0",
                        "bridges",
                        "0",
                        "landTokenSupply",
                        "0",
                        "houseSupply",
                        "12",
                        "costLevel3",
                        "0",
                        "missedLimit",
                        "1"),
                of(
                        3,
                        "roundPhases",
                        "on",
                        "startLevel",
                        "2",
                        "academyLevel",
                        "1",
                        "costCentre",
                        "1",
                        "veteranTokens",
                        "40",
                        "turnLimit",
                        "12",
                        "rangePerLevel",
                        "1",
                        "hostileBuild",
                        "off"),
                of(
                        2,
                        "roundPhases",
                        "on",
                        "support",
                        "optional",
                        "startLevel",
                        "2",
                        "map",
                        "random",
                        "waterPct",
                        "25",
                        "siege.level",
                        "2",
                        "baseUnitLimit",
                        "5",
                        "recruitsPerCity",
                        "3",
                        "turnLimit",
                        "12"),
                of(4, "support", "optional", "startLevel", "2", "baseUnitLimit", "5", "recruitsPerCity", "3"));
    }

    static List<Line> lines(List<String> text) {
        List<Line> lines = new ArrayList<>();
        for (String line : text) {
            lines.add(new Line(line, lines.size() + 1, 1));
        }
        return lines;
    }

    /** A position of two players, A and B, on a wide plain. */
    public static WorkingPosition read(String... text) {
        return readOn(BoardLines.write(Board.plain(8)), text);
    }

    /** The same on another board. */
    public static WorkingPosition readOn(List<String> board, String... text) {
        try {
            return PositionText.position(List.of("A", "B"), of(2).settings(), lines(board), lines(List.of(text)));
        } catch (Misread e) {
            throw new AssertionError(e.what(), e);
        }
    }

    /** The position after writing it as text and reading it again. */
    static WorkingPosition reread(WorkingPosition p) {
        try {
            return PositionText.position(
                    p.names(), p.numbers.settings, lines(BoardLines.write(p.board)), lines(PositionText.text(p)));
        } catch (Misread e) {
            throw new AssertionError(e.getMessage() + "\n" + String.join("\n", PositionText.text(p)), e);
        }
    }
}
