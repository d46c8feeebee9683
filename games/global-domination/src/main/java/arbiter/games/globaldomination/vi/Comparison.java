package arbiter.games.globaldomination.vi;

import arbiter.engine.PositionText.Difference;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.maps.Places;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.EnumMap;
import java.util.List;

/** Holds a line under {@code then} against what is seen: owner and all unit counts, and whatever else it names. */
final class Comparison {
    private final View view;
    private final WorldMap map;
    private final Line line;

    private Comparison(View view, WorldMap map, Line line) {
        this.view = view;
        this.map = map;
        this.line = line;
    }

    static List<Difference> of(View view, WorldMap map, Line line) throws Misread {
        return new Comparison(view, map, line).differences();
    }

    private List<Difference> differences() throws Misread {
        Words words = Words.of(line);
        if (words.peek().is("turn") && !words.peek(1).is(":")) {
            words.take();
            int turn = words.number("the number of the turn");
            words.end();
            return turn == view.turn() ? List.of() : different("turn " + view.turn());
        }
        if (!words.peek(1).is(":")) {
            throw words.misread("expected a territory or a player, then a colon" + words.found());
        }
        int seat =
                words.peek().isNumber() ? -1 : view.names().indexOf(words.peek().text());
        if (seat >= 0) {
            words.take();
            words.expect(":");
            return player(view.players().get(seat), PlayerLine.read(words));
        }
        int territory = Places.read(map, words);
        words.expect(":");
        return land(view.lands().get(territory), LandLine.read(view.names(), words));
    }

    private List<Difference> different(String actual) {
        return List.of(new Difference(line.text(), actual));
    }

    private List<Difference> land(View.Land land, LandLine expected) throws Misread {
        boolean same = land.owner() == expected.owner() && unitsAre(land.units(), expected.claims());
        for (LandLine.Claim claim : expected.claims()) {
            boolean given = claim.what() instanceof LandLine.Fresh
                    || claim.what() instanceof LandLine.Mines(int number, Integer of) && of != null;
            if (given) {
                throw line.misread(claim.at().offset(), "`" + claim.at().text() + "` cannot be expected like this");
            }
            same &= claim.absent() ? isAbsent(land, claim.what()) : holds(land, claim.what());
        }
        return same ? List.of() : different(PositionWriter.describe(view, land));
    }

    private static boolean unitsAre(Units units, List<LandLine.Claim> claims) {
        EnumMap<Unit, Integer> expected = new EnumMap<>(Unit.class);
        for (LandLine.Claim claim : claims) {
            if (claim.what() instanceof LandLine.Count(Unit unit, int number)) {
                expected.merge(unit, number, Integer::sum);
            }
        }
        return Unit.ALL.stream().allMatch(unit -> units.count(unit) == expected.getOrDefault(unit, 0));
    }

    private static boolean isAbsent(View.Land land, LandLine.What what) {
        return switch (what) {
            case LandLine.Count(Unit unit, int number) -> land.units().count(unit) == 0;
            case LandLine.Hq hq -> !land.hq();
            case LandLine.Built(Construct construct) -> !land.constructs().contains(construct);
            case LandLine.Toxic() -> !land.wasteland();
            case LandLine.Mines mines -> land.mines() == 0;
            case LandLine.Loyal loyal -> land.loyalty() == 0;
            case LandLine.Fresh fresh -> true;
        };
    }

    private static boolean holds(View.Land land, LandLine.What what) {
        return switch (what) {
            case LandLine.Count count -> true; // Compared with all the others.
            case LandLine.Hq(Integer settler) -> land.hq() && (settler == null || settler == land.settler());
            case LandLine.Built(Construct construct) -> land.constructs().contains(construct);
            case LandLine.Toxic() -> land.wasteland();
            case LandLine.Mines(int number, Integer of) -> land.mines() == number;
            case LandLine.Loyal(int number) -> land.loyalty() == number;
            case LandLine.Fresh fresh -> true;
        };
    }

    private List<Difference> player(View.Player player, PlayerLine expected) {
        boolean same = true;
        for (PlayerLine.Claim claim : expected.claims()) {
            same &= claim.absent() ? !holds(player, positive(claim.what())) : holds(player, claim.what());
        }
        return same ? List.of() : different(PositionWriter.describe(view, player));
    }

    /** What `no …` denies: having any of it. */
    private static PlayerLine.What positive(PlayerLine.What what) {
        if (what instanceof PlayerLine.Stashed(Item item, int number)) {
            return new PlayerLine.Stashed(item, -1);
        }
        return what instanceof PlayerLine.Ip ? new PlayerLine.Ip(-1) : what;
    }

    /** A negative number stands for any that is more than 0. */
    private boolean holds(View.Player player, PlayerLine.What what) {
        View.Stash stash = player.stash();
        return switch (what) {
            case PlayerLine.Ip(int number) -> player.ip() != null && is(player.ip(), number);
            case PlayerLine.IpHidden() -> player.ip() == null;
            case PlayerLine.Stashed(Item item, int number) -> stash != null && is(stash.count(item), number);
            case PlayerLine.StashHidden() -> stash == null;
            case PlayerLine.AnyStash() -> stash != null && Item.ALL.stream().anyMatch(item -> stash.count(item) > 0);
            case PlayerLine.Is(Status status) -> player.is(status);
            case PlayerLine.Waiting(List<String> lines) ->
                player.waiting() != null
                        && player.waiting()
                                .equals(lines.stream().map(String::strip).toList());
            case PlayerLine.Began began -> false; // Nobody looks back: it is stated, never seen.
            case PlayerLine.Failed() -> view.split() && view.awaiting().contains(player.seat());
        };
    }

    private static boolean is(int actual, int expected) {
        return expected < 0 ? actual > 0 : actual == expected;
    }
}
