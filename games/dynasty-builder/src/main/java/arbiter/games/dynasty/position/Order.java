package arbiter.games.dynasty.position;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One line of section 6. */
public sealed interface Order {
    /** A unit by the letter of its seat in turn order and its number: {@code a1}. */
    record UnitId(int seat, int number) {
        @Override
        public String toString() {
            return WorkingPosition.letter(seat) + number;
        }
    }

    record PlaceCentre(Hex at) implements Order {}

    record PlaceSoldier(Hex at) implements Order {}

    record BuildHouse(Hex at) implements Order {}

    record BuildBridge(Hex at) implements Order {}

    record Token(Hex at) implements Order {}

    record Untoken(Hex at) implements Order {}

    record Raze(Hex at) implements Order {}

    record Found(Hex at, @Nullable Hex shift) implements Order {}

    record Upgrade(Hex at) implements Order {}

    record March(UnitId unit, List<Hex> path, @Nullable Hex attack) implements Order {
        public March {
            path = List.copyOf(path);
        }
    }

    record CastOnUnit(Hex city, Spell spell, UnitId unit) implements Order {}

    record CastOnTile(Hex city, Spell spell, Hex at) implements Order {}

    record Recruit(Hex city, UnitKind kind, Hex at) implements Order {}

    record CreateUnit(UnitKind kind, Hex at) implements Order {}

    /** @param shift where the own unit on the site goes, null where there is none */
    record CreateCity(Hex at, @Nullable Hex shift) implements Order {}

    record Disband(UnitId unit) implements Order {}

    record Evade() implements Order {}

    record Retaliate() implements Order {}

    record Again() implements Order {}

    record Back() implements Order {}

    record Done() implements Order {}

    record End() implements Order {}

    record Resign() implements Order {}

    record SetRanged(Policy.Ranged answer) implements Order {}

    record SetTie(Policy.Tie answer) implements Order {}

    /** With {@code support=optional}: the unit stays out of battles that it could support (DB-8.1). */
    record Withhold(UnitId unit) implements Order {}

    /** The opposite: the unit supports again. */
    record GiveSupport(UnitId unit) implements Order {}

    /** An empty line, or one with a comment alone. */
    record Remark() implements Order {}

    /** The host's word that {@code timeLimitMinutes} are over (DB-15.3): the rules have no clock. */
    record TimeUp() implements Order {}

    /** The host's word that a player is back on a seat that a bot had. */
    record ReturnSeat(String player) implements Order {}

    /** The host's question whether a game with these settings could begin at all. */
    record MayBegin() implements Order {}

    /** The phase to which an order belongs; null where it belongs to none or to several. */
    default @Nullable Phase home() {
        return switch (this) {
            case PlaceCentre o -> Phase.CENTRE;
            case PlaceSoldier o -> Phase.SOLDIER;
            case BuildHouse o -> Phase.BUILD;
            case BuildBridge o -> Phase.BUILD;
            case Token o -> Phase.BUILD;
            case Untoken o -> Phase.BUILD;
            case Raze o -> Phase.BUILD;
            case Found o -> Phase.BUILD;
            case Upgrade o -> Phase.BUILD;
            case March o -> Phase.MARCH;
            case CastOnUnit o -> Phase.MARCH;
            case CastOnTile o -> Phase.MARCH;
            case Recruit o -> Phase.RECRUIT;
            case CreateUnit o -> Phase.RECRUIT;
            case CreateCity o -> Phase.RECRUIT;
            case Disband o -> Phase.DISBAND;
            case Evade o -> Phase.REPLY;
            case Retaliate o -> Phase.REPLY;
            case Again o -> Phase.TIE;
            case Back o -> Phase.TIE;
            case Done o -> null;
            case End o -> null;
            case Resign o -> null;
            case SetRanged o -> null;
            case SetTie o -> null;
            case Withhold o -> null;
            case GiveSupport o -> null;
            case Remark o -> null;
            case TimeUp o -> null;
            case ReturnSeat o -> null;
            case MayBegin o -> null;
        };
    }
}
