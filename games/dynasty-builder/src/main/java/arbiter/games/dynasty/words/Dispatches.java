package arbiter.games.dynasty.words;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.words.Prose;
import arbiter.engine.words.Sentence;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The report of events. Each player's turn is a section. */
final class Dispatches {
    private final List<String> names;
    private final List<Prose.Section> sections = new ArrayList<>();
    private String heading = "What happened";
    private List<String> sentences = new ArrayList<>();

    Dispatches(List<String> names) {
        this.names = names;
    }

    List<Prose.Section> tell(List<Event> events) {
        for (Event event : events) {
            if (event instanceof Happening.TurnBegan(Seat player, int round)) {
                close();
                heading = "Round " + round + ": " + names.get(player.index()) + "'s turn";
                sentences.add(name(player) + " is to build.");
            } else if (event instanceof Happening.PhaseBegan(Seat player, int round, Phase phase)) {
                close();
                heading = "Round " + round + ", " + phase.word() + ": " + names.get(player.index());
                sentences.add(name(player) + " is to " + phase.word() + ".");
            } else if (event instanceof Happening happening) {
                sentences.add(sentence(happening));
            }
        }
        close();
        return sections;
    }

    private void close() {
        if (!sentences.isEmpty()) {
            sections.add(Prose.Section.of(heading, sentences));
            sentences = new ArrayList<>();
        }
    }

    private String name(Seat seat) {
        return Sentence.seat(seat, names.get(seat.index()));
    }

    private static String place(Hex at) {
        return Sentence.place(at.toString(), at.toString());
    }

    private static String count(int n, String noun) {
        return n + " " + noun + (n == 1 || n == -1 ? "" : "s");
    }

    private String sentence(Happening happening) {
        return switch (happening) {
            case Happening.CentrePlaced e -> name(e.player()) + " settled on " + place(e.at()) + ".";
            case Happening.SoldierPlaced e ->
                name(e.player()) + "'s Soldier " + e.unit() + " took post on " + place(e.at()) + ".";
            case Happening.TurnBegan e -> name(e.player()) + " is to build.";
            case Happening.PhaseBegan e ->
                name(e.player()) + " is to " + e.phase().word() + ".";
            case Happening.SupportWithheld e -> name(e.player()) + " withholds the support of " + e.unit() + ".";
            case Happening.SupportGiven e -> name(e.player()) + " lets " + e.unit() + " support again.";
            case Happening.HouseBuilt e -> name(e.player()) + " built a house on " + place(e.at()) + ".";
            case Happening.HouseToToken e ->
                name(e.player()) + " swapped the house on " + place(e.at()) + " for a land token.";
            case Happening.TokenToHouse e ->
                name(e.player()) + " turned the land token on " + place(e.at()) + " back into a house.";
            case Happening.Razed e ->
                name(e.player()) + " razed the " + e.piece().noun() + " on " + place(e.at()) + ".";
            case Happening.BridgeBuilt e ->
                name(e.player()) + " bridged the water on " + place(e.at())
                        + (e.replaced() == null ? "." : " and gave up the bridge on " + place(e.replaced()) + ".");
            case Happening.CityFounded e -> name(e.player()) + " founded a city on " + place(e.at()) + ".";
            case Happening.UnitShifted e ->
                e.unit() + " made room and moved from " + place(e.from()) + " to " + place(e.to()) + ".";
            case Happening.CityUpgraded e ->
                name(e.player()) + "'s city on " + place(e.at()) + " rose to level " + e.level() + ".";
            case Happening.SpellCast e -> spell(e);
            case Happening.IncomePaid e ->
                name(e.player()) + " drew " + count(e.tokens(), "military token") + " from "
                        + (e.academies() == 1 ? "an academy." : e.academies() + " academies.");
            case Happening.UnitRecruited e ->
                place(e.city()) + " recruited the " + e.kind().noun() + " " + e.unit() + " on " + place(e.at()) + ".";
            case Happening.UnitCreated e ->
                name(e.player()) + " paid " + count(e.cost(), "military token") + " for the "
                        + e.kind().noun() + " " + e.unit() + " on " + place(e.at()) + ".";
            case Happening.CityBought e ->
                name(e.player()) + " paid " + count(e.cost(), "military token") + " for a city on " + place(e.at())
                        + ".";
            case Happening.UnitDisbanded e ->
                name(e.player()) + " disbanded the " + e.kind().noun() + " " + e.unit() + " on " + place(e.at()) + ".";
            case Happening.BridgeVanished e -> "The ownerless bridge on " + place(e.at()) + " vanished.";
            case Happening.PlayerEliminated e -> name(e.player()) + " is out of the game; every piece left the board.";
            case Happening.PlayerResigned e -> name(e.player()) + " resigned.";
            case Happening.GameWon e -> won(e);
            case Happening.UnitMarched e -> marched(e);
            case Happening.Trampled e ->
                e.unit() + " trampled " + name(e.owner()) + "'s " + e.piece().noun() + " on " + place(e.at()) + ".";
            case Happening.Demolished e ->
                e.unit() + " pulled down " + name(e.owner()) + "'s " + e.piece().noun() + " on " + place(e.at()) + ".";
            case Happening.Fought e -> fought(e);
            case Happening.Stormed e ->
                e.attack().unit() + " stormed " + name(e.owner()) + "'s city on " + place(e.at()) + " with "
                        + total(e.attack()) + " against a defence of " + e.defence() + ".";
            case Happening.Tied e ->
                "Neither side gave way; " + name(e.player()) + " may back off or try again (" + e.retriesLeft()
                        + (e.retriesLeft() == 1 ? " retry" : " retries") + " left).";
            case Happening.BackedOff e -> e.unit() + " backed off from " + place(e.at()) + ".";
            case Happening.UnitLost e ->
                name(e.player()) + " lost the " + e.kind().noun() + " " + e.unit() + " on " + place(e.at())
                        + (e.cargo().isEmpty() ? "." : ", and " + e.cargo() + " went down with it.");
            case Happening.ReplyAsked e ->
                e.attacker() + " fired at " + e.target() + " on " + place(e.at()) + "; " + name(e.player())
                        + " may evade with " + e.needed() + " or more, or retaliate.";
            case Happening.ShotFired e ->
                e.target() + " ran from the fire of " + e.attacker() + ", needed " + e.needed() + " and rolled "
                        + e.die() + (e.die() < e.needed() ? "." : ": it got away.");
            case Happening.CityDestroyed e -> destroyed(e);
            case Happening.DeadlinePassed e ->
                name(e.player()) + " let the " + e.phase().word() + " deadline pass.";
            case Happening.SeatLeftToBot e ->
                name(e.player()) + " missed " + count(e.missed(), "deadline") + " in a row: a bot takes the seat.";
            case Happening.SeatReturned e -> name(e.player()) + " is back.";
            case Happening.TimeRanOut e -> "Time is up: this round is the last.";
            case Happening.PolicySet e ->
                "Your standing answer to " + (e.about().equals("tie") ? "ties" : "ranged attacks") + " is now `"
                        + e.answer() + "`.";
            case Happening.BatchWaits e -> "Your next lines wait for the battle: " + String.join("; ", e.lines()) + ".";
            case Happening.WaitingLinesCancelled e ->
                "Your illegal line cancelled the lines that waited: " + String.join("; ", e.lines()) + ".";
            case Happening.WaitingLineRejected e ->
                "Your waiting line `" + e.line() + "` turned out illegal, and what followed it is discarded. "
                        + Explanations.of(e.rejection());
        };
    }

