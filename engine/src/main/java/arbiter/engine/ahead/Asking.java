package arbiter.engine.ahead;

import arbiter.engine.Lookout;
import arbiter.engine.Lookout.Spot;
import arbiter.engine.Lookout.Thing;
import arbiter.engine.seat.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Reads conditions, and answers them from what a seat sees: {@code 12 is enemy}, {@code 7 has 5 army}, {@code 1 army in 12},
 * {@code I have 40 ip}, {@code B is dead}.
 */
record Asking<V>(Lookout<V> lookout, V view, Seat me, Words words) {
    private static final List<String> OWNERS = List.of("mine", "enemy", "neutral");

    /** A number of things, compared with what is there. */
    private record Amount(Kind kind, int number) {
        enum Kind {
            AT_LEAST,
            EXACTLY,
            MORE,
            FEWER
        }

        static final Amount SOME = new Amount(Kind.AT_LEAST, 1);
        static final Amount NONE = new Amount(Kind.EXACTLY, 0);

        boolean metBy(int seen) {
            return switch (kind) {
                case AT_LEAST -> seen >= number;
                case EXACTLY -> seen == number;
                case MORE -> seen > number;
                case FEWER -> seen < number;
            };
        }

        String normal(Thing thing) {
            String count = switch (kind) {
                case AT_LEAST -> number == 1 ? "" : number + " ";
                case EXACTLY -> number == 0 ? "no " : "exactly " + number + " ";
                case MORE -> "more than " + number + " ";
                case FEWER -> "fewer than " + number + " ";
            };
            return count + thing.name();
        }

        String words(Thing thing) {
            String count = switch (kind) {
                case AT_LEAST -> "at least ";
                case EXACTLY -> number == 0 ? "" : "exactly ";
                case MORE -> "more than ";
                case FEWER -> "fewer than ";
            };
            return count + (number == 0 && kind == Kind.EXACTLY ? "no" : number) + " " + thing.named(number);
        }
    }

    /** {@code and} binds more tightly than {@code or}. */
    Finding read() throws Misread {
        Finding any = all();
        while (words.taken("or")) {
            any = any.or(all());
        }
        return any;
    }

    private Finding all() throws Misread {
        Finding all = one();
        while (words.taken("and")) {
            all = all.and(one());
        }
        return all;
    }

    private Finding one() throws Misread {
        Amount leading = leadingAmount();
        if (leading != null) {
            Thing thing = thing(lookout.things(), "something to count");
            words.expect("in");
            return counted(lookout.spot(view, words), leading, thing);
        }
        Seat player = player();
        if (player != null) {
            return about(player);
        }
        Spot spot = spot();
        if (words.taken("is")) {
            return owned(spot);
        }
        if (words.taken("has")) {
            return counted(spot, amount(), thing(lookout.things(), "something to count"));
        }
        throw words.misread("expected `is` or `has`" + words.found());
    }

    private Spot spot() throws Misread {
        Words.Word at = words.peek();
        // What has something can also be a player.
        boolean has = words.peek(1).is("has") || words.peek(1).is("have");
        try {
            return lookout.spot(view, words);
        } catch (Misread e) {
            if (!has || e.column() != at.offset() + 1) {
                throw e;
            }
            List<String> players = lookout.players(view);
            throw words.misread(
                    at,
                    Nearest.to(at.text(), players).isPresent()
                            ? Nearest.unknown("player", at.text(), players)
                            : e.what() + ", and no player of that name");
        }
    }

    /** An amount at the beginning of a condition, unless the number is the name of a place. */
    private @Nullable Amount leadingAmount() throws Misread {
        boolean compared = words.peek().is("no")
                || words.peek().is("exactly")
                || (words.peek(1).is("than")
                        && (words.peek().is("more") || words.peek().is("fewer")))
                || (words.peek().is("at") && words.peek(1).is("least"));
        boolean counted = words.peek().isNumber() && named(lookout.things(), words.peek(1)) != null;
        return compared || counted ? amount() : null;
    }

    private Amount amount() throws Misread {
        if (words.taken("no")) {
            return Amount.NONE;
        }
        if (words.taken("a") || words.taken("an") || words.taken("any")) {
            return Amount.SOME;
        }
        Amount.Kind kind = Amount.Kind.AT_LEAST;
        boolean compared = true;
        if (words.taken("at")) {
            words.expect("least");
        } else if (words.taken("exactly")) {
            kind = Amount.Kind.EXACTLY;
        } else if (words.taken("more")) {
            words.expect("than");
            kind = Amount.Kind.MORE;
        } else if (words.taken("fewer")) {
            words.expect("than");
            kind = Amount.Kind.FEWER;
        } else {
            compared = false;
        }
        return compared || words.peek().isNumber() ? new Amount(kind, words.number("a number")) : Amount.SOME;
    }

