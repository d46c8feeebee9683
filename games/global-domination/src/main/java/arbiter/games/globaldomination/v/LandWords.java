package arbiter.games.globaldomination.v;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Unfit;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.globaldomination.maps.Owners;
import java.util.Arrays;
import java.util.List;

/** The words about a territory: {@code 1: A, 5 troop, hq}. */
final class LandWords {
    /** Words of the other edition: none of it is ever here, so its absence may be stated. */
    private static final List<String> NEVER_HERE =
            List.of("watchtower", "library", "intelligence", "mine", "army", "cavalry", "heavy", "spy", "loyalty");

    private LandWords() {}

    static Vocabulary<Draft.Land, View.Land> of(List<String> players) {
        Owners owners = new Owners(players, seat -> PositionText.name(players, seat));
        return new Vocabulary<Draft.Land, View.Land>("word for a territory", Vocabulary.Commas.FREE)
                .lead(
                        owners::read,
                        owners::write,
                        View.Land::owner,
                        (to, seat) -> to.draft().empty.owner()[to.at()] = seat)
                .count(
                        "troop",
                        View.Land::troops,
                        (to, n) -> to.draft().empty.troops()[to.at()] = Math.min(Turn.MOST, n))
                .also("troops")
                .whole()
                .value(
                        "hq",
                        owners::readHq,
                        hq -> hq.settler() < 0 || hq.settler() == hq.owner()
                                ? "hq"
                                : "hq" + owners.writeOf(hq.settler()),
                        (expected, hq) -> hq.meets(expected),
                        Owners.Hq.NONE,
                        land -> land.hq() ? new Owners.Hq(land.settler(), land.owner()) : Owners.Hq.NONE,
                        Draft.Land::settle)
                .each(
                        Arrays.asList(Construct.ALL).subList(1, Construct.ALL.length),
                        (words, built) -> words.mark(
                                built.word, land -> land.construct().equals(built.word), to -> to.build(built)))
                .counts(
                        "trebuchet",
                        LandWords::trebuchets,
                        n -> n + " trebuchet",
                        0,
                        land -> land.trebuchets() == 0 ? List.of() : List.of(land.trebuchets()),
                        (to, n) -> to.draft().empty.trebuchets()[to.at()] = n)
                .also("trebuchets")
                .mark("wasteland", View.Land::wasteland, to -> to.draft().empty.wasteland()[to.at()] = true)
                .number("held", "for how many turns it is held", View.Land::held, Draft.Land::held)
                .each(
                        NEVER_HERE,
                        (words, name) -> words.mark(name, land -> false, to -> {
                            throw new Unfit("this edition has no word `" + name + "`");
                        }));
    }

    /** One needs no number. */
    private static int trebuchets(Words words) throws Misread {
        int count = words.peek().isNumber() ? words.number("a count") : 1;
        words.take();
        return count;
    }
}