    private String spell(Happening.SpellCast e) {
        String tower = name(e.player()) + "'s tower on " + place(e.tower());
        return switch (e.spell()) {
            case HASTE -> tower + " hastened " + e.unit() + ".";
            case BLESS -> tower + " blessed " + e.unit() + ".";
            case WARD -> tower + " warded the city on " + place(e.at()) + ".";
            case EMBER -> tower + " burned what stood on " + place(e.at()) + ".";
        };
    }

    private static String marched(Happening.UnitMarched e) {
        Hex stop = e.path().getLast();
        String aboard = e.aboard().isEmpty() ? "" : " and went aboard " + e.aboard();
        return "The " + e.kind().noun() + " " + e.unit() + " marched from " + place(e.from()) + " to " + place(stop)
                + aboard + ".";
    }

    private static String total(Happening.Side side) {
        return side.total() + " (die " + side.die() + ", power " + side.power()
                + (side.supporters().isEmpty()
                        ? ")"
                        : ", support " + side.support() + " from " + String.join(", ", side.supporters()) + ")");
    }

    private String fought(Happening.Fought e) {
        String verb = e.retaliation() ? " exchanged fire with " : " attacked ";
        return e.attack().unit() + verb + e.defence().unit() + " on " + place(e.at()) + ": " + total(e.attack())
                + " against " + total(e.defence()) + ".";
    }

    private String destroyed(Happening.CityDestroyed e) {
        String flight = e.fled() > 0
                ? "; fleeing troops brought " + name(e.owner()) + " " + count(e.fled(), "military token")
                : e.fled() < 0 ? "; " + name(e.owner()) + " lost " + count(-e.fled(), "military token") : "";
        return e.unit() + " destroyed " + name(e.owner()) + "'s level " + e.level() + " city on " + place(e.at()) + ". "
                + name(e.player()) + " took " + count(e.loot(), "military token") + flight + ".";
    }

    private String won(Happening.GameWon e) {
        String who = e.winners().stream().map(this::name).collect(Collectors.joining(" and "));
        boolean shared = e.winners().size() > 1;
        return switch (e.way()) {
            case CONQUEROR -> who + " won as Conqueror: nobody else has a city.";
            case DYNASTY -> who + " won as Dynasty.";
            case VETERAN -> who + " won as Veteran.";
            case TIMEOUT -> "Time ran out: " + who + (shared ? " share the victory" : " won") + " on points.";
        };
    }
}
