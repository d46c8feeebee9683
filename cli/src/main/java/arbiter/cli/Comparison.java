package arbiter.cli;

import arbiter.engine.log.OtherRules;
import java.util.List;

/**
 * A game under two versions of its rules.
 *
 * @param compared how many turns were compared
 * @param turns the turns that differ, and perhaps some that do not
 * @param next a sentence: whether the game can change to the other version
 */
record Comparison(String name, int from, int to, int compared, List<OtherRules.Turn> turns, String next) {
    Comparison {
        turns = List.copyOf(turns);
    }
}
