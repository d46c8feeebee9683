package arbiter.games.globaldomination.vi;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.globaldomination.maps.Owners;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words about a territory: {@code 1: A, 5 army, hq}. */
final class LandWords {
    /** @param of who laid them: a seat, {@link Owners#NOBODY} or {@link Owners#UNSAID} */
    record Mines(int number, int of) {}

    private final Owners owners;
    private final @Nullable Position state;

    private LandWords(List<String> players, @Nullable Position state) {
        owners = new Owners(players, seat -> Names.write(players, seat));
        this.state = state;
    }

    /** @param state the position that is written: it knows what no view shows */
    static Vocabulary<Draft.Land, View.Land> of(List<String> players, @Nullable Position state) {
        LandWords here = new LandWords(players, state);
        return new Vocabulary<Draft.Land, View.Land>("word for a territory", Vocabulary.Commas.NEEDED)
                .lead(
                        here.owners::read,
                        here.owners::write,
                        View.Land::owner,
                        (to, owner) -> to.board().owner[to.at()] = owner)
                .each(
                        Unit.ALL,
                        (words, unit) -> words.count(
                                        unit.word(), land -> land.units().count(unit), (to, n) -> to.units(unit, n))
                                .also(unit.many())
                                .whole())
                .value(
                        "hq",
                        here.owners::readHq,
                        here::write,
                        (expected, hq) -> hq.meets(expected),
                        Owners.Hq.NONE,
                        LandWords::hq,
                        (to, hq) -> to.settle(hq.settler()))
                .each(
                        Construct.ALL,
                        (words, built) -> words.mark(
                                built.word(), land -> land.constructs().contains(built), to -> to.build(built)))
                .mark("wasteland", View.Land::wasteland, to -> to.board().makeWasteland(to.at()))
                .counts("mine", here::mines, here::write, new Mines(0, Owners.UNSAID), here::laid, Draft.Land::mines)
                .also("mines")
                .number("loyalty", "the Loyalty", View.Land::loyalty, (to, n) -> to.board().loyalty[to.at()] = n)
                .also("held")
                .number(
                        "fresh",
                        "how many Armies",
                        here::fresh,
                        (to, n) -> to.draft().dawn.setFresh(to.at(), n))
                .unseen();
    }

    private static Owners.Hq hq(View.Land land) {
        return land.hq() ? new Owners.Hq(land.settler(), land.owner()) : Owners.Hq.NONE;
    }

    private String write(Owners.Hq hq) {
        return hq.settler() == hq.owner() ? "hq" : "hq" + owners.writeOf(hq.settler());
    }

    private Mines mines(Words words) throws Misread {
        int number = words.number("a number");
        words.take();
        return new Mines(number, owners.readOf(words));
    }

    private String write(Mines mines) {
        return mines.number + " mine" + owners.writeOf(mines.of);
    }

    /** Those who laid mines are named where it is not simply the owner. */
    private List<Mines> laid(View.Land land) {
        Mines all = new Mines(land.mines(), Owners.UNSAID);
        if (land.mines() == 0 || state == null) {
            return land.mines() == 0 ? List.of() : List.of(all);
        }
        List<Mines> laid = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            int known = state.board().minesLaidBy(state.map().indexOf(land.id()), seat);
            if (known > 0) {
                laid.add(new Mines(known, seat));
            }
        }
        boolean neutral = land.owner() == View.NOBODY;
        if (laid.equals(neutral ? List.of() : List.of(new Mines(land.mines(), land.owner())))) {
            return List.of(all);
        }
        if (laid.isEmpty()) {
            return List.of(new Mines(land.mines(), View.NOBODY));
        }
        if (laid.stream().mapToInt(Mines::number).sum() != land.mines()) {
            laid.addFirst(all);
        }
        return laid;
    }

    private int fresh(View.Land land) {
        return state == null || state.split() == null
                ? 0
                : state.split().dawn().fresh(state.map().indexOf(land.id()));
    }
}