    private static @Nullable Thing named(List<Thing> things, Words.Word word) {
        for (Thing thing : things) {
            for (String name : thing.names()) {
                if (word.is(name)) {
                    return thing;
                }
            }
        }
        return null;
    }

    private Thing thing(List<Thing> things, String what) throws Misread {
        Thing thing = named(things, words.peek());
        if (thing != null) {
            words.take();
            return thing;
        }
        List<String> known = things.stream().map(Thing::name).toList();
        String typed = words.peek().text();
        throw words.misread(
                typed.isEmpty() || Nearest.to(typed, known).isEmpty()
                        ? "expected " + what + " (" + String.join(", ", known) + ")" + words.found()
                        : Nearest.unknown("thing", typed, known));
    }

    /** A player whom the condition is about. A territory with the same name has to be named by its id. */
    private @Nullable Seat player() throws Misread {
        boolean alive = words.peek(1).is("is")
                && (words.peek(2).is("dead")
                        || (words.peek(2).is("not") && words.peek(3).is("dead")));
        boolean verb = words.peek(1).is("has") || words.peek(1).is("have") || alive;
        if (!verb) {
            return null;
        }
        if (words.taken("I")) {
            return me;
        }
        int seat = lookout.players(view).indexOf(words.peek().text());
        if (seat < 0 && alive) {
            throw words.misread(Nearest.unknown("player", words.peek().text(), lookout.players(view)));
        }
        if (seat < 0) {
            return null;
        }
        words.take();
        return Seat.of(seat);
    }

    private Finding about(Seat player) throws Misread {
        String name = name(player);
        if (words.taken("is")) {
            boolean not = words.taken("not");
            words.expect("dead");
            Truth dead = Truth.of(lookout.out(view, player));
            return not
                    ? new Finding(dead.not(), name + " is not dead", said(player) + " still plays")
                    : new Finding(dead, name + " is dead", said(player) + " is out of the game");
        }
        String verb = words.take().lower();
        Amount amount = amount();
        Thing stock = thing(lookout.stocks(), "what a player can have");
        OptionalInt seen = lookout.stock(view, player, stock);
        boolean mine = player.equals(me);
        return new Finding(
                met(amount, seen),
                (mine ? "I have " : name + " " + verb + " ") + amount.normal(stock),
                said(player) + (mine ? " have " : " has ") + amount.words(stock));
    }

    private static Truth met(Amount amount, OptionalInt seen) {
        return seen.isEmpty() ? Truth.UNSEEN : Truth.of(amount.metBy(seen.getAsInt()));
    }

    private String name(Seat player) {
        if (player.equals(me)) {
            return "I";
        }
        String name = lookout.players(view).get(player.index());
        return name.matches("\\p{L}[\\p{L}\\p{N}_]*") ? name : "\"" + name + "\"";
    }

    private String said(Seat player) {
        return player.equals(me) ? "you" : lookout.players(view).get(player.index());
    }

    private Finding counted(Spot spot, Amount amount, Thing thing) {
        return new Finding(
                met(amount, lookout.count(view, spot, thing)),
                spot.id() + " has " + amount.normal(thing),
                spot.name() + " has " + amount.words(thing));
    }

    private Finding owned(Spot spot) throws Misread {
        boolean not = words.taken("not");
        Words.Word at = words.peek();
        int seat = lookout.players(view).indexOf(at.text());
        String word = seat >= 0 ? "" : at.lower();
        if (seat < 0 && !OWNERS.contains(word)) {
            throw words.misread("expected `mine`, `enemy`, `neutral` or a player" + words.found() + meant(at));
        }
        words.take();
        OptionalInt owner = lookout.owner(view, spot);
        Truth truth = owner.isEmpty() ? Truth.UNSEEN : Truth.of(isOwner(owner.getAsInt(), word, seat));
        String whose = seat >= 0 ? name(Seat.of(seat)) : word;
        return new Finding(
                not ? truth.not() : truth,
                spot.id() + " is " + (not ? "not " : "") + (whose.equals("I") ? "mine" : whose),
                spot.name() + (not ? " does not belong to " : " belongs to ") + whose(word, seat));
    }

    private String meant(Words.Word typed) {
        List<String> known = new ArrayList<>(OWNERS);
        known.addAll(lookout.players(view));
        return Nearest.to(typed.text(), known)
                .map(word -> "; did you mean `" + word + "`?")
                .orElse("");
    }

    private boolean isOwner(int owner, String word, int seat) {
        return switch (word) {
            case "mine" -> owner == me.index();
            case "neutral" -> owner == Lookout.NOBODY;
            case "enemy" -> owner != Lookout.NOBODY && owner != me.index();
            default -> owner == seat;
        };
    }

    private String whose(String word, int seat) {
        return switch (word) {
            case "mine" -> "you";
            case "neutral" -> "nobody";
            case "enemy" -> "an enemy";
            default -> said(Seat.of(seat));
        };
    }
}
