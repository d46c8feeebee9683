package arbiter.server.people;

import arbiter.engine.Games;
import java.util.ArrayList;
import java.util.List;

/** Distinctions for what somebody has done in games with other people. */
final class Badges {
    private static final int STEADY = 100;
    private static final int MANY = 25;

    private Badges() {}

    static List<Badge> of(List<Profile.Tally> tallies, int longestStreak) {
        List<Badge> badges = new ArrayList<>();
        for (Profile.Tally tally : tallies) {
            if (tally.won() > 0) {
                badges.add(new Badge(
                        "first-win",
                        tally.ruleset(),
                        "First win",
                        "Won a game of " + tally.rulesetName() + " against other people."));
            }
        }
        if (longestStreak >= STEADY) {
            badges.add(new Badge("steady", "", "Steady", "Played " + STEADY + " turns in a row without a miss."));
        }
        int played = tallies.stream().mapToInt(Profile.Tally::played).sum();
        if (played >= MANY) {
            badges.add(new Badge("many", "", "Regular", "Finished " + MANY + " games with other people."));
        }
        long kinds = tallies.stream().filter(tally -> tally.played() > 0).count();
        if (kinds >= Games.all().size()) {
            badges.add(new Badge("all-games", "", "All-rounder", "Finished a game of every kind with other people."));
        }
        return badges;
    }
}
