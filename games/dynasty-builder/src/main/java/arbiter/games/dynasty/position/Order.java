package arbiter.games.dynasty.position;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One line of section 6. */
public sealed interface Order {
    /** An order that belongs to one phase. */
    sealed interface InPhase extends Order {
        default Phase home() {
            return switch (this) {
                case PlaceCentre _ -> Phase.CENTRE;
                case PlaceSoldier _ -> Phase.SOLDIER;
                case BuildHouse _, BuildBridge _, Token _, Untoken _, Raze _, Found _, Upgrade _ -> Phase.BUILD;
                case March _, CastOnUnit _, CastOnTile _ -> Phase.MARCH;
                case Recruit _, CreateUnit _, CreateCity _ -> Phase.RECRUIT;
                case Disband _ -> Phase.DISBAND;
                case Evade _, Retaliate _ -> Phase.REPLY;
                case Again _, Back _ -> Phase.TIE;
            };
        }
    }

    /** An order that ends the present part of a turn, or the whole turn. It is possible in all four parts. */
    sealed interface Closing extends Order {}

    /** An order that every living seat may give at any time, also in another seat's turn. */
    sealed interface AtAnyTime extends Order {}

    sealed interface OfHost extends Order {}

    /** The id of a unit, from the letter of its seat in turn order and its number: {@code a1}. */
    record UnitId(int seat, int number) {
        @Override
        public String toString() {
            return letter(seat) + number;
        }

        /** The letter of a seat in turn order. */
        public static String letter(int seat) {
            return String.valueOf((char) ('a' + seat));
        }
    }

    record PlaceCentre(Hex at) implements InPhase {}

    record PlaceSoldier(Hex at) implements InPhase {}

    record BuildHouse(Hex at) implements InPhase {}

    record BuildBridge(Hex at) implements InPhase {}

    record Token(Hex at) implements InPhase {}

    record Untoken(Hex at) implements InPhase {}

    record Raze(Hex at) implements InPhase {}

    record Found(Hex at, @Nullable Hex shift) implements InPhase {}

    record Upgrade(Hex at) implements InPhase {}

    record March(UnitId unit, List<Hex> path, @Nullable Hex attack) implements InPhase {
        public March {
            path = List.copyOf(path);
        }
    }

    record CastOnUnit(Hex city, Spell spell, UnitId unit) implements InPhase {}

    record CastOnTile(Hex city, Spell spell, Hex at) implements InPhase {}

    record Recruit(Hex city, UnitKind kind, Hex at) implements InPhase {}

    record CreateUnit(UnitKind kind, Hex at) implements InPhase {}

    /** @param shift where the own unit on the site goes, null if there is none */
    record CreateCity(Hex at, @Nullable Hex shift) implements InPhase {}

    record Disband(UnitId unit) implements InPhase {}

    record Evade() implements InPhase {}

    record Retaliate() implements InPhase {}

    record Again() implements InPhase {}

    record Back() implements InPhase {}

    record Done() implements Closing {}

    record End() implements Closing {}

    record Resign() implements AtAnyTime {}

    record SetRanged(Policy.Ranged answer) implements AtAnyTime {}

    record SetTie(Policy.Tie answer) implements AtAnyTime {}

    /** With {@code support=optional}: the unit stays out of battles that it could support (DB-8.1). */
    record Withhold(UnitId unit) implements AtAnyTime {}

    /** The opposite of {@link Withhold}: the unit supports again. */
    record GiveSupport(UnitId unit) implements AtAnyTime {}

    /** An empty line, or a line with only a comment. */
    record Remark() implements Order {}

    /** The host says that {@code timeLimitMinutes} are over (DB-15.3): the rules have no clock. */
    record TimeUp() implements OfHost {}

    /** The host says that a player has taken a seat back from a bot. */
    record ReturnSeat(String player) implements OfHost {}

    /** The host asks whether a game with these settings could begin. */
    record MayBegin() implements OfHost {}
}
