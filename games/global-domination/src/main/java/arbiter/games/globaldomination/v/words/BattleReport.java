package arbiter.games.globaldomination.v.words;

import arbiter.games.globaldomination.v.position.Happening;
import java.util.ArrayList;
import java.util.List;

/** The report of the battles: the armies that met, their losses, and the new owner of the land. */
final class BattleReport {
    private BattleReport() {}

    static String of(Names names, Happening.InBattle event) {
        return switch (event) {
            case Happening.Sieged sieged -> sieged(names, sieged);
            case Happening.Skirmished skirmished -> skirmished(names, skirmished);
            case Happening.Entered(int round, int player, List<Integer> from, int at, int count) ->
                names.player(player) + " enters " + names.land(at) + " from " + names.lands(from) + " with "
                        + Names.troops(count) + ".";
            case Happening.Invaded invaded -> invaded(names, invaded);
        };
    }

    private static String sieged(Names names, Happening.Sieged event) {
        String shot = "A Trebuchet of " + names.player(event.player()) + " in " + names.land(event.from())
                + " fires at " + names.land(event.at());
        if (event.wallsBroken()) {
            return shot + " and breaks the Fortress.";
        }
        return shot
                + (event.killed() == 0
                        ? " and hits nobody."
                        : " and kills " + Names.troops(event.killed()) + " of " + names.player(event.victim()) + ".");
    }

    private static String skirmished(Names names, Happening.Skirmished event) {
        List<String> sides = new ArrayList<>();
        String winner = "nobody is left";
        for (Happening.Side side : event.sides()) {
            sides.add(names.player(side.player()) + " with " + Names.troops(side.units()));
            if (side.left() > 0) {
                winner = names.player(side.player()) + " goes on with " + Names.troops(side.left());
            }
        }
        String where = event.at() > 0
                ? "over " + names.land(event.at())
                : "between " + names.land(event.sides().getFirst().target()) + " and "
                        + names.land(event.sides().getLast().target());
        return "Skirmish " + where + ": " + Names.list(sides) + "; " + winner + ".";
    }

    private static String invaded(Names names, Happening.Invaded event) {
        String attack = names.player(event.player()) + " invades " + names.land(event.at()) + " of "
                + names.player(event.defender()) + " from " + names.lands(event.from()) + " with "
                + Names.troops(event.attackers()) + " against " + event.defenders();
        String walls = switch (event.walls()) {
            case NONE -> "";
            case HELD -> "; the Fortress holds";
            case BROKEN -> "; the Fortress falls";
        };
        return attack
                + walls
                + switch (event.outcome()) {
                    case REPELLED ->
                        ". All attackers are lost; " + Names.troops(event.defendersLeft()) + " still "
                                + (event.defendersLeft() == 1 ? "defends." : "defend.");
                    case NEUTRALISED -> ". Nobody is left on either side, and the land is neutral.";
                    case OVERTAKEN -> " and takes it with " + Names.troops(event.attackersLeft()) + " left.";
                };
    }
}
