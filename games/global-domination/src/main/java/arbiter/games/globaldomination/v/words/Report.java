package arbiter.games.globaldomination.v.words;

import arbiter.engine.seat.Event;
import arbiter.engine.words.Prose;
import arbiter.games.globaldomination.v.position.Ending;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * The report of a turn, phase by phase. Marches, new units and units above the cap are reported by player, battles one
 * by one.
 */
final class Report {
    private static final int MOST_PLACES = 12;

    private final Names names;
    private final List<String> sentences = new ArrayList<>();
    private final SequencedMap<Integer, SequencedMap<Integer, Integer>> spawned = new TreeMap<>();
    private final SequencedMap<Integer, List<String>> marched = new TreeMap<>();
    private final SequencedMap<Integer, SequencedMap<Way, Integer>> walked = new TreeMap<>();
    private final SequencedMap<Integer, List<String>> occupied = new TreeMap<>();
    private final SequencedMap<Integer, List<String>> trimmed = new TreeMap<>();
    private final SequencedMap<Integer, List<String>> bivouacs = new TreeMap<>();

    private Report(Names names) {
        this.names = names;
    }

    static List<Prose.Section> of(Position after, List<Event> events) {
        Map<Happening.Stage, List<Happening>> byStage = new EnumMap<>(Happening.Stage.class);
        for (Event event : events) {
            if (event instanceof Happening happened) {
                byStage.computeIfAbsent(happened.stage(), stage -> new ArrayList<>())
                        .add(happened);
            }
        }
        Names names = Names.marked(after);
        List<Prose.Section> sections = new ArrayList<>();
        byStage.forEach((stage, happened) -> {
            List<String> sentences = new Report(names).tell(happened);
            if (!sentences.isEmpty()) {
                sections.add(Prose.Section.of(Names.phase(stage), sentences));
            }
        });
        return sections;
    }

    /** Troops that take the same path by several orders share a sentence. */
    private record Way(int from, int to) {}

    private List<String> tell(List<Happening> events) {
        for (Happening event : events) {
            tell(event);
        }
        List<String> all = new ArrayList<>();
        spawned.forEach((player, places) -> all.add(names.player(player) + " raises " + places(places) + "."));
        together(occupied, "occupies", "", all);
        walked.forEach((player, ways) -> ways.forEach((way, count) -> note(
                marched,
                player,
                Names.troops(count) + " from " + names.land(way.from()) + " to " + names.land(way.to()))));
        together(marched, "moves", "", all);
        together(bivouacs, "finds", " in Bivouacs", all);
        if (events.getFirst().stage() == Happening.Stage.FINAL) {
            together(trimmed, "loses", " to the unit cap", all);
            all.addAll(sentences);
        } else {
            all.addAll(sentences);
            together(trimmed, "loses", " to the unit cap", all);
        }
        return all;
    }

    private String places(SequencedMap<Integer, Integer> countByPlace) {
        List<String> parts = new ArrayList<>();
        countByPlace.forEach((at, count) -> parts.add(Names.troops(count) + " in " + names.land(at)));
        return Names.list(parts);
    }

    private void together(SequencedMap<Integer, List<String>> byPlayer, String verb, String end, List<String> all) {
        byPlayer.forEach((player, parts) -> {
            List<String> shown = new ArrayList<>(parts.subList(0, Math.min(MOST_PLACES, parts.size())));
            if (parts.size() > MOST_PLACES) {
                shown.add((parts.size() - MOST_PLACES) + " more of the kind");
            }
            String who = player < 0 ? "Neutral land" : names.player(player);
            all.add(who + " " + verb + " " + Names.list(shown) + end + ".");
        });
    }

    private void note(SequencedMap<Integer, List<String>> where, int player, String part) {
        where.computeIfAbsent(player, p -> new ArrayList<>()).add(part);
    }

    private void say(String sentence) {
        sentences.add(sentence);
    }

    private void tell(Happening event) {
        switch (event) {
            case Happening.InJoining joining -> say(joining(joining));
            case Happening.InNatural natural -> say(natural(natural));
            case Happening.InGeneration generation -> generation(generation);
            case Happening.InInventory inventory -> say(inventory(inventory));
            case Happening.InConstruction construction -> say(construction(construction));
            case Happening.InMovement movement -> movement(movement);
            case Happening.InBattle battle -> say(BattleReport.of(names, battle));
            case Happening.InFinal last -> last(last);
            case Happening.InOutlook outlook -> say(outlook(outlook));
            case Happening.Lapsed lapsed -> say(lapsed(lapsed));
            case Happening.Trimmed(var stage, int player, int at, int count) ->
                note(trimmed, player, Names.troops(count) + " in " + names.land(at));
        }
    }

