package arbiter.engine.log;

import arbiter.engine.ahead.Expansion;
import arbiter.engine.ahead.Expansions;
import arbiter.engine.ahead.Posture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks the sheets of a log that came from standing orders: against their commitments, and by making them again. */
public final class StandingCheck {
    private StandingCheck() {}

    static List<String> commitments(GameLog log) {
        List<String> wrong = new ArrayList<>();
        for (int at = 1; at <= log.entries().size(); at++) {
            if (log.seed() != null && log.entries().get(at - 1) instanceof GameLog.Turn turn) {
                int position = at;
                turn.standing().keySet().stream()
                        .filter(player -> opened(log, position, player).isEmpty())
                        .forEach(player -> wrong.add(of(turn, player) + " are not in the log"));
            }
        }
        for (GameLog.Opened opened : log.opened()) {
            Optional<GameLog.Turn> turn = turn(log, opened);
            if (turn.isEmpty()) {
                wrong.add("the standing orders of " + opened.player() + " do not follow a turn");
                continue;
            }
            String commitment = turn.get().standing().get(opened.player());
            if (commitment == null) {
                wrong.add(of(turn.get(), opened.player()) + " have no commitment: the sheet was made by hand");
            } else if (!opened.orders().commitment(opened.nonce()).hex().equals(commitment)) {
                wrong.add(of(turn.get(), opened.player()) + " do not match their commitment");
            } else if (opened(log, opened.at(), opened.player()).size() > 1) {
                wrong.add(of(turn.get(), opened.player()) + " are in the log more than once");
            }
        }
        return wrong;
    }

    private static String of(GameLog.Turn turn, String player) {
        return "turn " + turn.number() + ": the standing orders of " + player;
    }

    private static List<GameLog.Opened> opened(GameLog log, int at, String player) {
        return log.opened().stream()
                .filter(each -> each.at() == at && each.player().equals(player))
                .toList();
    }

    private static Optional<GameLog.Turn> turn(GameLog log, GameLog.Opened opened) {
        boolean known = opened.at() >= 1 && opened.at() <= log.entries().size();
        return known && log.entries().get(opened.at() - 1) instanceof GameLog.Turn turn
                ? Optional.of(turn)
                : Optional.empty();
    }

    /** Sheets that are not what the opened standing orders give in their position. */
    public static <S, O, V> List<String> sheets(Past<S, O, V> past, GameLog log) {
        List<String> wrong = new ArrayList<>();
        for (GameLog.Opened opened : log.opened()) {
            Optional<GameLog.Turn> turn = turn(log, opened)
                    .filter(each -> opened.at() <= past.last() && past.players().contains(opened.player()));
            if (turn.isPresent() && !made(past, opened, turn.get())) {
                wrong.add("turn " + turn.get().number() + ": the sheet of " + opened.player()
                        + " does not follow from the standing orders");
            }
        }
        return wrong;
    }

    private static <S, O, V> boolean made(Past<S, O, V> past, GameLog.Opened opened, GameLog.Turn turn) {
        Step<S, O, V> before = past.step(opened.at() - 1);
        Expansion expansion = Expansions.of(
                before.era().game(), before.state(), Steps.seat(past.players(), opened.player()), opened.orders());
        // Nobody can say afterwards what a bot decided in the time that it had.
        boolean bot = expansion.source() instanceof Expansion.Stance(Posture.Played played);
        return bot || expansion.orders().equals(turn.sheets().getOrDefault(opened.player(), List.of()));
    }
}