    private String joining(Happening.InJoining event) {
        return switch (event) {
            case Happening.StartChosen(int player, int at) ->
                names.player(player) + " wants to start in " + names.land(at) + ".";
            case Happening.StartOffered(int player, int at) ->
                names.player(player) + " offers a start in " + names.land(at) + ".";
            case Happening.StartsClashed(int player, int at) ->
                names.player(player) + " cannot start in " + names.land(at)
                        + ": another player chose it or a neighbour of it at the same moment.";
            case Happening.BecameReady(int player) -> names.player(player) + " is ready.";
            case Happening.ColourChosen(int player, String colour) ->
                names.player(player) + " has the colour " + colour + ".";
            case Happening.CountryNamed(int player, String country) -> names.player(player) + " leads " + country + ".";
            case Happening.LoreTold(int player, String lore) -> names.player(player) + " tells: " + lore;
            case Happening.Settled(int player, int at, int troops) ->
                names.player(player) + " founds a Headquarter in " + names.land(at) + " with " + Names.troops(troops)
                        + ".";
            case Happening.Began(int players) -> "The game begins with " + players + " players.";
        };
    }

    private String natural(Happening.InNatural event) {
        return switch (event) {
            case Happening.TurnedToWaste(int at) -> names.land(at) + " turns into a Wasteland.";
            case Happening.UnitsCame(int player, int at, int count) ->
                Names.troops(count) + " join " + names.player(player) + " in " + names.land(at) + ".";
            case Happening.UnitsVanished(int player, int at, int count) ->
                Names.troops(count) + " of " + names.player(player) + " vanish from " + names.land(at) + ".";
            case Happening.BorderOpened(int a, int b) ->
                "The border between " + names.land(a) + " and " + names.land(b) + " opens.";
            case Happening.BorderClosed(int a, int b) ->
                "The border between " + names.land(a) + " and " + names.land(b) + " closes.";
            case Happening.WastelandTook(int player, int at, int count) ->
                "The Wasteland of " + names.land(at) + " takes " + Names.troops(count) + " of " + names.player(player)
                        + ".";
        };
    }

    private void generation(Happening.InGeneration event) {
        switch (event) {
            case Happening.BonusPaid(int player, int price) ->
                say(names.player(player) + " pays " + price + " Influence for bonus units.");
            case Happening.Spawned(int player, int at, int count) ->
                spawned.computeIfAbsent(player, p -> new LinkedHashMap<>()).merge(at, count, Integer::sum);
            case Happening.NotSpawned(int player, int count) ->
                say(Names.troops(count) + " of " + names.player(player) + " find no place and do not spawn.");
        }
    }

    private String inventory(Happening.InInventory event) {
        return switch (event) {
            case Happening.CropUsed(int player, int territories, int troops) ->
                names.player(player) + " uses a Crop Supply: " + Names.troops(troops) + " more in " + territories
                        + (territories == 1 ? " territory." : " territories.");
            case Happening.SaltUsed(int player, int at) ->
                names.player(player) + " empties a Bag of Salt: " + names.land(at) + " is a Wasteland for ever.";
            case Happening.DynamiteUsed dynamite -> dynamite(dynamite);
            case Happening.Bought(int player, Item item, int price) ->
                names.player(player) + " buys a " + Names.item(item) + " for " + price + " Influence.";
        };
    }

    private String dynamite(Happening.DynamiteUsed event) {
        List<String> harm = new ArrayList<>();
        if (event.killed() > 0) {
            harm.add("kills " + Names.troops(event.killed())
                    + (event.victim() < 0 ? "" : " of " + names.player(event.victim())));
        }
        if (event.trebuchets() > 0) {
            harm.add("destroys " + event.trebuchets() + (event.trebuchets() == 1 ? " Trebuchet" : " Trebuchets"));
        }
        switch (event.destroyed()) {
            case "" -> {}
            case "fortress" -> harm.add("leaves the Fortress in Ruins");
            default -> harm.add("destroys the " + Names.building(event.destroyed()));
        }
        return names.player(event.player()) + " throws Dynamite from " + names.land(event.from()) + " into "
                + names.land(event.at()) + ", which " + (harm.isEmpty() ? "does no harm" : Names.list(harm)) + ".";
    }

    private String construction(Happening.InConstruction event) {
        return switch (event) {
            case Happening.Built(int player, String construct, int at, long price) ->
                names.player(player) + " builds a " + Names.building(construct) + " in " + names.land(at) + " for "
                        + price + " Influence.";
            case Happening.Rebuilt(int player, int at, Order.Payment payment, int price) ->
                names.player(player) + " rebuilds the Fortress of " + names.land(at) + " at the cost of "
                        + switch (payment) {
                            case IP -> price + " Influence.";
                            case UNIT -> Names.troops(price) + ".";
                        };
            case Happening.GiftVanished(int player, int ip) ->
                ip + " unspent Influence of the first turn of " + names.player(player) + " is gone.";
        };
    }

    private void movement(Happening.InMovement event) {
        switch (event) {
            case Happening.Distributed(int player, int from, int to, int count) ->
                walked.computeIfAbsent(player, p -> new LinkedHashMap<>())
                        .merge(new Way(from, to), count, Integer::sum);
            case Happening.Expanded(int player, int from, int to, int count) ->
                note(occupied, player, names.land(to) + " with " + Names.troops(count) + " from " + names.land(from));
            case Happening.TrebuchetMoved(int player, int from, int to) ->
                note(marched, player, "a Trebuchet from " + names.land(from) + " to " + names.land(to));
        }
    }

    private String lapsed(Happening.Lapsed event) {
        String way = " of " + names.player(event.player()) + " from " + names.land(event.from()) + " to "
                + names.land(event.to());
        String move = "The move" + way;
        return switch (event.why()) {
            case NOT_YOURS -> move + " lapses: " + names.land(event.from()) + " is not theirs by then.";
            case NO_UNITS -> move + " lapses: no unit is there.";
            case NO_STEPS -> move + " lapses: no unit there has a step left.";
            case TAKEN_BY_EARLIER_ORDERS -> move + " lapses: orders listed before it take all units.";
            case NO_WALKING_AFTER_BATTLE -> move + " lapses: after the battles nobody moves in peace any more.";
            case NOTHING_TO_SIEGE ->
                "The Siege" + way + " is not fired: it finds neither units nor walls that it could hit.";
        };
    }

    private void last(Happening.InFinal event) {
        switch (event) {
            case Happening.BivouacRaised(int player, int at, int count) ->
                note(bivouacs, player, Names.troops(count) + " in " + names.land(at));
            case Happening.Earned(int player, int territories, long troops, int hqs, long ip) ->
                say(names.player(player) + " earns " + ip + " Influence with "
                        + territories + (territories == 1 ? " territory, " : " territories, ") + Names.troops(troops)
                        + " and " + hqs + (hqs == 1 ? " Headquarter." : " Headquarters."));
            case Happening.Died(int player) ->
                say(names.player(player) + " holds no land any more and is out of the game.");
            case Happening.DrawWanted(int player) -> say(names.player(player) + " votes for a draw.");
            case Happening.Ended(String reason, List<Integer> winners) -> say(ended(reason, winners));
        }
    }

    private String ended(String reason, List<Integer> winners) {
        String how = "";
        for (Ending.Reason known : Ending.Reason.values()) {
            how = known.word.equals(reason) ? Names.reason(known) : how;
        }
        return winners.isEmpty()
                ? "The game is over without a winner: " + how + "."
                : "The game is over: " + names.players(winners) + (winners.size() == 1 ? " wins" : " share the victory")
                        + " by " + how + ".";
    }

    private String outlook(Happening.InOutlook event) {
        return switch (event) {
            case Happening.WasteAnnounced(int at) -> "Next turn " + names.land(at) + " will turn into a Wasteland.";
            case Happening.UnitsAnnounced(int at, int count) ->
                count > 0
                        ? "Next turn " + Names.troops(count) + " will join the owner of " + names.land(at) + "."
                        : "Next turn " + Names.troops(-count) + " will vanish from " + names.land(at) + ".";
            case Happening.BorderAnnounced(int a, int b, boolean opens) ->
                "Next turn the border between " + names.land(a) + " and " + names.land(b) + " will "
                        + (opens ? "open." : "close.");
            case Happening.JoiningOpened() -> "From the next turn on, players may join late.";
            case Happening.JoiningClosed() -> "From the next turn on, nobody may join.";
        };
    }
}
